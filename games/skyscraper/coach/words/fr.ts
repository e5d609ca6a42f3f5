import { counter, ofName } from '@belfry/engine/words';
import type { CardName } from '../../rules/index.js';
import { fr as game } from '../../words/fr.js';
import type { SkyscraperTipTexts } from './catalogue.js';

const count = counter('fr');
const cards = (n: number): string => count(n, { one: 'carte', other: 'cartes' });
const list = new Intl.ListFormat('fr');
const pair = ([one, other]: readonly [CardName, CardName]): string => `${game.cards[one]} + ${game.cards[other]}`;
/** `le 6`, `le joker (6)`. */
const stolen = (card: CardName, stands: number | undefined): string =>
  stands === undefined ? `le ${game.cards[card]}` : `le ${game.cards[card]} (${stands})`;
/** `ton 6`, `ta boule`. */
const yours = (card: CardName): string =>
  `${card === 'wrecking-ball' || card === 'donut-truck' ? 'ta' : 'ton'} ${game.cards[card]}`;

export const fr: SkyscraperTipTexts = {
  goal: ({ goal, rivals }) => ({
    title: `${goal} étages pour gagner`,
    text: `Deux cartes qui font 9 forment un étage, et qui en a ${goal} en premier gagne. ${list.format(rivals)} ${rivals.length === 1 ? 'construit aussi et peut' : 'construisent aussi et peuvent'} voler les tiens.`,
  }),
  win: ({ way }) => ({
    title: 'Tu peux gagner !',
    text:
      way.type === 'build'
        ? `${pair(way.cards)} : voilà l’étage qui te manque.`
        : `Ton ${way.with} vole ${stolen(way.card, way.stands)} ${ofName(way.name)} : voilà l’étage qui te manque.`,
  }),
  short: () => ({
    title: 'Plus qu’un étage',
    text: 'Encore un étage, et tu gagnes aussitôt. Les autres le voient aussi : protège ton dernier étage si tu peux.',
  }),
  threat: ({ name, help }) => ({
    title: 'Attention !',
    text: `Il ne manque plus qu’un étage à ${name}. ${
      {
        none: 'Rien dans ta main ne l’empêche : construis et espère.',
        'steal-floor': 'Tu peux lui en voler un : choisis une carte étage et vois ce qui s’allume.',
        jackhammer: 'Ton marteau piqueur peut en détruire un.',
        'wrecking-ball': 'Ta boule de démolition peut en détruire un.',
        milkshake: `Avec un milkshake, ${name} passe un tour.`,
        'donut-truck': 'Avec la camionnette à donuts, tu rejoues d’abord.',
        thief: 'Un voleur peut tomber sur la carte qu’il faut pour cela.',
        'super-thief': 'Le super-voleur peut tomber sur la carte qu’il faut pour cela.',
      }[help ?? 'none']
    }`,
  }),
  pair: ({ cards: [one, other] }) => ({
    title: `${one} + ${other} = 9`,
    text: `C’est un étage : choisis le ${one} dans ta main, puis le ${other}. Dans un tour, tu peux construire autant que tu veux.`,
  }),
  joker: ({ card, stands }) => ({
    title: 'Le joker remplace',
    text: `Il vaut ce qui manque pour faire 9 : à côté de ton ${card}, c’est un ${stands}. Il le reste tant qu’il est là.`,
  }),
  steal: ({ name, card, stands, with: own }) => ({
    title: 'Vole un étage',
    text: `Ton ${own} et ${stolen(card, stands)} ${ofName(name)} font 9 : un étage de plus pour toi, un de moins là-bas. On ne vole qu’un dernier étage, et sans chien.`,
  }),
  dog: ({ floor, isTop }) => ({
    title: 'Un chien monte la garde',
    text: `À côté de ton étage ${floor}, il arrête les voleurs d’étages et les marteaux piqueurs. ${isTop ? 'C’est toujours le dernier étage qui est en danger.' : 'Ton dernier étage en a déjà un.'}`,
  }),
  bone: ({ name, floor }) => ({
    title: 'Un os pour un chien',
    text: `Il attire le chien ${ofName(name)} loin de l’étage ${floor} ; les deux cartes sont défaussées. La voie est libre.`,
  }),
  jackhammer: ({ name, cards: floor }) => ({
    title: 'Le marteau piqueur',
    text: `Il détruit un dernier étage, par exemple ${pair(floor)} chez ${name}. Seul un chien l’arrête.`,
  }),
  'wrecking-ball': ({ name, cards: floor, dog }) => ({
    title: 'La boule de démolition',
    text: `Elle détruit un dernier étage, par exemple ${pair(floor)} chez ${name}${dog ? ', et le chien avec' : ''}. Rien ne l’arrête, et il n’y en a qu’une.`,
  }),
  thief: ({ name, cards: n }) => ({
    title: 'Un voleur',
    text: `Il prend une carte dans une main, sans regarder ; ${name}, par exemple, en a ${n}. Tu peux la jouer tout de suite.`,
  }),
  'super-thief': ({ names }) => ({
    title: 'Le super-voleur',
    text: `Il prend une carte ${list.format(names.map(name => `à ${name}`))}, sans regarder. Tu peux jouer ce butin tout de suite.`,
  }),
  milkshake: ({ name }) => ({
    title: 'Un milkshake',
    text: `Sers-le à ${name}, par exemple : le prochain tour passera à boire. Ni pioche, ni carte jouée.`,
  }),
  'donut-truck': () => ({
    title: 'La camionnette à donuts',
    text: 'Appelle-la, et après ce tour tu rejoues. Tous les autres font la queue pour des donuts.',
  }),
  open: ({ cards: [one, other] }) => ({
    title: 'Ton dernier étage est ouvert',
    text: `Qui a un ${one} ou un ${other} peut le voler. Un chien à côté l’empêche, un nouvel étage au-dessus aussi.`,
  }),
  'floor-lost': ({ name, how }) => ({
    title: 'Un étage de moins',
    text: {
      'steal-floor': `${name} a pris une carte de ton dernier étage pour construire. Un chien éloigne ces voleurs.`,
      jackhammer: `${name} a détruit ton dernier étage. Un chien à côté aurait arrêté le marteau piqueur.`,
      'wrecking-ball': `${name} a démoli ton dernier étage. Rien n’arrête la boule de démolition, mais il n’y en a qu’une.`,
    }[how],
  }),
  robbed: ({ name, card }) => ({
    title: 'On t’a volé une carte',
    text: `${name} a tiré ${yours(card)}, sans regarder. Ce qui peut être construit est plus sûr dans la maison qu’en main.`,
  }),
  missed: ({ name }) => ({
    title: 'Tu as passé un tour',
    text: `${name === undefined ? 'Un milkshake t’attendait' : `${name} t’a servi un milkshake`} : le boire, c’était ton tour. Maintenant, tu rejoues.`,
  }),
  end: ({ draws, next }) => ({
    title: 'Plus rien à construire ?',
    text: `Finis ton tour : ${draws === 0 ? 'avec trois cartes ou plus, tu n’en pioches pas' : `tu pioches ${cards(draws)} pour en avoir trois`}. ${next === undefined ? 'Ensuite, tu rejoues.' : `Ensuite, c’est à ${next}.`}`,
  }),
  full: ({ cards: n }) => ({
    title: 'Ta main est pleine',
    text: `Avec ${n} cartes, tu n’en pioches pas au début de ton tour. Joues-en : une carte spéciale gagne rarement à attendre.`,
  }),
  over: ({ won, name, floors }) => ({
    title: won ? 'Tu as gagné !' : 'C’est fini',
    text: won
      ? 'Ton gratte-ciel est debout. La prochaine partie, tu peux la jouer sans moi.'
      : `${name} a ${count(floors, { one: 'étage', other: 'étages' })} et gagne. Vole tôt et garde bien ton dernier étage : essaie encore !`,
  }),
};
