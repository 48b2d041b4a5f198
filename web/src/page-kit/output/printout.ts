import type { PrintChoice } from '@hall/contract/printing';
import type { HeadOfSheet } from '@hall/contract/sheets';
import type { PlainRow } from '@hall/contract/wire/list';
import type { ComponentType } from 'react';
import type { OwnCells } from '../table/own-cells.ts';
import type { SheetQrProps } from './sheet-qr.tsx';

/** What goes on paper. */
export interface Printout {
  readonly rows: readonly PlainRow[];
  /** Cells that the page draws itself. */
  readonly cells: OwnCells;
  /** The number of the first row. */
  readonly first: number;
  /** Which rows these are. */
  readonly of: 'all' | 'page' | 'selected';
  readonly head: HeadOfSheet;
  /** Draws its code; without it the code is there in letters alone. */
  readonly Qr: ComponentType<SheetQrProps> | undefined;
}

/** What a print call answers, or is known in place of its answer. */
export interface PrintedRows {
  readonly total: number;
  readonly rows: readonly PlainRow[];
  readonly sheet: HeadOfSheet;
}

export type Scope = PrintChoice['scope'];
