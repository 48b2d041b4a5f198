import { type AskedField, type AskedPage, parametersOf } from '@hall/contract/query-words';
import { flatColumns } from '@hall/contract/table-columns';
import { optionsOf } from '@hall/contract/wire/coded';
import type { Entity } from '@hall/contract/wire/entity';
import { batchFields, listFields } from '@hall/contract/wire/list';
import type { PageDocument } from './documents.ts';

/**
 * The pages as one; a query field that several of them have is there once, as the first of them has it, and so is what their list can be
 * asked by without one.
 */
export function askedPageOf(pages: readonly PageDocument[], filter: Entity<unknown>): AskedPage {
  const all = pages.flatMap(({ config }) => config.fields);
  const fields = all.filter(({ fieldId }, index) => all.findIndex((one) => one.fieldId === fieldId) === index);
  return {
    fields: [...fields, ...fieldless(filter, fields.flatMap(parametersOf))],
    columns: flatColumns(pages.flatMap((page) => page.columns)),
    batchFieldId: pages.find(({ config }) => config.batchFieldId)?.config.batchFieldId,
  };
}

/** What every list takes; told apart from the query, if it is told. */
const LIST_PARAMETERS: readonly string[] = Object.values({ ...listFields, ...batchFields }).map(([wire]) => wire);

/** The parameters of a list that none of the query fields fills. */
const fieldless = ({ fields }: Entity<unknown>, filled: readonly string[]): AskedField[] =>
  Object.values(fields)
    .filter(([wire]) => !LIST_PARAMETERS.includes(wire) && !filled.includes(wire))
    .map(([fieldId, schema, zh, en]) => ({ fieldId, kind: 'text', title: { zh, en }, options: [...optionsOf(schema)] }));
