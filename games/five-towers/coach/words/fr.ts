import { counter, ofName } from '@belfry/engine/words';
import { fr as game } from '../../words/fr.js';
import type { FiveTowersTipTexts } from './catalogue.js';

const count = counter('fr');
const cards = (n: number): string => count(n, { one: 'carte', other: 'cartes' });
const points = (n: number): string => count(n, { one: 'point', other: 'points' });
const list = new Intl.ListFormat('fr');
const Capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const Card = (card: number): string => Capital(game.card(card));
const place = (on: number | undefined): string => (on === undefined ? 'peut commencer une tour' : `va sur ton ${on}`);

export const fr: FiveTowersTipTexts = {
  goal: ({ rivals }) => ({
    title: 'Bâtis cinq tours',
    text: `Chaque carte posée vaut un point, et ta plus haute tour compte double. ${list.format(rivals)} ${rivals.length === 1 ? 'veut' : 'veulent'} les mêmes cartes.`,
  }),
  bid: ({ bid, shown, cards: most }) => ({
    title: 'Que veut dire annoncer ?',
    text: `Si tu annonces ${bid}, tu devras poser ${bid} de ${shown === 1 ? 'cette seule carte' : `ces ${cards(shown)}`}. ${most.length === shown ? 'Tu pourrais même tout poser.' : `Au mieux, tu pourrais en poser ${most.length} : ${list.format(most.map(game.card))}.`}`,
  }),
  zero: () => ({
    title: 'Rien ne va',
    text: 'Aucune de ces cartes ne va sur tes tours, même en démolissant. Tu commences, donc tu ne peux pas passer : annonce 0.',
  }),
  pass: ({ standing, most }) => ({
    title: 'Mieux vaut passer',
    text: `${standing === undefined ? 'Tu' : `${standing.name} a annoncé ${standing.bid}, et tu`} ${most === 0 ? 'ne pourrais poser aucune de ces cartes' : `pourrais en poser ${most} au plus`}. Passer ne coûte rien.`,
  }),
  costly: ({ bid, loss, begins }) => ({
    title: 'Pas à n’importe quel prix',
    text: `Pour en poser ${bid}, tu devrais démolir, et tu aurais ${loss === 0 ? 'autant de points qu’avant' : `${points(loss)} de moins`}. ${begins ? 'Annonce plutôt 0.' : 'Passe plutôt.'}`,
  }),
  revoke: ({ bid }) => ({
    title: 'C’était trop',
    text: `Tu as annoncé ${bid}, mais c’est impossible, même en démolissant. Retire ton annonce ; ensuite, annonce moins ou passe.`,
  }),
  build: ({ count: n, example }) => ({
    title: `À toi de poser ${cards(n)}`,
    text: `Choisis une carte, puis sa tour : vers le haut, les nombres diminuent.${example === undefined ? '' : ` Par exemple, ${game.card(example.card)} ${place(example.on)}.`}`,
  }),
  'tear-down': ({ card, cost, from, to, gain }) => ({
    title: 'Démolir, une bonne idée ?',
    text: `Sans ${game.card(card)}, ${to > from ? `tu pourrais poser ${cards(to)} au lieu de ${from}` : 'd’autres cartes iraient'}. Cela coûte ${points(cost)} cette fois, ${cost + 1} la suivante, et il t’en reste quand même ${gain} de plus.`,
  }),
  'must-tear': ({ card, cost, bid }) => ({
    title: 'D’abord démolir',
    text: `Pour en poser ${bid}, il faut d’abord démolir une carte, de préférence ${game.card(card)}. Cela coûte ${points(cost)}.`,
  }),
  eight: ({ card, on }) => ({
    title: 'Le 8 accepte tout',
    text: `${Card(card)} ${place(on)}. Sur un 8, tout nombre peut suivre, même un 15.`,
  }),
  'on-eight': ({ card }) => ({
    title: 'Ton 8 accepte tout',
    text: `${Card(card)} n’est pas plus petit, mais sur un 8 tous les nombres vont. De là, on redescend encore une fois.`,
  }),
  nine: ({ card, on }) => ({
    title: 'Le 9 va partout',
    text: `${Card(card)} va dans sa tour sur toute carte sauf un 0${on !== undefined && on < 9 ? `, même sur ton ${on}` : ', si petite soit-elle'}. Au-dessus, on redescend à partir de 9.`,
  }),
  top: ({ card, cards: n, gain }) => ({
    title: 'Le 0 est un sommet',
    text: `Sur ta tour de ${cards(n)}, ${game.card(card)} fait compter chaque carte double : ${points(gain)} de plus. Mais rien ne se pose sur un 0.`,
  }),
  'bare-top': ({ card, gain }) => ({
    title: 'Le 0 ferme sa tour',
    text: `${Card(card)} vaudrait ${points(gain)}, mais cette tour ne grandirait jamais. Sur une haute tour, il rapporte bien plus.`,
  }),
  main: ({ tower, cards: n }) => ({
    title: 'Ta tour principale',
    text: `Ta plus haute tour est la ${game.towers[tower]} : ses ${n} cartes rapportent ${n} points de plus. Continue-la tant qu’elle peut grandir.`,
  }),
  others: ({ name, count: n, left }) => ({
    title: 'Qui annonce le plus bâtit',
    text: `${name} a annoncé le plus et posé ${cards(n)}. ${left === 0 ? 'On' : 'Le reste est allé à la défausse, et on'} recommence à la gauche ${ofName(name)}.`,
  }),
  deck: ({ cards: n }) => ({
    title: 'La pioche s’épuise',
    text: `${n === 0 ? 'Elle est vide.' : `Il n’y reste que ${cards(n)}.`} Ce que personne n’a pris sera mélangé et reviendra une fois.`,
  }),
  'last-deck': ({ cards: n }) => ({
    title: 'La dernière pioche',
    text: `Ce que personne n’a pris revient : encore ${cards(n)}. Ensuite, on compte les points.`,
  }),
  'last-round': ({ cards: n }) => ({
    title: 'La dernière manche',
    text: `${n === 1 ? 'C’est la dernière carte' : `Ce sont les ${n} dernières cartes`} : ensuite, on compte les points. Inutile de garder de la place.`,
  }),
  over: ({ won, points: mine, name, theirs }) => ({
    title: won ? 'Tu as gagné !' : 'C’est fini',
    text: `Tu as ${points(mine)}, ${name} ${theirs}. ${won ? 'La prochaine partie, tu peux la jouer sans moi.' : 'Un 0 sur une haute tour peut tout changer : essaie encore !'}`,
  }),
};
