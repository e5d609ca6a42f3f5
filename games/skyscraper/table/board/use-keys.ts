/** Keys for the whole board: digits choose cards, E ends the turn, Escape puts a card back. */
import { useKeys } from '@belfry/ui';

interface Keys {
  readonly onDigit: (index: number) => void;
  readonly onEnd: () => void;
  readonly onEscape: () => void;
}

export function useBoardKeys({ onDigit, onEnd, onEscape }: Keys): void {
  useKeys(key => {
    if (/^[1-9]$/.test(key)) onDigit(Number(key) - 1);
    else if (key === 'e') onEnd();
    else if (key === 'Escape') onEscape();
  });
}
