/** What holds for the records of every game. */
import { readdirSync, readFileSync } from 'node:fs';
import {
  type Game,
  type Json,
  type OptionField,
  type RecordFault,
  readOptions,
  readRecord,
  traceRecord,
  writeRecord,
} from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { randomMatch } from './places.js';
import { allOptions } from './walk.js';

export interface Examples {
  /** The records in the folder `examples` beside the rules, each with a trace. */
  readonly records: readonly string[];
  /** A record as it is written after it was read, if it may be spelled otherwise. */
  readonly asWritten?: (record: unknown) => unknown;
}

/**
 * Tests that a game's records are traced and written as others have written them, that its options are read as they are
 * described, and that a record has the result of the match when it is over.
 * @param rules a file in the folder of the game's rules, as a URL
 */
export function describeRecords(game: Game, rules: string, { records, asWritten = record => record }: Examples): void {
  const read = (name: string): string => readFileSync(new URL(`examples/${name}`, rules), 'utf8');

  describe('the records of others', () => {
    test('are those named here', () => {
      expect(readdirSync(new URL('examples', rules)).filter(name => name.endsWith('.json'))).toEqual(records);
    });

    test.each(records)('the trace of %s is reproduced to the byte', name => {
      const explain = (fault: RecordFault) => {
        throw new Error(
          `${JSON.stringify(fault)}: if the rules have changed, make it anew (belfry random, belfry trace)`,
        );
      };
      const lines = [...traceRecord(JSON.parse(read(name)), [game], explain)];
      expect(lines.map(line => `${line}\n`).join('')).toBe(read(name.replace('.json', '.trace')));
    });

    test.each(records)('%s is written as it was read', name => {
      const json: { readonly options: object } = JSON.parse(read(name));
      const match = readRecord(json, [game]);
      if (!match.ok) throw new Error(JSON.stringify(match.error));
      expect(writeRecord(match.value)).toEqual(
        asWritten({ ...json, options: { ...defaultsOf(game), ...json.options } }),
      );
    });
  });

  describe('options', () => {
    test('may be all that the game says, and are its defaults where they are left out', () => {
      const defaults = defaultsOf(game);
      for (const options of allOptions(game)) {
        expect(readOptions(game, options)).toEqual({ ok: true, value: options });
        const { players } = options;
        expect(readOptions(game, { players })).toEqual({ ok: true, value: { players, ...defaults } });
      }
    });

    test.each(faultsIn(game))('a fault in %s is refused: %j', (path, json) => {
      expect(readOptions(game, json)).toMatchObject({ ok: false, error: { code: 'malformed', path } });
    });
  });

  test('a record has a result when the match is over, and no other is accepted', () => {
    for (const [seed, options] of allOptions(game).entries()) {
      const running = randomMatch(game, { options, seed, far: 0.5 });
      if (running.due().type !== 'over') expect(writeRecord(running)).not.toHaveProperty('result');
      const match = randomMatch(game, { options, seed, far: 1 });
      const due = match.due();
      if (due.type !== 'over') throw new Error('the match is not over');
      const record = writeRecord(match);
      expect(record['result']).toEqual(due.result);
      expect(readRecord(record, [game]).ok).toBe(true);
      const winners = options.players === due.result.winners.length ? [] : [...match.seats.keys()];
      expect(readRecord({ ...record, result: { ...due.result, winners } }, [game])).toMatchObject({
        ok: false,
        error: { where: 'record', problem: { code: 'wrong-result' } },
      });
    }
  });
}

/** What the game fills in where nothing is said. */
const defaultsOf = (game: Game): Readonly<Record<string, Json>> =>
  Object.fromEntries(
    Object.entries<OptionField>(game.options).flatMap(([name, field]) =>
      field.default === undefined ? [] : [[name, field.default]],
    ),
  );

/** Options that are not the game's, with the place of the fault. */
function faultsIn(game: Game): [string, Json][] {
  const { players, ...others } = game.options;
  const good = { players: players.min };
  const wrongPlayers = [players.min - 1, players.max + 1, players.min + 0.5, String(players.min), true, null];
  return [
    ['options', null],
    ['options', []],
    ['options', { ...good, seed: 1 }],
    ['options.players', {}],
    ...wrongPlayers.map((wrong): [string, Json] => ['options.players', { players: wrong }]),
    ...Object.entries(others).flatMap(([name, field]) =>
      wrongValues(field).map((wrong): [string, Json] => [`options.${name}`, { ...good, [name]: wrong }]),
    ),
  ];
}

/** Values a field may not have, most of them close to those it may. */
function wrongValues(field: OptionField): Json[] {
  if (field.type === 'integer') return [field.min - 1, field.max + 1, field.min + 0.5, String(field.min), null];
  const close = field.values.flatMap(value =>
    typeof value === 'number' ? [value - 1, value + 1, String(value)] : [value.toUpperCase(), `${value}s`, 1],
  );
  return [null, ...close.filter(value => !field.values.includes(value))];
}
