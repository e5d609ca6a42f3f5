/** Who came and who went is also said: people, not bots, and not oneself. */
import type { RoomView } from '@belfry/table';
import { useAnnounce } from '@belfry/ui';
import { useEffect, useRef } from 'react';
import { useRoomWords } from './words/index.js';

const othersOf = ({ seats }: RoomView): readonly string[] =>
  seats.filter(({ player, isYours }) => player.type === 'human' && !isYours).map(({ name }) => name);

export function useSeatNews(view: RoomView): void {
  const { seat: words } = useRoomWords();
  const announce = useAnnounce();
  const before = useRef(othersOf(view));
  useEffect(() => {
    const now = othersOf(view);
    const came = now.filter(name => !before.current.includes(name)).map(words.sat);
    const went = before.current.filter(name => !now.includes(name)).map(words.gotUp);
    before.current = now;
    if (came.length + went.length > 0) announce([...came, ...went].join('. '));
  }, [view, words, announce]);
}
