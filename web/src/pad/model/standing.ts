/** A pad in one line: everybody's score and who is ahead. */
import type { Seat } from '@belfry/engine';
import { foldFiveTowers, leadersOf } from './five-towers.js';
import type { PadSheet } from './pad.js';
import { foldSkyscraper } from './skyscraper.js';
import { foldTurmbauer } from './turmbauer.js';

export interface Standing {
  readonly scores: readonly number[];
  readonly leaders: readonly Seat[];
}

export function standingOf(pad: PadSheet): Standing {
  const players = pad.names.length;
  switch (pad.game) {
    case 'five-towers': {
      const sheet = foldFiveTowers(players, pad.log);
      return { scores: sheet.scores.map(({ total }) => total), leaders: leadersOf(sheet) };
    }
    case 'skyscraper': {
      const { wins, leaders } = foldSkyscraper(players, pad.log);
      return { scores: wins, leaders };
    }
    case 'turmbauer': {
      const { seats, winners } = foldTurmbauer(players, pad.log);
      return { scores: seats.map(({ height }) => height), leaders: winners };
    }
  }
}
