/** For tests of the page: matches played to their end, by chance. */
import { letDecide } from '@belfry/bots';
import { SeededRandom } from '@belfry/engine';
import { isBegun, type TableHost } from '@belfry/table';
import { loadGame } from '../host/playables.js';
import { newWishId } from '../new-id.js';
import { madeTable } from '../shell/testing.js';

export type Sitter = 'you' | 'bot';

/** A short match of Skyscraper that is over. */
export async function finishedMatch(host: TableHost, sitters: readonly Sitter[]): Promise<string> {
  const seats = sitters.map((sitter, seat) => ({
    name: `Player ${seat}`,
    player: sitter === 'bot' ? { type: 'bot', policy: 'random' } : { type: 'human' },
  }));
  const id = await madeTable(host, { game: 'skyscraper', options: { players: seats.length, floors: 4 }, seats });
  const random = new SeededRandom(5);
  await new Promise<void>((resolve, reject) => {
    void host.watch(id, 'spectator', news => {
      const due = news?.match?.due;
      if (due?.type === 'over') resolve();
      else if (due?.type === 'seat' && sitters[due.seat] === 'you') act(host, id, due.seat, random).catch(reject);
    });
  });
  return id;
}

async function act(host: TableHost, id: string, seat: number, random: SeededRandom): Promise<void> {
  const [view, play] = await Promise.all([host.view(id, seat), loadGame('skyscraper')]);
  if (view === undefined || !isBegun(view) || play === undefined) throw new Error('no table');
  const action = await letDecide(play, 'random', view.state, random);
  await host.wish(id, { id: newWishId(), revision: view.revision, type: 'act', seat, action });
}
