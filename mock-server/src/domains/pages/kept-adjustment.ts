import { ColumnSetup, FieldSetup } from '@hall/contract/page-setup';
import { isOf } from '@hall/contract/wire/decode';
import { type Entity, partOf } from '@hall/contract/wire/entity';
import type { PageAdjustment } from '@hall/database/database';
import type { Adjustment, Parts } from './adjustments.ts';

type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads what is kept of columns or fields: of each what can be said of one, and as it can be said. */
function readerOf<T extends { readonly fieldId: string }>(described: Entity<T>): (kept: unknown) => Parts<T> {
  const names = Object.keys(described.fields).filter((name) => name !== 'fieldId') as (keyof T & string)[];
  const parts = names.map((name) => [name, partOf(described, name)] as const);
  const fitting = (said: Plain) =>
    Object.fromEntries(parts.flatMap(([name, part]) => (name in said && isOf(part, { [name]: said[name] }) ? [[name, said[name]]] : [])));
  return (kept) =>
    Object.fromEntries(Object.entries(isPlain(kept) ? kept : {}).map(([id, said]) => [id, fitting(isPlain(said) ? said : {})])) as Parts<T>;
}

const columnsIn = readerOf(ColumnSetup);
const fieldsIn = readerOf(FieldSetup);

/**
 * What an institution has made of a page, as it is kept. Another release, or another hand, may have kept what cannot be said: that is left
 * out, as the page would be served to nobody with it, not even to who could mend it.
 */
export const keptAdjustment = ({ title, titleEn, columns, fields }: PageAdjustment): Adjustment => ({
  ...{ title, titleEn, columns: columnsIn(columns), fields: fieldsIn(fields) },
});
