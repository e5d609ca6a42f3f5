import { newNetwork } from '@belfry/bots';
import { at, SeededRandom, shuffle } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { INPUTS, writeInputs } from './inputs.js';
import { LearnedOutlook, OUTPUT_UNIT } from './learned-outlook.js';
import { deal, listDeck, type Position, reshuffled, settled, startOf, TYPES, towerAt } from './position.js';
import { Round } from './round.js';

const random = new SeededRandom(5);
const network = newNetwork([INPUTS, 12, 2], random);
const outlook = new LearnedOutlook(network);

const dealAny = (position: Position): Position => deal(position, shuffle(listDeck(position), random).slice(0, 5));

describe('the network, its sums shared between towers', () => {
  test.each([2, 3, 4, 5])('expects the same as when it is simply run (%i players)', players => {
    let position = dealAny(startOf(players));
    for (let round = 0; round < 25; round++) {
      const thought = new Round(position, outlook);
      const builder = random.below(players);
      const { built } = thought.best(builder, 1 + random.below(3)) ?? thought.unbuilt;
      const after = settled(position, built);
      for (let seat = 0; seat < players; seat++)
        for (let type = 0; type < TYPES; type++) {
          const tower = towerAt(after, seat, type);
          if (tower.isClosed) continue;
          const study = outlook.study(at(position.plots, type));
          study.rate(seat, tower, at(after.torn, seat), {
            builder,
            starter: after.starter,
            placed: built?.extensions[type]?.placed ?? [],
            tower: towerAt(after, builder, type),
          });
          writeInputs(network.inputs, after, seat, type);
          const [points, cards] = network.run();
          expect(study.points).toBeCloseTo(tower.height + OUTPUT_UNIT * Number(points), 9);
          expect(study.cards).toBeCloseTo(tower.height + OUTPUT_UNIT * Number(cards), 9);
        }
      position = dealAny(after.left > 0 ? after : reshuffled(after));
    }
  });
});
