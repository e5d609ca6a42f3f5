import { counter, ofName } from '@belfry/engine/words';
import type { AdviceTexts } from './catalogue.js';

const count = counter('fr');
const cards = (n: number): string => count(n, { one: 'carte', other: 'cartes' });
const floors = (n: number): string => count(n, { one: 'étage', other: 'étages' });

export const fr: AdviceTexts = {
  build: (one, other) => `Construis ${one} + ${other}.`,
  buildWithJoker: (card, value) => `Construis ${card} + joker : il vaut ${value}.`,
  steal: (name, value, own) => `Avec ton ${own}, vole le ${value} ${ofName(name)}.`,
  guard: floor => `Mets ton chien à l’étage ${floor}.`,
  bone: (name, floor) => `Attire le chien ${ofName(name)} loin de l’étage ${floor}.`,
  jackhammer: name => `Perce le dernier étage ${ofName(name)}.`,
  wreckingBall: name => `Démolis le dernier étage ${ofName(name)}.`,
  thief: name => `Envoie le voleur chez ${name}.`,
  milkshake: name => `Sers le milkshake à ${name}.`,
  superThief: 'Envoie le super-voleur : une carte à chacun.',
  donutTruck: 'Appelle la camionnette à donuts : tu rejoueras.',
  end: 'Termine ton tour.',
  wins: 'Tu gagnes la partie.',
  keepsAlive: 'Sinon, la partie s’éteint et plus personne ne construit.',
  stops: name => `Il ne manque qu’un étage à ${name} pour gagner.`,
  gainsFloor: n => `Tu as alors ${floors(n)}.`,
  costsFloor: name => `${name} a un étage de moins.`,
  knows: (name, card) => `Tu sais avec quelle carte ${name} pourrait frapper ton dernier étage\u00a0: ${card}.`,
  guards: n =>
    `${cards(n)} que tu ne vois pas ${n === 1 ? 'pourrait' : 'pourraient'} frapper ton dernier étage. Le chien monte la garde.`,
  opens: name => `Le dernier étage ${ofName(name)} n’est plus gardé.`,
  turnAgain: 'Tu rejoues avant les autres.',
  costsTurn: name => `${name} passe un tour.`,
  costsCard: name => `${name} a une carte de moins.`,
  draws: n => `À la fin de ton tour, tu pioches ${cards(n)}.`,
  makesRoom: 'Ta main n’est plus trop pleine pour piocher.',
  keeps: card => `Tu gardes pour plus tard\u00a0: ${card}.`,
};
