import type { ExportRequest } from '@hall/contract/exchange';
import type { TableColumn } from '@hall/contract/table-columns';
import { coreOf } from '@hall/contract/wire/coded';
import type { Entity } from '@hall/contract/wire/entity';
import { day, moment } from '@hall/contract/wire/flags';
import type { ListRequest } from '@hall/contract/wire/list';
import type { List, Range, Search } from '../list.ts';

/** How a column's values are written: as numbers or dates that can be reckoned with, or as text. */
export type CellKind = 'amount' | 'number' | 'moment' | 'day' | 'text';

/** A column of a file: what of a row stands in it, and under which heading. */
export interface FileColumn {
  readonly column: TableColumn;
  readonly kind: CellKind;
  readonly heading: string;
  /** Px, as on the page. */
  readonly width: number;
}

/** A file to be made of a list. A thread can be told all of it. */
export interface FileTask {
  /** The export call whose list it is of. */
  readonly url: string;
  readonly search: Search<ListRequest>;
  readonly range: Range;
  readonly now: Date;
  readonly format: ExportRequest['format'];
  readonly locale: ExportRequest['locale'];
  readonly columns: readonly FileColumn[];
}

/** What a file says above its rows. */
export interface FileHead {
  /** None where the installation has not said what it is called. */
  readonly organisation: string;
  readonly title: string;
  readonly lines: readonly string[];
  /** The verification code as people read it, and the address that its QR code holds. */
  readonly code: string;
  readonly address: string;
  /** Whose file it is, written across each sheet. */
  readonly watermark: string;
}

/** A list of whatever rows. */
export type AnyList = List<ListRequest, unknown>;

/** The lists of which files are made, by their export calls. */
export type ExportedLists = Readonly<Record<string, () => Promise<AnyList>>>;

/** What is written: the head, and the rows as they travel. */
export interface FileContent {
  readonly task: FileTask;
  readonly head: FileHead;
  readonly slices: AsyncIterable<readonly Readonly<Record<string, unknown>>[]>;
}

/** How the values of a column of some rows are written. */
export function kindOf(row: Entity<unknown>, { fieldId, prop = fieldId, amount, options }: TableColumn): CellKind {
  if (amount) return 'amount';
  const [, schema] = Object.values(row.fields).find(([wire]) => wire === prop) ?? [];
  const core = schema && coreOf(schema);
  if (core === moment) return 'moment';
  if (core === day) return 'day';
  const isCode = options.length > 0 || (core && core._zod.def.type !== 'number');
  return isCode ? 'text' : 'number';
}
