import type { TableColumn } from '@hall/contract/table-columns';
import type { PlainRow } from '@hall/contract/wire/list';
import type { ReactNode } from 'react';

/** Cells that the page draws itself, by column id. */
export type OwnCells = Readonly<Record<string, (row: PlainRow) => ReactNode>>;

/** How the page draws a column itself, if it does. */
export const ownCellOf = (cells: OwnCells, { fieldId }: TableColumn) => (Object.hasOwn(cells, fieldId) ? cells[fieldId] : undefined);
