import type { PersonId } from '@belfry/table';
import { expect, test } from 'vitest';
import { Presence } from './presence.js';

/** One table with a seat for Ada and one for Ben, at which time passes as it is told to. */
function presenceAt(table = 't') {
  const heard = new Map<PersonId, string[]>();
  const later: (() => void)[] = [];
  const presence = new Presence({
    seats: async (_, isHere) => ({
      seats: [isHere('Ada'), isHere('Ben')],
      people: new Set(['Ada', 'Ben']),
      mayKnow: () => true,
    }),
    after: (_, call) => {
      later.push(call);
      return () => undefined;
    },
    failed: error => {
      throw error;
    },
  });
  const settle = () => new Promise(setImmediate);
  return {
    presence,
    heard,
    settle,
    enter: (person: PersonId) => {
      const messages: string[] = [];
      heard.set(person, messages);
      return presence.enter(table, person, message => {
        const { seats, watchers } = JSON.parse(message) as { readonly seats: boolean[]; readonly watchers: number };
        messages.push(`${seats.join()} ${watchers}`);
      });
    },
    pass: async () => {
      for (const call of later.splice(0)) call();
      await settle();
    },
  };
}

test('who comes is told at once, and the others once, however many come together', async () => {
  const { enter, heard, pass, settle } = presenceAt();
  enter('Ada');
  await pass();
  const many = Array.from({ length: 50 }, (_, each) => `looker ${each}`);
  for (const person of many) enter(person);
  await settle();
  expect(heard.get('Ada')).toEqual(['true,false 0']);
  for (const person of many) expect(heard.get(person)).toEqual(['true,false 50']);
  for (let each = 0; each < 50; each++) {
    enter(`another ${each}`);
    await settle();
    expect(heard.get(`another ${each}`)).toEqual([`true,false ${51 + each}`]);
  }
  await pass();
  expect(heard.get('Ada')).toEqual(['true,false 0', 'true,false 100']);
  for (const person of many) expect(heard.get(person)).toEqual(['true,false 50', 'true,false 100']);
});

test('who sits down is seen by all at once', async () => {
  const { presence, enter, heard, pass, settle } = presenceAt();
  enter('Ada');
  await pass();
  presence.comes('t', 'Ben');
  await settle();
  expect(heard.get('Ada')).toEqual(['true,false 0', 'true,true 0']);
});

test('who has gone before they could be told is told nothing', async () => {
  const { enter, heard, pass, settle } = presenceAt();
  enter('Ada');
  await pass();
  enter('Ben')();
  await settle();
  expect(heard.get('Ben')).toEqual([]);
});
