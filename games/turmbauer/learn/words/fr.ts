import { counter } from '@belfry/engine/words';
import type { TurmbauerCourseWords } from './catalogue.js';

const count = counter('fr');

export const fr: TurmbauerCourseWords = {
  stone: size => `Bloc de ${count(size, { one: 'cube', other: 'cubes' })}`,
  colours: { red: 'Rouge', blue: 'Bleu', green: 'Vert', black: 'Noir' },
  picture: letter => `Image ${letter}`,
  field: letter => `Case ${letter}`,
  rings: {
    none: 'Aucun anneau',
    'any-stone': 'Libre choix : ignorer les dés',
    trespass: 'Libre passage : couleurs adverses',
    leap: 'Saut : deux niveaux d’un coup',
  },
  aftermath: {
    again: 'On les remet, et je recommence',
    over: 'La partie est terminée, j’ai perdu',
    box: 'Mon bloc part dans la boîte',
  },
  winners: { red: 'Rouge', blue: 'Bleu', both: 'Les deux se partagent la victoire' },
  box: { red: 'Rouge, dans la boîte', blue: 'Bleu, dans la boîte' },
  steps: {
    dice: {
      title: 'Lancer, bâtir, grimper',
      name: 'dés et blocs',
      says: 'Tout le monde bâtit une seule tour de blocs en bois et y grimpe avec son pion. À la fin, le pion le plus haut gagne. À chaque tour, tu lances deux dés et tu poses un bloc dont le nombre de cubes correspond à l’un des dés. Un double permet n’importe quel bloc.',
      ask: 'Tu as fait 1 et 4. Quel bloc peux-tu poser ?',
      picture: 'Deux dés qui montrent 1 et 4, et le socle sur la table.',
      answers: {
        fits: 'Son nombre de cubes correspond à l’un des dés. Ensuite, ton pion peut bouger.',
        sum: 'On n’additionne jamais les dés : un 1 ou un 4, pas un 5.',
        other: 'Aucun dé ne montre ce nombre.',
      },
    },
    chequer: {
      title: 'Le bois touche la couleur',
      name: 'le damier',
      says: 'La tour est un grand damier : le bois naturel touche toujours de la couleur, sur les côtés comme au-dessus. Pendant la première manche, chaque bloc touche le socle. À partir de la deuxième, plus rien de nouveau ne touche la table.',
      ask: 'Deuxième manche : où peut aller le bloc rouge ?',
      picture:
        'Une petite tour : un carré bleu sur le socle, un bloc vert debout à côté, un cube de bois naturel devant.',
      answers: {
        fits: 'La couleur repose sur le bois, le bois sur la couleur, et la table reste libre. Un cube dépasse devant : c’est permis.',
        chequer: 'Le rouge repose sur le bleu, couleur sur couleur. Décalé d’un cube, ce serait juste.',
        table: 'La première manche est finie : plus de nouveaux blocs sur la table.',
      },
    },
    overhang: {
      title: 'Un seul cube dans le vide',
      name: 'le surplomb',
      says: 'Dans chaque direction, un bloc ne peut dépasser ses appuis que d’un cube. Les trous en dessous sont permis, emmurer un pion ne l’est pas.',
      ours: 'Le bloc doit reposer sur quelque chose et entrer tout droit, d’en haut ou d’un côté.',
      ask: 'Qu’est-ce qui est permis ?',
      picture: 'La même tour. Chaque image montre une autre place pour un bloc rouge de quatre cubes en ligne.',
      answers: {
        fits: 'Trois cubes sont soutenus, un dépasse. Quant à savoir si ça tient, c’est la tour qui décide.',
        overhang: 'Deux cubes sont dans le vide du même côté : un de trop.',
        floating: 'Rien ne le soutient : il est seulement contre la tour.',
      },
    },
    climb: {
      title: 'Marche après marche',
      name: 'grimper',
      says: 'Un pion avance vers une des quatre cases voisines : au même niveau, un niveau au-dessus ou au-dessous, autant de pas que tu veux, même par la table. Il peut se tenir sur le bois naturel, le socle et sa couleur, mais ni sur les couleurs adverses ni là où se trouve un autre pion.',
      ask: 'Où le pion rouge peut-il aller ?',
      picture:
        'Un pion rouge sur le socle. Case A : bois naturel, un niveau plus haut. Case B : verte, derrière A. Case C : rouge, deux niveaux plus haut.',
      answers: {
        fits: 'Du bois naturel, une marche plus haut. De là, tu chercherais la suivante.',
        colour: 'C’est du vert : interdit au pion rouge, même pour passer.',
        height: 'C’est bien sa couleur, mais deux niveaux d’un coup, c’est trop.',
      },
    },
    rings: {
      title: 'Deux anneaux de secours',
      name: 'les anneaux',
      says: 'Chaque couleur a deux anneaux et peut en utiliser un par tour : pour poser n’importe quel bloc malgré les dés, ou pour aller sur les couleurs adverses et passer par-dessus les pions, ou pour franchir une fois deux niveaux.',
      ask: 'Le pion rouge veut atteindre le drapeau. Quel anneau l’aide ?',
      picture: 'La même tour : le pion rouge sur le socle, un drapeau sur le cube rouge deux niveaux plus haut.',
      answers: {
        leap: 'Un saut, et le pion est là-haut.',
        trespass:
          'Sur le bois, par la case bleue, puis jusqu’au drapeau. Avec cet anneau, tu pourrais même rester sur le bleu.',
        anyStone: 'Celui-ci sert à construire. Le pion n’en avance pas mieux.',
        none: 'Un chemin monte de deux niveaux d’un coup, l’autre passe par le bleu. Il faut un anneau.',
      },
    },
    fall: {
      title: 'Est-ce que ça tient ?',
      name: 'les chutes',
      says: 'Quand tu dis « fini », la tour décide. Si trois blocs ou plus tombent, elle s’est effondrée : la personne qui construisait a perdu. Un ou deux blocs sont remis en place.',
      ours: 'Mais le nouveau te revient et tu construis de nouveau ; après le troisième échec du tour, il part dans la boîte.',
      ask: 'Ton nouveau bloc bascule et en entraîne un autre. Et maintenant ?',
      picture: 'Une tour, et deux blocs tombés à côté sur la table.',
      answers: {
        again:
          'Deux blocs, ce n’est pas un effondrement. Construis de nouveau, ici ou ailleurs, sans relancer les dés.',
        over: 'Il faut au moins trois blocs pour un effondrement. Tu as eu de la chance.',
        box: 'Cela n’arrive qu’après le troisième échec du même tour.',
      },
    },
    firm: {
      title: 'Solide ou bancal ?',
      name: 'un bloc à ton idée',
      says: 'En posant un bloc, la main le pousse toujours un peu, d’un côté ou de l’autre. Avant de dire « fini », tu sais quelle poussée une place supporte. Solide : plus que n’importe quelle main. Bancal : ça tient, mais une mauvaise poussée le renverse. Et certaines places ne tiennent pas du tout.',
      ask: 'Pose le bloc où tu veux, mais qu’il soit solide. Touche la tour ; au même endroit encore une fois, le bloc tourne.',
      picture: 'La petite tour bleue, verte et rouge. Tu as un bloc rouge coudé de trois cubes.',
      answers: {
        firm: 'Voilà qui résiste à tout. La barre dépasse la marque de la main : ici, tu peux construire l’esprit tranquille.',
        shaky:
          'Ça tient, mais la barre s’arrête avant la marque de la main : une poussée du mauvais côté, et tout bascule. Parfois le risque en vaut la peine ; ici, il y a mieux.',
        falls: 'Permis, mais il n’y a pas assez dessous : il bascule dès que tu le lâches.',
        forbidden: 'Essaie une autre place, ou tourne le bloc.',
      },
    },
    end: {
      title: 'Le pion le plus haut gagne',
      name: 'la fin',
      says: 'Après douze manches, tous les blocs ont été joués, et le pion le plus haut gagne. À hauteur égale, c’est la couleur qui a le moins de cubes dans la boîte, puis celle qui a le plus d’anneaux restants. À deux, chacun a deux couleurs et on additionne les hauteurs.',
      ask: 'Rouge et Bleu sont à la même hauteur. Qui gagne ?',
      picture:
        'Une tour avec les pions rouge et bleu à la même hauteur, le vert plus bas. Dans la boîte : un bloc rouge de quatre cubes ; deux blocs bleus d’un et de deux cubes.',
      answers: {
        parts:
          'Trois cubes dans la boîte, c’est moins que quatre : on compte les cubes, pas les blocs. Maintenant, tu connais le jeu !',
        height: 'Même hauteur : on compte alors les cubes dans la boîte, et Rouge en a plus.',
        shared:
          'On compare d’abord les cubes dans la boîte, puis les anneaux. C’est seulement ensuite que la victoire est partagée.',
      },
    },
  },
};
