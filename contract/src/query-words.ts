import type { QueryField } from './query-fields.ts';
import type { QueryValue } from './saved-queries.ts';

type Language = 'zh' | 'en';

/** Kinds of pieces that are controls of the form and hold no value. */
const CONTROLS: readonly string[] = ['columns', 'buttons', 'export'];

/** The parameters that a field of a query form fills: two for a range, none for a control. */
export function parametersOf({ kind, fieldId, endFieldId }: QueryField): readonly string[] {
  if (CONTROLS.includes(kind)) return [];
  return endFieldId ? [fieldId, endFieldId] : [fieldId];
}

const nameOf = ({ options }: QueryField, value: string, language: Language): string =>
  options.find((option) => option.value === value)?.[language] ?? value;

/** A query in words, as in `操作人：王芳；类型：变更`: the fields that have a value, codes by their names. */
export function queryInWords(fields: readonly QueryField[], values: readonly QueryValue[], language: Language): string {
  const [colon, comma, semicolon] = language === 'zh' ? ['：', '、', '；'] : [': ', ', ', '; '];
  const given = new Map(values.map(({ id, value }) => [id, [value].flat()]));
  const parts = fields.flatMap((field) => {
    const texts = parametersOf(field).map((id) => (given.get(id) ?? []).map((value) => nameOf(field, value, language)).join(comma));
    return texts.some((text) => text !== '') ? [`${field.title[language]}${colon}${texts.join(' – ')}`] : [];
  });
  return parts.join(semicolon);
}
