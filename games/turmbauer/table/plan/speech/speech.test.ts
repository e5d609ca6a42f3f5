import type { People } from '@belfry/ui';
import { describe, expect, test } from 'vitest';
import { type MoveRing, reachOf, type State, type Triple } from '../../../rules/index.js';
import { alongX, cells, look, position, up } from '../../../testing/scenario.js';
import { chartOf } from '../chart.js';
import { planFacts } from '../facts.js';
import { buildingOf, people } from '../testing/live-plan.js';
import { de } from '../words/de.js';
import { en } from '../words/en.js';
import { fr } from '../words/fr.js';
import { sayColumn, sayField, sayMisfit, sayPlaceInFull, sayWay, type Telling } from './index.js';

const tell = (view: State, words = en, who: People = people): Telling => ({ words, view, people: who });

/** The way to a field, said. */
function way(view: State, to: Triple, ring?: MoveRing, words = en): string {
  const [goal] = cells(to);
  const reach = reachOf(view, 0).find(each => each.to === goal && each.ring === ring);
  if (reach === undefined) throw new Error('no such way');
  return sayWay(tell(view, words), chartOf(view), reach).join(' ');
}

describe('a way', () => {
  test('over the table', () => {
    const walls = { 'red-4a': up(1, 0, 1, 4), 'blue-4a': up(0, 1, 1, 4) };
    const view = look(position({ stones: walls, pawns: { red: [0, 0, 1] } }));
    expect(way(view, [1, 1, 1])).toBe(
      'Field H8, height 1, neutral wood, on foot, 2 steps. The way: the table, H8 at 1. It crosses the table.',
    );
    expect(way(view, [1, 1, 1], undefined, de)).toBe(
      'Feld H8, Höhe 1, helles Holz, zu Fuß, 2 Schritte. Der Weg: der Tisch, H8 auf 1. Er führt über den Tisch.',
    );
  });

  test('past a pawn, with a ring', () => {
    const stones = { 'red-3a': up(0, 0, 1, 3), 'blue-4a': up(1, 0, 1, 4), 'green-3a': up(1, 1, 1, 3) };
    const view = look(position({ stones, pawns: { red: [0, 0, 4], blue: [1, 0, 5] } }));
    expect(way(view, [1, 1, 4], 'trespass')).toBe(
      'Field H8, height 4, green, with a ring: trespass, 2 steps. The way: H7 at 5, H8 at 4. It passes over Mila’s pawn.',
    );
  });

  test('as an option of a list', () => {
    const view = look(position({ pawns: { red: [0, 0, 1] } }));
    const options = reachOf(view, 0, []).map(reach => sayField(tell(view), chartOf(view), reach));
    expect(options).toContain('Field H7, height 1, base, on foot, 1 step');
    expect(options).toContain('The table, height 0, on foot, 1 step');
  });
});

describe('a place', () => {
  const stones = { 'red-2a': up(0, 0, 1, 2), 'blue-2a': alongX(0, 1, 0, 3) };

  test('under a pawn, and not yet judged', () => {
    const view = look(position({ stones, pawns: { blue: [0, 1, 1] }, dice: [1, 1] }));
    const place = { cells: cells([1, 0, 1]), reach: [0, 1, 0, 0] };
    const building = buildingOf(view, '1b', { places: [place], current: 0, isThinking: true });
    const facts = planFacts({ view, viewer: 0, building, readOut: true });
    expect(sayPlaceInFull(tell(view), facts)).toContain('Not yet known whether it holds.');
    const brave = planFacts({ view, viewer: 0, building, readOut: false });
    expect(sayPlaceInFull(tell(view), brave).join(' ')).not.toMatch(/holds/);
  });

  test('one that only leans, or falls', () => {
    const view = look(position({ stones, dice: [1, 1] }));
    const said = (verdict: 'shaky' | 'falls', standing: 'leans' | 'falls', words = en): string => {
      const place = { cells: cells([1, 0, 1]), reach: [0, 0, 0, 0], verdict, judgement: { standing, bears: 0.4 } };
      const building = buildingOf(view, '1b', { places: [place], current: 0 });
      return sayPlaceInFull(tell(view, words), planFacts({ view, viewer: 0, building, readOut: true })).join(' ');
    };
    expect(said('shaky', 'leans')).toContain('Shaky, it only leans on others, bears 40\u00a0%.');
    expect(said('falls', 'falls')).toContain('Falls by itself.');
    expect(said('falls', 'falls', fr)).toBe(
      '1b en H7, niveau 1. Repose sur le socle. H7 est sous le bloc 2a de Mila à 3 : il se glisse par le côté. Tombe tout seul. Emplacement 1 sur 1.',
    );
  });

  test('a reason names columns', () => {
    const view = look(position({ stones }));
    expect(sayMisfit(tell(view), { code: 'cells-taken', cells: cells([0, 0, 1]) })).toBe(
      'Not there: there is no room, something is there already: G7 at 1.',
    );
  });
});

describe('a column', () => {
  test('with two players, whose colour is named', () => {
    const view = look(position({ players: 2, stones: { 'green-1a': [[0, 0, 1]] }, pawns: { blue: [0, 0, 2] } }));
    const two: People = { seats: people.seats.slice(0, 2), you: 0 };
    const facts = planFacts({ view, viewer: 0, readOut: true });
    const column = facts.chart.columns.get('G7');
    if (column === undefined) throw new Error('no such column');
    expect(sayColumn(tell(view, en, two), facts, column)).toBe(
      'G7, height 2, green, your green 1a, Mila’s blue pawn; you cannot get here now',
    );
    expect(sayColumn(tell(view, de, two), facts, column)).toBe(
      'G7, Höhe 2, Grün, dein Baustein 1a in Grün, die blaue Spielfigur von Mila; hierher kommst du jetzt nicht',
    );
  });

  test('who only watches is not told where they could climb', () => {
    const view = look(position({ pawns: { red: [0, 0, 1] } }));
    const facts = planFacts({ view, viewer: 'spectator', readOut: true });
    const column = facts.chart.columns.get('H7');
    if (column === undefined) throw new Error('no such column');
    expect(sayColumn(tell(view, en, { seats: people.seats, you: undefined }), facts, column)).toBe(
      'H7, height 1, base',
    );
  });
});
