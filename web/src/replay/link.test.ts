import { deflateRawSync } from 'node:zlib';
import type { Json } from '@belfry/engine';
import type { Eye } from '@belfry/table';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playedTable, testHost } from '../shell/testing.js';
import { LONGEST_LINK, linkTo, packRecord, readLink, unpackRecord } from './link.js';

const base64Url = (bytes: Buffer): string => bytes.toString('base64url');

describe('a match in a link', () => {
  test('comes out as it went in, whatever is in it', async () => {
    const anything = fc.jsonValue({ maxDepth: 4 });
    const moment = fc.nat(5000);
    const eye = fc.constantFrom<Eye[]>('open', 'spectator', 0, 4);
    await fc.assert(
      fc.asyncProperty(anything, moment, eye, async (json, at, seen) => {
        const url = new URL(linkTo('https://belfry.example', await packRecord(json as Json), at, seen));
        const link = readLink(url.hash);
        expect(link).toMatchObject({ at, seen });
        expect(await unpackRecord(link?.packed ?? '')).toBe(JSON.stringify(json));
      }),
      { seed: 5, numRuns: 100 },
    );
  });

  test('is no part of what a server is asked for', async () => {
    const { pathname, search } = new URL(linkTo('https://belfry.example', await packRecord([1]), 17, 0));
    expect(pathname + search).toBe('/replay');
  });

  test('of a usual match is short enough for mail and messengers', async () => {
    const host = testHost();
    const record = await host.exportRecord(await playedTable(host, ['Ada', 'Ben', 'Cy', 'Dee']));
    const packed = await packRecord(record.ok ? record.value : null);
    expect(linkTo('https://belfry.example', packed, 100, 'spectator').length).toBeLessThan(LONGEST_LINK / 2);
  });
});

describe('a link that was cut off, changed or made up', () => {
  test('is read as far as it can be', () => {
    expect(readLink('')).toBeUndefined();
    expect(readLink('#at=3')).toBeUndefined();
    expect(readLink('#m=&at=3')).toBeUndefined();
    expect(readLink('#m=abc')).toEqual({ packed: 'abc', at: undefined, seen: undefined });
    expect(readLink('#m=abc&at=x')).toEqual({ packed: 'abc', at: undefined, seen: undefined });
    expect(readLink('#m=abc&at=-4&seen=')).toEqual({ packed: 'abc', at: undefined, seen: undefined });
    expect(readLink('#m=abc&seen=<b>')).toMatchObject({ seen: undefined });
    // A full stop behind a link in a sentence.
    expect(readLink('#m=abc&at=17.')).toMatchObject({ at: 17 });
  });

  test('gives nothing, and does not throw', async () => {
    const whole = await packRecord({ format: 'belfry-record/1', log: Array.from({ length: 50 }, (_, entry) => entry) });
    for (const packed of ['', '!', 'a', 'абв', whole.slice(0, -4), `x${whole}`, whole.slice(8)])
      expect([packed, await unpackRecord(packed)]).toEqual([packed, undefined]);
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 200 }), async text => {
        const unpacked = await unpackRecord(text);
        expect(unpacked === undefined || typeof unpacked === 'string').toBe(true);
      }),
      { seed: 6, numRuns: 200 },
    );
  });

  test('is not unpacked without end: a small text may hold gigabytes', async () => {
    const bomb = base64Url(deflateRawSync(Buffer.alloc(50_000_000, ' ')));
    expect(bomb.length).toBeLessThan(100_000);
    expect(await unpackRecord(bomb)).toBeUndefined();
  });

  test('holds text, or nothing', async () => {
    expect(await unpackRecord(base64Url(deflateRawSync(Buffer.from([0xff, 0xfe, 0x80]))))).toBeUndefined();
  });
});
