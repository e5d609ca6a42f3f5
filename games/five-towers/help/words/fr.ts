import type { HelpSection } from '@belfry/ui';

export const help: readonly HelpSection[] = [
  {
    title: 'De quoi il s’agit',
    items: [
      {
        text: 'Chacun construit jusqu’à cinq tours : une tour de bonbons, une tour hantée, une tour-arbre, une tour de ferraille et une tour de sable.',
      },
      {
        text: 'À chaque manche, cinq cartes sont visibles. La plus haute annonce l’emporte : il faut alors construire autant de cartes.',
      },
      { text: 'À la fin, le meilleur score gagne.' },
    ],
  },
  {
    title: 'Les cartes',
    items: [
      { text: 'Chaque carte appartient à un type de tour et a une valeur de 0 à 15.' },
      { text: 'À 2 ou 3, chaque carte existe une fois : 80 cartes.' },
      { text: 'À 4 ou 5, les 0, 2, 5, 7, 10 et 12 de chaque type existent deux fois : 110 cartes.' },
    ],
  },
  {
    title: 'Règles de construction',
    items: [
      { text: 'Tu as au plus une tour de chaque type. Une carte se pose seulement en haut de la tour de son type.' },
      { text: 'La première carte d’une tour peut avoir n’importe quelle valeur.' },
      { text: 'Ensuite, chaque carte doit être plus basse que celle du dessous.' },
      { text: 'N’importe quelle carte va sur un 8.' },
      { text: 'Un 9 va sur toute carte sauf un 0. Sur le 9, la carte suivante doit de nouveau être plus basse.' },
      { text: 'Le 0 est le sommet de la tour. Plus rien ne se pose dessus, pas même un 9.' },
    ],
  },
  {
    title: 'Une manche : les annonces',
    items: [
      { text: 'Cinq cartes sont révélées.' },
      { text: 'La personne qui commence annonce combien elle en prendrait, de 0 à 5. Elle ne peut pas passer.' },
      { text: 'Puis chacun parle une seule fois, dans le sens des aiguilles d’une montre : annoncer plus, ou passer.' },
      {
        text: 'Les enchères s’arrêtent quand tout le monde a parlé, ou tout de suite si quelqu’un annonce toutes les cartes visibles.',
      },
    ],
  },
  {
    title: 'Une manche : construire',
    items: [
      {
        text: 'La personne qui a fait la plus haute annonce choisit exactement autant de cartes et doit toutes les poser.',
      },
      {
        text: 'Avant de poser, elle peut démolir une carte : celle du haut d’une de ses tours. Cette carte va dans sa pile de démolition.',
      },
      { text: 'Un 0 n’est jamais démoli.' },
      { text: 'On peut aussi démolir là où l’on ne pose rien ensuite.', ours: true },
      { text: 'Les cartes se posent dans l’ordre que l’on veut.' },
      {
        text: 'Une tour vidée par une démolition n’existe plus. On peut la recommencer avec n’importe quelle valeur.',
        ours: true,
      },
      { text: 'Avec une annonce de 0, on ne construit rien et on ne démolit rien.', ours: true },
    ],
  },
  {
    title: 'Une manche : ranger',
    items: [
      { text: 'Les cartes restantes vont à la défausse.' },
      { text: 'La personne à gauche de celle qui a construit commence la manche suivante.' },
      {
        text: 'Si la première annonce est 0 et que tous les autres ont passé, les cartes sont défaussées et la même personne recommence.',
      },
    ],
  },
  {
    title: 'Pioche et fin',
    items: [
      {
        text: 'Quand la pioche est vide, on finit la manche. Puis on mélange la défausse, qui devient la nouvelle pioche.',
      },
      {
        text: 'Quand celle-ci est vide à son tour, la manche est la dernière. S’il y a moins de cartes visibles, l’annonce maximale est leur nombre.',
      },
      { text: 'Les cartes démolies ne reviennent jamais.' },
      { text: 'S’il n’y a rien à mélanger, la partie s’arrête là.', ours: true },
    ],
  },
  {
    title: 'Points',
    items: [
      { text: 'Chaque carte d’une tour vaut 1 point ; dans une tour avec sommet, 2 points.' },
      { text: 'Ta tour qui a le plus de cartes est ta tour principale : 1 point de plus pour chacune de ses cartes.' },
      {
        text: 'Chaque carte démolie coûte un point de plus que la précédente : 1, puis 2, puis 3.',
      },
      { text: 'Le meilleur score gagne. En cas d’égalité, la victoire est partagée.' },
    ],
  },
  {
    title: 'Annonces : vérifiées',
    items: [
      {
        text: 'On n’annonce que ce qu’on pourrait construire d’une façon ou d’une autre, quitte à démolir une carte.',
        ours: true,
      },
      { text: 'La personne qui commence peut toujours dire 0, les autres peuvent toujours passer.', ours: true },
    ],
  },
  {
    title: 'Annonces : comme à table',
    items: [
      { text: 'On annonce ce qu’on veut. Si tu l’emportes et que tu peux construire, tu dois le faire.', ours: true },
      {
        text: 'Si tu ne peux pas, tu retires ton annonce, et les enchères reviennent à ton tour : tu annonces de nouveau, plus que l’annonce d’avant, ou tu passes. La personne qui commence ne passe pas : elle annonce au moins 0.',
      },
      { text: 'Jusqu’à la fin de la manche, tu ne peux plus annoncer ce nombre ni davantage.', ours: true },
      { text: 'Tous les suivants parlent de nouveau. Ce qui a été dit avant reste valable.', ours: true },
      {
        text: 'S’il ne te reste aucun nombre, tu ne peux que passer ; la personne qui commence a toujours le 0. Parlent aussi ceux qu’une annonce de toutes les cartes avait privés de parole, et une telle annonce arrête encore les enchères aussitôt.',
        ours: true,
      },
      { text: 'La plus haute annonce encore valable à la fin l’emporte, peu importe de qui elle vient.', ours: true },
    ],
  },
];
