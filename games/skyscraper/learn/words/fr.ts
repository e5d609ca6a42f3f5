import type { SkyscraperCourseWords } from './catalogue.js';

export const fr: SkyscraperCourseWords = {
  names: ['Toi', 'Mia', 'Ben'],
  floor: number => `Étage ${number}`,
  cards: {
    joker: 'Joker',
    dog: 'Chien de garde',
    bone: 'Os',
    jackhammer: 'Marteau piqueur',
    'wrecking-ball': 'Boule de démolition',
    milkshake: 'Milkshake',
    'donut-truck': 'Camion\u00adnette à donuts',
    thief: 'Voleur',
    'super-thief': 'Super-voleur',
  },
  another: card => `Un autre ${card.toLowerCase()}`,
  steps: {
    nine: {
      title: 'Deux moitiés, un étage',
      name: 'faire 9',
      says: 'Chacun bâtit son gratte-ciel, et le premier qui a cinq étages gagne. Un étage, ce sont deux cartes qui font 9. À ton tour, tu pioches une carte, puis tu joues autant que tu veux ; s’il te reste moins de trois cartes, tu complètes ta main à trois.',
      ask: 'Choisis deux cartes qui font un étage.',
      picture: 'Ton terrain est encore vide. Mia a un étage.',
      answers: {
        one: 'Et quelle carte fait 9 avec celle-ci ?',
        floor: '3 et 6 font 9 : ton premier étage est debout. Les paires ont la même couleur, tu les trouveras vite.',
        sum: 'Recompte : ensemble, elles doivent faire exactement 9.',
      },
    },
    joker: {
      title: 'Le joker complète',
      name: 'le joker',
      says: 'Un joker vaut ce qui manque pour faire 9. À côté d’un 4, c’est un 5, et il le reste tant qu’il est là.',
      ask: 'Construis un étage avec un joker.',
      picture: 'Tu as un étage, Mia aussi.',
      answers: {
        one: 'Maintenant, une deuxième carte.',
        floor:
          'Le joker est devenu ce qui manquait. Garde tes jokers pour les nombres qui ne trouvent pas de partenaire.',
        jokers: 'Un joker a besoin d’un nombre à compléter.',
        sum: 'Ces deux-là ne font pas 9, mais un joker peut compléter l’une ou l’autre.',
      },
    },
    steal: {
      title: 'Voler un étage',
      name: 'voler des étages',
      says: 'Tu peux aussi construire avec la moitié d’un étage adverse. Prends à un adversaire une carte de son dernier étage ; avec une carte étage à toi, elle doit faire 9. L’autre carte est défaussée : un étage de plus pour toi, un de moins en face !',
      ask: 'Le dernier étage de Mia est 2 et 7. Avec quelle carte le voles-tu ?',
      picture: 'Tu as un étage. Mia en a deux ; le dernier est 2 et 7.',
      answers: {
        stolen:
          'Ton 2 prend le 7 : un nouvel étage pour toi. Le 2 de Mia est défaussé, son étage a disparu. L’écart change de deux.',
        sum: 'Il te faut une carte qui fasse 9 avec le 2 ou avec le 7.',
        joker: 'Un joker ne vole jamais. Mais on peut le voler, à la valeur qu’il a.',
      },
    },
    guard: {
      title: 'Le chien à la porte',
      name: 'le chien de garde',
      says: 'Quand un chien garde un étage, on ne peut ni le voler ni le détruire au marteau piqueur. Un chien peut garder n’importe quel étage, mais seul le dernier est en danger.',
      ours: 'Il se place à côté d’un de tes propres étages, un seul chien par étage.',
      ask: 'Mia lorgne ton dernier étage. Où places-tu le chien ?',
      picture: 'Tu as trois étages ; un chien garde le plus bas. Mia a un étage.',
      answers: {
        safe: 'Maintenant, Mia doit chercher un autre étage.',
        below:
          'C’est permis, mais personne ne peut atteindre cet étage pour l’instant : le dernier reste sans défense, et Mia a un 3.',
        twice: 'Choisis un étage qui n’en a pas encore.',
      },
    },
    wreck: {
      title: 'Démolition',
      name: 'os, marteau et boule',
      says: 'Le marteau piqueur détruit le dernier étage d’un adversaire, sauf si un chien le garde. Un os appâte un chien et l’éloigne. La boule de démolition se moque des chiens : elle emporte l’étage et le chien.',
      ask: 'Détruis le dernier étage de Mia.',
      picture: 'Tu as un étage. Mia en a deux, et un chien garde le dernier.',
      answers: {
        bone: 'Le chien est parti, l’os aussi. La voie est libre !',
        hammer: 'D’abord l’os, ensuite le marteau piqueur : voilà un beau tour. Toutes ces cartes vont à la défausse.',
        ball: 'La boule de démolition n’a pas besoin d’aide. Il n’y en a qu’une dans tout le jeu.',
        guarded: 'Appâte d’abord le chien, ou prends quelque chose de plus lourd.',
      },
    },
    tricks: {
      title: 'Voleurs et gourmandises',
      name: 'voleurs et gourmandises',
      says: 'Un voleur prend, sans regarder, une carte à un adversaire ; le super-voleur en prend une à chacun. Un milkshake fait perdre son prochain tour à un adversaire. La camionnette à donuts fait passer leur tour à tous les autres : tu rejoues.',
      ask: 'Mia a quatre étages et joue juste après toi. Quelle carte l’empêche de jouer ?',
      picture: 'Tu as deux étages, Mia quatre, Ben un. C’est ton tour, puis celui de Mia.',
      answers: {
        shake: 'Mia passe son prochain tour à boire : ni pioche ni action. C’est à Ben.',
        truck: 'Tout le monde fait la queue pour les donuts, et tu as encore un tour.',
        thief: 'Cela coûte une carte à Mia, peut-être celle qu’il lui fallait. Mais elle jouera quand même.',
        superThief: 'Une carte de Mia et une de Ben. Joli, mais c’est quand même à Mia de jouer.',
      },
    },
    win: {
      title: 'Le cinquième étage',
      name: 'gagner',
      says: 'Avec cinq étages, tu gagnes aussitôt, au milieu de ton tour. Tu en as quatre, et rien dans ta main ne fait 9. Regarde le dernier étage de Mia.',
      ask: 'Gagne pendant ce tour !',
      picture: 'Tu as quatre étages. Mia en a deux, le dernier est 2 et 7, gardé par un chien.',
      answers: {
        bone: 'Le chien est occupé. Et maintenant ?',
        won: 'Cinq étages ! La partie s’arrête aussitôt : victoire pour toi. À toi de jouer pour de vrai !',
        guarded: 'Tant que le chien est là, rien à faire.',
        sum: 'Laquelle de tes cartes fait 9 avec le 7 ?',
        gone: 'Tu détruis l’étage que tu voulais voler. Essaie sans le marteau piqueur.',
      },
    },
  },
};
