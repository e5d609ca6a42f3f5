/** The host says what may be said: everything, only reactions, or nothing. */
import type { RoomView, TableId, Talk } from '@belfry/table';
import { Segments } from '@belfry/ui';
import { useWish } from '../room/use-wish.js';
import { useChatWords } from './words/index.js';

const TALKS = ['free', 'reactions', 'none'] as const satisfies readonly Talk[];

export function TalkControl({ id, view }: { readonly id: TableId; readonly view: RoomView }) {
  const words = useChatWords();
  const { wish, problem } = useWish(id, view);
  return (
    <div>
      <p aria-hidden="true">
        <b>{words.talk}</b>
      </p>
      <Segments
        label={words.talk}
        value={view.talk}
        choices={TALKS.map(value => ({ value, name: words.talks[value] }))}
        onChange={talk => void wish({ type: 'talk', talk })}
      />
      {problem !== undefined && <p role="alert">{problem}</p>}
    </div>
  );
}
