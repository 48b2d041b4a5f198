import { columnsInWords, queryInWords } from '@hall/contract/query-words';
import { type QueryValue, SavedQuery } from '@hall/contract/saved-queries';
import { flatColumns } from '@hall/contract/table-columns';
import { valueText } from '@hall/contract/wire/coded';
import type { ColumnCondition } from '@hall/contract/wire/list';
import type { SignedInCall } from '../../core/call.ts';
import { noteChange } from '../../core/note-change.ts';
import type { PageDocument } from './documents.ts';

interface Query {
  readonly name?: string | undefined;
  readonly values: readonly QueryValue[];
  readonly columnFilters?: readonly ColumnCondition[] | undefined;
  readonly isDefault?: boolean | undefined;
}

/**
 * Tells the log how a saved query changes; a query with a name is what the entry is about.
 * @param page its page, which there may be no more
 */
export function noteQuery(call: SignedInCall, page: PageDocument | undefined, before: Query | undefined, after: Query | undefined): void {
  const name = before?.name ?? after?.name;
  const { title, fields = [] } = page?.config ?? {};
  if (name) call.entry.target = title ? { zh: `${title.zh}：${name}`, en: `${title.en}: ${name}` } : name;
  const columns = flatColumns(page?.columns ?? []);
  const told = ({ name, values, columnFilters = [], isDefault = false }: Query = { values: [] }) => ({
    name,
    values: { zh: queryInWords(fields, values, 'zh'), en: queryInWords(fields, values, 'en') },
    columnFilters: { zh: columnsInWords(columns, columnFilters, 'zh'), en: columnsInWords(columns, columnFilters, 'en') },
    isDefault,
  });
  noteChange(call, SavedQuery, told(before), told(after));
}

/** Tells the log that the query of this name is the default no more, as another takes its place. */
export function noteFormerDefault(call: SignedInCall, name: string): void {
  const told = (isDefault: boolean) => ({
    isDefault: {
      zh: `${name}：${valueText(SavedQuery, 'isDefault', isDefault, 'zh')}`,
      en: `${name}: ${valueText(SavedQuery, 'isDefault', isDefault, 'en')}`,
    },
  });
  noteChange(call, SavedQuery, told(true), told(false));
}
