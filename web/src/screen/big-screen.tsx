/** A table as a big screen for all. */
import type { TableId } from '@belfry/table';

export const BigScreen = (_: { readonly id: TableId }) => null;
