import type { AdviceTexts } from './catalogue.js';

const RINGS = { leap: ', със скок и пръстен', trespass: ', през чужд цвят и с пръстен' } as const;

export const bg: AdviceTexts = {
  build: (stone, takesRing) => `Построй ${stone}${takesRing ? ', с пръстен' : ''}.`,
  discard: stone => `Прибери ${stone} в кутията.`,
  move: (height, ring) => `Изкачи се на височина ${height}${ring === undefined ? '' : RINGS[ring]}.`,
  stay: height => `Остани на място, на височина ${height}.`,
  climbs: (height, than) => `Пионката ти стига до ${height}, иначе до ${than}.`,
  prepares: (height, than) => `На следващия ход можеш да стигнеш до ${height}, иначе до ${than}.`,
  liftsOther: (colour, height, than) => `Другата ти пионка (${colour}) може да стигне до ${height}, иначе до ${than}.`,
  hinders: (name, height, than) => `${name} стига само до ${height}, иначе до ${than}.`,
  holds: (falls, than) => `По-сигурно е: рискът да падне е ${falls}, иначе ${than}.`,
  keepsRing: 'Пазиш пръстена за по-важен момент.',
  worthRing: 'Струва си пръстена.',
  wastesLess: (parts, than) => `По-малко кубчета отиват в кутията: ${parts} вместо ${than}.`,
};
