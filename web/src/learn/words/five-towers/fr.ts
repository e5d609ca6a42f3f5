import { counter } from '@belfry/engine/words';
import type { FiveTowersCourseWords } from './catalogue.js';

const count = counter('fr');
const TOWERS = { candy: 'Bonbons', scary: 'Hantée', tree: 'Arbre', scrap: 'Ferraille', sand: 'Sable' } as const;

export const fr: FiveTowersCourseWords = {
  pass: 'Passer',
  bid: bid => `Annoncer ${bid}`,
  tearDown: card => `Démolir ${card}`,
  points: points => count(points, { one: 'point', other: 'points' }),
  display: 'Cartes visibles',
  standing: bid => `Mia annonce ${bid}`,
  tornDown: 'Démolie',
  newCard: 'Ta nouvelle carte',
  towers: TOWERS,
  card: (type, value) => `${TOWERS[type]} ${value}`,
  steps: {
    towers: {
      title: 'Cinq tours rien que pour toi',
      name: 'cinq tours',
      says: 'Chaque carte est un étage. Tu peux bâtir une tour de chaque type : bonbons, hantée, arbre, ferraille et sable. À la fin, le meilleur score gagne, et les étages rapportent des points.',
      ask: 'La carte arbre 11 est à toi. Sur quelle tour va-t-elle ?',
      picture: 'Cinq tours côte à côte : bonbons, hantée, arbre, ferraille et sable.',
      answers: {
        own: 'Un étage se pose toujours en haut de la tour de son type. Tu la reconnais à la feuille à côté du nombre.',
        other: 'Les types ne se mélangent jamais. Cherche la tour qui porte le même symbole que la carte.',
      },
    },
    shrink: {
      title: 'Toujours plus étroit',
      name: 'plus étroit',
      says: 'Le nombre donne la largeur de l’étage. Une tour commence par n’importe quel nombre ; ensuite, chaque étage doit être plus petit que celui du dessous. Sauter des nombres est permis.',
      ask: 'Quelle carte peut aller sur cette tour ?',
      picture: 'Une tour de sable : 14 en bas, 10 au-dessus.',
      answers: {
        fits: 'Plus petit que 10, donc ça tient. Mais tu as sauté les nombres entre les deux : réfléchis avant un grand saut.',
        equal: 'Égal n’est pas plus petit.',
        higher: 'Un étage si large dépasserait. Choisis un nombre au-dessous de 10.',
      },
    },
    eight: {
      title: 'Que poser sur un 8 ?',
      name: 'le 8',
      says: 'Le 8 est l’articulation de chaque tour : il assouplit la règle. Sur un 8, tous les nombres sont permis, pourvu que le type soit le bon.',
      ask: 'Touche une carte et vois ce que le 8 accepte.',
      picture: 'Une tour de sable : 14, 10 et, tout en haut, un 8 avec une terrasse dorée.',
      answers: {
        higher:
          'Le 8 accepte tout, même un étage plus large. D’ici, tu redescends une deuxième fois : c’est ainsi qu’une tour devient vraiment haute.',
        lower: 'Plus petit, c’est toujours permis. Mais tu gaspilles le pouvoir du 8 : essaie un nombre plus grand.',
        type: 'Le 8 est généreux avec les nombres, pas avec les types : un étage de bonbons va sur la tour de bonbons.',
      },
    },
    nine: {
      title: 'Le 9 et le 0',
      name: 'le 9 et le 0',
      says: 'Un 9 se pose sur tous les nombres, même les plus petits. Seul le 0 refuse : c’est le sommet. Rien ne se pose jamais dessus, et il ne peut pas être démoli.',
      ask: 'Quelle carte peux-tu poser ?',
      picture: 'Une tour de ferraille avec un 0 au sommet et une tour de sable : 12, 5 et 2.',
      answers: {
        nine: 'Un 9 sur un 2 : aucune autre carte n’en est capable. Ensuite, comme d’habitude, il faut moins de 9.',
        top: 'Le 0 termine la tour de sable. Toutes ses cartes compteront double, mais elle ne grandira plus.',
        topped: 'Même un 9 ne rouvre pas une tour.',
        high: 'Sur un 2, seuls un 1, un 0 ou un 9 conviennent.',
      },
    },
    auction: {
      title: 'Qui en prend le plus ?',
      name: 'les enchères',
      says: 'À chaque manche, cinq cartes sont visibles. La personne qui commence dit combien elle en construira, zéro compris. Puis chacun parle une seule fois : annoncer plus, ou passer. Seule la personne qui annonce le plus construit, et exactement ce nombre de cartes.',
      ask: 'Mia annonce 2. Que dis-tu ?',
      picture:
        'Tes tours : bonbons 13, 6, 3 ; arbre 9, 4 ; sable 11 avec un 0 au sommet. Cartes visibles : bonbons 10, bonbons 2, arbre 3, ferraille 7, sable 14.',
      answers: {
        best: 'Bonbons 2 et arbre 3 conviennent, et ferraille 7 commence une nouvelle tour. Trois cartes pour toi, aucune pour Mia.',
        low: 'Mia en prend déjà 2 : annonce plus, ou passe.',
        high: 'Bonbons 10 est trop grand et la tour de sable est terminée. Ne compte que ce qui convient vraiment.',
        pass: 'Tu peux passer, mais Mia prend alors ses cartes et le reste part à la défausse. Tu peux en construire plus de deux !',
      },
    },
    build: {
      title: 'Construire et démolir',
      name: 'construire et démolir',
      says: 'Ton annonce de 3 l’emporte. Avant de construire, tu peux démolir la carte du haut d’une de tes tours. Cela coûte des points à la fin, mais libère une tour. Choisis ensuite tes cartes et pose-les dans l’ordre que tu veux.',
      ask: 'Construis trois cartes. Une tour te gêne.',
      picture:
        'Tes tours : bonbons 10, 2 ; sable 12, 4. Cartes visibles : hantée 6, sable 7, sable 11, bonbons 12, bonbons 15.',
      answers: {
        torn: 'Le 4 a disparu. Pose maintenant trois cartes, et attention à l’ordre.',
        useless: 'C’est permis, mais inutile : ni bonbons 12 ni bonbons 15 n’irait. Quelle autre carte te gêne ?',
        once: 'On ne démolit qu’une carte. Maintenant, construis.',
        late: 'On démolit avant la première carte. Appuie sur « Refaire » et commence par là.',
        placed: 'Ça tient. Continue.',
        stuck: 'Un petit nombre barre la route. Si rien ne va plus, appuie sur « Refaire » et essaie un autre ordre.',
        done: 'Trois cartes, comme annoncé. Le 4 démoli reste à côté de toi jusqu’à la fin.',
      },
    },
    score: {
      title: 'Compter les points',
      name: 'les points',
      says: 'Quand la pioche est vide pour la deuxième fois, on finit la manche, et la partie est terminée. Chaque carte vaut 1 point, et 2 dans une tour qui a un 0. Ta tour qui a le plus de cartes est la tour principale : 1 point de plus par carte. Les cartes démolies coûtent 1, puis 2, puis 3…',
      ask: 'Combien de points cela fait-il ?',
      picture:
        'Une tour-arbre de trois cartes sans sommet, une tour de sable de quatre cartes avec un 0 au sommet, et une carte démolie.',
      answers: {
        right: 'Arbre 3, sable 4 × 2 = 8, tour principale encore 4, moins 1 pour la carte démolie. À toi de jouer !',
        main: 'Il manque la tour principale : les quatre cartes de la tour de sable comptent une fois de plus.',
        torn: 'Presque. Une carte a été démolie, et cela coûte un point.',
        roof: 'C’est trop. Seule la tour avec le 0 compte double : la tour-arbre n’a pas de sommet.',
      },
    },
  },
};
