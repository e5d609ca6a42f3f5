import { listChoices, playJson } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import {
  bid,
  build,
  checked,
  look,
  mayBid,
  names,
  pass,
  play,
  rebuild,
  refused,
  tower,
  turn,
  wins,
} from '../testing/scenario.js';
import { parseCard, TOWER_TYPES } from './index.js';

const SAND = TOWER_TYPES.indexOf('sand');
const ANNIS_DISPLAY = 'sand-7 candy-12 scary-5 tree-3 scrap-10';

/** Seat 0 has built these cards in the first round and has won the bidding for some of the second display. */
function afterBuilding(built: string, display: string, count: number) {
  const match = wins(checked(2, built, display), 0, built);
  return play(match, bid(1, 0), bid(0, count));
}

describe('tearing down', () => {
  test('[round.4] [round.3] the sheet: Anni tears down the sand 6, and places the 7 and all five cards', () => {
    const match = wins(checked(4, 'sand-6', 'tree-15', ANNIS_DISPLAY), 2, 'sand-6');
    wins(match, 3, 'tree-15');
    play(match, bid(0, 3), pass(1), bid(2, 5));
    expect(turn(match)).toBe(2);
    expect(refused(match, build(2, ANNIS_DISPLAY))).toEqual({ code: 'not-lower', card: parseCard('sand-7'), top: 6 });
    play(match, rebuild(2, 'sand', ANNIS_DISPLAY));
    expect(look(match).towers[2]).toEqual([[12], [5], [3], [10], [7]]);
    expect(names(look(match).tornDown[2] ?? [])).toBe('sand-6');
    expect(look(match).display).not.toContain(parseCard('sand-7'));
    expect(turn(match)).toBe(3);
  });

  test('[round.4] it is a choice: the same cards may be placed without it', () => {
    const match = afterBuilding('sand-6', 'sand-5', 1);
    const builds = listChoices(match.legal()).map(action => JSON.stringify(match.game.actions.write(action)));
    expect(builds).toContain('{"type":"build","place":["sand-5"]}');
    expect(builds).toContain('{"type":"build","tearDown":"sand","place":["sand-5"]}');
    play(match, build(0, 'sand-5'));
    expect(tower(match, 0, 'sand')).toEqual([6, 5]);
    expect(look(match).tornDown).toEqual([[], []]);
  });

  test('[round.4] it comes before the first placement: what was just placed is never torn down', () => {
    const match = play(afterBuilding('sand-6', 'sand-5', 1), rebuild(0, 'sand', 'sand-5'));
    expect(tower(match, 0, 'sand')).toEqual([5]);
    expect(names(look(match).tornDown[0] ?? [])).toBe('sand-6');
    const early = play(checked(2, 'sand-5'), bid(0, 1), pass(1));
    expect(refused(early, rebuild(0, 'sand', 'sand-5'))).toEqual({ code: 'nothing-to-tear-down', tower: SAND });
  });

  test('[round.4] only the top goes: a second card cannot be torn down in the same turn', () => {
    const match = afterBuilding('sand-6 sand-4', 'sand-7 tree-1', 1);
    expect(refused(match, rebuild(0, 'sand', 'sand-7'))).toEqual({
      code: 'not-lower',
      card: parseCard('sand-7'),
      top: 6,
    });
    const twice = { type: 'build', tearDown: ['sand', 'sand'], place: ['sand-7'] };
    expect(playJson(match, { seat: 0, action: twice })).toMatchObject({ code: 'malformed', path: 'action.tearDown' });
    play(match, rebuild(0, 'sand', 'tree-1'));
    expect(tower(match, 0, 'sand')).toEqual([6]);
    expect(names(look(match).tornDown[0] ?? [])).toBe('sand-4');
  });

  test('[round.4] the pile keeps every card, in later turns too', () => {
    const match = checked(2, 'sand-6 tree-5', 'sand-4', 'sand-3');
    wins(match, 0, 'sand-6 tree-5');
    wins(match, 0, 'sand-4', 'tree');
    wins(match, 0, 'sand-3', 'sand');
    expect(names(look(match).tornDown[0] ?? [])).toBe('tree-5 sand-4');
    expect(look(match).tornDown[1]).toEqual([]);
    expect(tower(match, 0, 'sand')).toEqual([6, 3]);
  });

  test('[round.4] only an own tower can be torn down', () => {
    const match = wins(checked(2, 'sand-6', 'tree-1'), 0, 'sand-6');
    play(match, bid(1, 1), pass(0));
    expect(refused(match, rebuild(1, 'sand', 'tree-1'))).toEqual({ code: 'nothing-to-tear-down', tower: SAND });
    expect(tower(match, 0, 'sand')).toEqual([6]);
  });

  test('[round.5] a 0 is never torn down, neither alone nor on other cards', () => {
    for (const built of ['sand-0', 'sand-12 sand-0']) {
      const match = afterBuilding(built, 'tree-1', 1);
      expect(refused(match, rebuild(0, 'sand', 'tree-1'))).toEqual({ code: 'tower-top-stays', tower: SAND });
      const torn = listChoices(match.legal()).filter(
        action => action.type === 'build' && action.tearDown !== undefined,
      );
      expect(torn).toEqual([]);
    }
  });

  test('[round.5] [checked.1] so a topped tower makes no room, even for a 9', () => {
    const match = wins(checked(2, 'sand-0', 'sand-9 sand-8 sand-7 sand-6 sand-5'), 0, 'sand-0');
    play(match, bid(1, 0));
    expect(mayBid(match)).toEqual(['pass']);
    expect(refused(match, bid(0, 1))).toEqual({ code: 'bid-not-buildable', most: 0 });
  });

  test.each([15, 8, 0])('[round.6] a tower emptied by tearing down is begun again with a %i', value => {
    const match = play(afterBuilding('sand-6', `sand-${value}`, 1), rebuild(0, 'sand', `sand-${value}`));
    expect(tower(match, 0, 'sand')).toEqual([value]);
    expect(names(look(match).tornDown[0] ?? [])).toBe('sand-6');
  });

  test('[round.6] a tower emptied and not begun again is gone, and may be begun in a later round', () => {
    const match = checked(2, 'sand-6', 'tree-1', 'sand-15');
    wins(match, 0, 'sand-6');
    wins(match, 0, 'tree-1', 'sand');
    expect(tower(match, 0, 'sand')).toEqual([]);
    wins(match, 0, 'sand-15');
    expect(tower(match, 0, 'sand')).toEqual([15]);
  });

  test('[round.7] a card may be torn down where nothing is then placed', () => {
    const match = play(afterBuilding('sand-6 sand-4 tree-2', 'candy-9', 1), rebuild(0, 'sand', 'candy-9'));
    expect(tower(match, 0, 'sand')).toEqual([6]);
    expect(tower(match, 0, 'tree')).toEqual([2]);
    expect(tower(match, 0, 'candy')).toEqual([9]);
    expect(names(look(match).tornDown[0] ?? [])).toBe('sand-4');
  });

  test('[round.7] [record.4] such builds are listed beside the plain ones', () => {
    // Five candy cards go up in one order only: as it is, with the sand 6 torn down, or with the tree 2.
    const match = afterBuilding('sand-6 tree-2', 'candy-15 candy-14 candy-13 candy-12 candy-11', 5);
    expect(match.legal().count).toBe(3);
    const torn = listChoices(match.legal()).map(action => (action.type === 'build' ? action.tearDown : action));
    expect(new Set(torn)).toEqual(new Set([undefined, TOWER_TYPES.indexOf('tree'), SAND]));
  });

  test('[round.4] [build.5] tearing down uncovers what lies under: an 8 takes anything again', () => {
    const match = play(afterBuilding('sand-8 sand-2', 'sand-15', 1), rebuild(0, 'sand', 'sand-15'));
    expect(tower(match, 0, 'sand')).toEqual([8, 15]);
  });
});
