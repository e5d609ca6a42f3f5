import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Grown } from './grown.js';

test('copies grow and are cut without each other knowing', () => {
  const step = fc.record({
    list: fc.nat(5),
    what: fc.constantFrom('push', 'copy', 'cut'),
    number: fc.nat(20),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), steps => {
      const lists: { readonly grown: Grown<number>; plain: number[] }[] = [{ grown: new Grown(), plain: [] }];
      for (const { list, what, number } of steps) {
        const chosen = lists[list % lists.length];
        if (chosen === undefined) continue;
        if (what === 'copy') lists.push({ grown: chosen.grown.copy(), plain: [...chosen.plain] });
        else if (what === 'push') {
          chosen.grown.push(number);
          chosen.plain.push(number);
        } else {
          chosen.grown.cut(number);
          chosen.plain = chosen.plain.slice(0, number);
        }
        for (const { grown, plain } of lists) {
          expect([...grown]).toEqual(plain);
          expect(grown.slice(1)).toEqual(plain.slice(1));
          expect(grown.length).toBe(plain.length);
          expect(grown.at(-1)).toBe(plain.at(-1));
          expect(grown.at(3)).toBe(plain[3]);
        }
      }
    }),
  );
});
