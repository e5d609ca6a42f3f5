/** For the menu of a table: sends the jackdaw away, or calls it back. Nothing where no game is taught. */
import type { TableId } from '@belfry/table';
import { Button } from '@belfry/ui';
import { useLesson } from './memory.js';
import { useCoachWords } from './words/index.js';

interface CoachButtonProps {
  readonly screenId: string;
  readonly tableId: TableId;
  readonly onDone: () => void;
}

export function CoachButton({ screenId, tableId, onDone }: CoachButtonProps) {
  const words = useCoachWords();
  const lesson = useLesson(screenId, tableId);
  if (lesson === undefined) return null;
  const press = (): void => {
    if (lesson.isAway) lesson.callBack();
    else lesson.sendAway();
    onDone();
  };
  return (
    <Button icon="wand" onClick={press}>
      {lesson.isAway ? words.callBack : words.sendAway}
    </Button>
  );
}
