import type { TableView } from '@belfry/table';
import type { BoardProps } from '@belfry/ui';

/** What a board is told of a table beside the match as its viewer sees it; the same at any moment, and for all. */
export const alsoKnown = ({
  draws,
  fateBy,
  customs,
}: Pick<TableView, 'draws' | 'fateBy' | 'customs'>): Pick<BoardProps, 'draws' | 'fateBy' | 'customs'> => ({
  draws,
  customs,
  ...(fateBy !== undefined && { fateBy }),
});
