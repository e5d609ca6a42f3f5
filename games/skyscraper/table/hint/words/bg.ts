import type { HintWords } from './catalogue.js';

export const bg: HintWords = {
  build: (one, other) => `Строй ${one} + ${other}.`,
  buildWithJoker: (card, value) => `Строй ${card} + жокер: той е ${value}.`,
  steal: (name, value, own) => `Открадни ${value} от ${name} с твоята ${own}.`,
  guard: floor => `Сложи кучето си на етаж ${floor}.`,
  bone: (name, floor) => `Подмами кучето на ${name} от етаж ${floor}.`,
  jackhammer: name => `Разбий най-горния етаж на ${name} с къртача.`,
  wreckingBall: name => `Събори най-горния етаж на ${name}.`,
  thief: name => `Прати крадеца при ${name}.`,
  milkshake: name => `Сервирай шейка на ${name}.`,
  superThief: 'Прати суперкрадеца: по една карта от всеки.',
  donutTruck: 'Повикай камиончето с понички: играеш пак.',
  end: 'Завърши хода: няма нищо по-добро.',
};
