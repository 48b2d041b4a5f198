import * as z from 'zod/mini';
import { ExportScope } from './exchange.ts';
import { Sheet } from './sheets.ts';
import { encode } from './wire/decode.ts';
import { endpoint } from './wire/endpoint.ts';
import { type Entity, entity, joined, type Of, request } from './wire/entity.ts';
import { text } from './wire/flags.ts';
import { BATCH_BODY_BYTES, type ListPage, type ListRequest, listOf, plainBody, plainRequest, plainRow } from './wire/list.ts';

/** Which rows of a list are printed. */
const PrintChoice = request({
  scope: ['flg', ExportScope, '打印范围', 'Rows to print'],
  /** Row keys of a selection. */
  keys: ['rowKeys', z.optional(z.array(text(100)).check(z.maxLength(1000))), '选中行的主键', 'Keys of the chosen rows'],
});
export type PrintChoice = Of<typeof PrintChoice>;

/** What a printout is made of: the rows, and the sheet that was issued for them. */
export interface Printed<R> extends ListPage<R> {
  sheet: Sheet;
}

/** What the print call of a list takes: the query form of its page as the list takes it, and which rows. */
export const printRequestOf = <F extends ListRequest>(filter: Entity<F>): Entity<F & PrintChoice> => joined(filter, PrintChoice);

/** What the print call of a list answers: what the list would, with all rows that are printed. */
export const printedOf = <R>(row: Entity<R>): Entity<Printed<R>> =>
  entity({ ...listOf(row).fields, sheet: ['sheet', Sheet, '打印件', 'Printout'] }) as unknown as Entity<Printed<R>>;

/** What all print calls have in common; they refuse with the rules `nothing-to-print` and `too-many-to-print`. */
export const printing = { method: 'POST', bodyLimit: BATCH_BODY_BYTES, codes: [404, 500] } as const;

/** The print call of a configured page, known by its address alone. */
export const plainPrintCall = (path: string) =>
  endpoint('signed-in', {
    ...printing,
    path: path as `/api/${string}`,
    summary: { zh: '打印', en: 'Rows of a configured page to be printed' },
    request: plainBody,
    data: printedOf(plainRow),
  });

/** The body of a configured page's print call. */
export const plainPrintRequest = (
  list: Partial<ListRequest>,
  values: Readonly<Record<string, unknown>>,
  choice: PrintChoice,
): Record<string, unknown> => ({ ...plainRequest(list, values), ...(encode(PrintChoice, choice) as object) });
