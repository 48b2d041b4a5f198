import { columnLabel, wordsOf } from './column-value.ts';
import { isControl, type QueryField } from './query-fields.ts';
import type { QueryValue } from './saved-queries.ts';
import type { TableColumn } from './table-columns.ts';
import type { ColumnCondition } from './wire/list.ts';

type Language = 'zh' | 'en';

/** What words need to know of a query field. */
export type AskedField = Pick<QueryField, 'fieldId' | 'endFieldId' | 'kind' | 'title' | 'options'>;

/** The parameters that a field of a query form fills: two for a range, none for a control. */
export function parametersOf(field: Pick<AskedField, 'kind' | 'fieldId' | 'endFieldId'>): readonly string[] {
  const { fieldId, endFieldId } = field;
  if (isControl(field)) return [];
  return endFieldId ? [fieldId, endFieldId] : [fieldId];
}

const nameOf = ({ options }: AskedField, value: string, language: Language): string =>
  options.find((option) => option.value === value)?.[language] ?? value;

/** A query in words, as in `操作人：王芳；类型：变更`: the fields that have a value, codes by their names. */
export function queryInWords(fields: readonly AskedField[], values: readonly QueryValue[], language: Language): string {
  const [colon, comma, semicolon] = language === 'zh' ? ['：', '、', '；'] : [': ', ', ', '; '];
  const given = new Map(values.map(({ id, value }) => [id, [value].flat()]));
  const parts = fields.flatMap((field) => {
    const texts = parametersOf(field).map((id) => (given.get(id) ?? []).map((value) => nameOf(field, value, language)).join(comma));
    return texts.some((text) => text !== '') ? [`${field.title[language]}${colon}${texts.join(' – ')}`] : [];
  });
  return parts.join(semicolon);
}

/** What a page can be asked by: its query fields, its columns without those above them, and the column of its batch query. */
export interface AskedPage {
  readonly fields: readonly AskedField[];
  readonly columns: readonly TableColumn[];
  readonly batchFieldId?: string | undefined;
}

/** Everything that restricts the rows which a sheet or a file has. */
export interface Conditions {
  readonly values: readonly QueryValue[];
  readonly filters?: readonly ColumnCondition[] | undefined;
  readonly batch?: readonly string[] | undefined;
  /** The page, where the rows are those of one page. */
  readonly page?: number | undefined;
  /** How many rows were chosen, where the rows are those. */
  readonly chosen?: number | undefined;
}

/** So many keys of a batch query, or values of a column, are written out; of the others their number. */
const KEYS_SHOWN = 20;

/** What stands between a term and what is said of it, and so between the kind of a value and the rest, as in `失败：系统错误`. */
const COLON = { zh: '：', en: ': ' } as const;

/** The kind of some values of a column, where they are several, all of one kind, and all that there are of it. */
function kindOf({ options }: TableColumn, values: readonly string[], language: Language): string | undefined {
  const kinds = options.map((option) => ({ value: option.value, kind: option[language].split(COLON[language])[0] }));
  const kind = kinds.find(({ value }) => values.includes(value))?.kind;
  const all = kinds.flatMap((one) => (one.kind === kind ? [one.value] : []));
  return values.length > 1 && all.length === values.length && all.every((value) => values.includes(value)) ? kind : undefined;
}

/** What a column is asked for, as in `类型 ≠ 查询`; where only values of one kind are, or are left, that kind, as in `结果：失败`. */
export function columnInWords(
  columns: readonly TableColumn[],
  { columnId, values, excluded }: ColumnCondition,
  language: Language,
): string {
  const column = columns.find(({ fieldId }) => fieldId === columnId);
  const label = column ? columnLabel(column, language) : columnId;
  const left = column?.options.flatMap(({ value }) => (values.includes(value) ? [] : [value])) ?? [];
  const kind = column && kindOf(column, excluded ? left : values, language);
  if (kind !== undefined) return `${label}${COLON[language]}${kind}`;
  const names = values.map((value) => (column ? wordsOf(value, column, language) : value));
  const [shown, more] = [names.slice(0, KEYS_SHOWN).join(language === 'zh' ? '、' : ', '), names.length - KEYS_SHOWN];
  const rest = language === 'zh' ? ` 等 ${names.length} 项` : ` and ${more} more`;
  return `${label}${excluded ? ' ≠ ' : COLON[language]}${shown}${more > 0 ? rest : ''}`;
}

/** What columns are asked for, as in `类型 ≠ 查询；结果：成功`. */
export const columnsInWords = (columns: readonly TableColumn[], conditions: readonly ColumnCondition[], language: Language): string =>
  conditions.map((condition) => columnInWords(columns, condition, language)).join(language === 'zh' ? '；' : '; ');

/** What a query asks for, of its form and of columns. */
export const askedInWords = ({ fields, columns }: AskedPage, { values, filters = [] }: Conditions, language: Language): string =>
  [queryInWords(fields, values, language), columnsInWords(columns, filters, language)]
    .filter((part) => part !== '')
    .join(language === 'zh' ? '；' : '; ');

const filterInWords = ({ columns }: AskedPage, condition: ColumnCondition, language: Language): string =>
  `${language === 'zh' ? '（列）' : '(column) '}${columnInWords(columns, condition, language)}`;

function batchInWords({ columns, batchFieldId }: AskedPage, keys: readonly string[], language: Language): string {
  const column = columns.find(({ fieldId }) => fieldId === batchFieldId);
  const label = column ? ` ${columnLabel(column, language)}` : '';
  const [shown, more] = [keys.slice(0, KEYS_SHOWN), keys.length > KEYS_SHOWN];
  return language === 'zh'
    ? `批量${label}（${keys.length} 个）：${shown.join('、')}${more ? ' 等' : ''}`
    : `Batch${label} (${keys.length}): ${shown.join(', ')}${more ? ' and more' : ''}`;
}

function rowsInWords({ page, chosen }: Conditions, language: Language): string[] {
  if (page !== undefined) return [language === 'zh' ? `第 ${page} 页` : `Page ${page}`];
  if (chosen !== undefined) return [language === 'zh' ? `选中 ${chosen} 条` : `Rows chosen: ${chosen}`];
  return [];
}

/** All that restricts some rows, in words: query fields, column filters, batch keys, and which of the rows were taken. */
export function conditionsInWords(page: AskedPage, conditions: Conditions, language: Language): string {
  const { values, filters = [], batch = [] } = conditions;
  const parts = [
    queryInWords(page.fields, values, language),
    ...filters.map((filter) => filterInWords(page, filter, language)),
    ...(batch.length > 0 ? [batchInWords(page, batch, language)] : []),
    ...rowsInWords(conditions, language),
  ].filter((part) => part !== '');
  return parts.join(language === 'zh' ? '；' : '; ') || (language === 'zh' ? '无条件' : 'No condition');
}
