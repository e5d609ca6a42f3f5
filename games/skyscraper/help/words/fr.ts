import type { HelpSection } from '@belfry/ui';

export const help: readonly HelpSection[] = [
  {
    title: 'Le but',
    items: [
      { text: 'Construis un gratte-ciel. Cinq étages, et tu gagnes aussitôt, même au milieu d’un tour.' },
      { text: 'Dans la partie courte, quatre étages suffisent.' },
      {
        text: 'Un étage, ce sont deux cartes qui font 9 : 1 et 8, 2 et 7, 3 et 6, 4 et 5. Chaque paire a sa couleur et son symbole.',
      },
    ],
  },
  {
    title: 'Les cartes',
    items: [
      {
        text: 'Il y en a 54 : quatre cartes étage de chaque nombre de 1 à 8, quatre jokers, quatre chiens de garde, deux os, trois marteaux piqueurs, une boule de démolition, trois milkshakes, une camionnette à donuts, trois voleurs et un super-voleur.',
      },
      { text: 'Chacun commence avec cinq cartes, tenues secrètes. Le reste forme la pioche.' },
      { text: 'On joue dans le sens des aiguilles d’une montre.' },
      { text: 'La première place commence.', ours: true },
    ],
  },
  {
    title: 'Ton tour',
    items: [
      { text: 'D’abord tu pioches une carte, sauf si tu en as huit ou plus. Cela se fait tout seul.' },
      {
        text: 'Puis tu joues des cartes, sans limite de nombre ni d’ordre. Tu peux aussi n’en jouer aucune.',
      },
      { text: 'Si tu termines ton tour avec moins de trois cartes, tu complètes ta main à trois.' },
      { text: 'Quand la pioche est vide, la défausse est mélangée et la remplace.' },
      { text: 'Cela ne se fait que lorsqu’il faut piocher.', ours: true },
      { text: 'Si les deux sont vides, on ne pioche rien.', ours: true },
      { text: 'Avec des cartes volées, ta main peut dépasser huit cartes.', ours: true },
    ],
  },
  {
    title: 'Construire',
    items: [
      { text: 'Joue deux cartes étage qui font 9. Elles deviennent ton dernier étage.' },
      {
        text: 'Un joker va avec n’importe quelle carte étage et vaut ce qui manque pour faire 9, tant qu’il reste là. Deux jokers ne font pas un étage.',
      },
    ],
  },
  {
    title: 'Voler un étage',
    items: [
      {
        text: 'Joue une carte étage et prends à un adversaire une carte de son dernier étage, si les deux font 9. Elles deviennent ton dernier étage.',
      },
      { text: 'L’autre carte de l’adversaire est défaussée : son étage disparaît.' },
      { text: 'On ne vole pas avec un joker. Mais un joker peut se voler : il garde la valeur qu’il a là.' },
      { text: 'On ne vole pas un étage qu’un chien garde.' },
    ],
  },
  {
    title: 'Le chien et l’os',
    items: [
      {
        text: 'Pose un chien de garde près d’un de tes étages, n’importe lequel. Personne ne peut voler cet étage, et le marteau piqueur ne peut pas le détruire.',
      },
      { text: 'Un seul chien par étage, et jamais chez un adversaire.', ours: true },
      { text: 'Un chien placé plus bas y reste, quoi qu’il se passe au-dessus.' },
      { text: 'Un os éloigne un chien adverse, à n’importe quel étage. L’os et le chien vont à la défausse.' },
      { text: 'Un os n’a pas d’effet sur ton propre chien.', ours: true },
    ],
  },
  {
    title: 'Le marteau piqueur et la boule de démolition',
    items: [
      { text: 'Le marteau piqueur détruit le dernier étage d’un adversaire, si aucun chien ne le garde.' },
      { text: 'La boule de démolition fait de même, chien ou pas. Le chien est défaussé aussi.' },
    ],
  },
  {
    title: 'Les voleurs',
    items: [
      {
        text: 'Le voleur prend à un adversaire une carte de sa main, sans regarder. Tu la joues tout de suite ou tu la gardes.',
      },
      { text: 'Le super-voleur en prend une à chacun.' },
      {
        text: 'Pour le voleur, il faut un adversaire qui ait une carte ; pour le super-voleur, au moins un.',
        ours: true,
      },
      { text: 'Seuls le voleur et sa victime voient la carte.' },
    ],
  },
  {
    title: 'Le milkshake et la camionnette à donuts',
    items: [
      {
        text: 'Sers un milkshake à un adversaire : il passe son prochain tour à le boire, sans piocher ni jouer.',
      },
      { text: 'Plusieurs milkshakes peuvent attendre le même joueur ; chacun coûte un tour.', ours: true },
      {
        text: 'Avec la camionnette à donuts, tous les adversaires passent leur tour : tu termines le tien comme d’habitude, la camionnette est défaussée et tu rejoues.',
      },
      {
        text: 'Les joueurs sautés gardent leurs milkshakes. Une camionnette jouée de nouveau pendant le tour supplémentaire agit de nouveau.',
        ours: true,
      },
    ],
  },
  {
    title: 'Quand plus rien ne bouge',
    items: [
      {
        text: 'Si, pendant tout un tour de table, personne ne joue, ne pioche ni ne boit rien, la partie s’arrête. Tous ceux qui ont le plus d’étages se partagent la victoire.',
        ours: true,
      },
    ],
  },
];
