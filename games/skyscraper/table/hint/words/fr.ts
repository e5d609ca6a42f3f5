import { ofName } from '@belfry/engine/words';
import type { HintWords } from './catalogue.js';

export const fr: HintWords = {
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
  end: 'Termine ton tour : il n’y a rien de mieux à faire.',
};
