import type { Bilingual } from '@hall/contract/bilingual';
import { columnLabel } from '@hall/contract/column-value';
import { ColumnSetting, type TableColumn } from '@hall/contract/table-columns';
import { valueText } from '@hall/contract/wire/coded';
import type { SignedInCall } from '../../core/call.ts';
import { noteChange } from '../../core/note-change.ts';
import { movedAmong } from './moved.ts';

const ASPECTS = ['shown', 'order', 'fixed', 'width'] as const;
type Aspect = (typeof ASPECTS)[number];

/** Tells the log how an arrangement changed: of the columns that it changed, and no others, what they were and what they are. */
export function noteColumns(call: SignedInCall, before: readonly TableColumn[], after: readonly TableColumn[]): void {
  const former = new Map(placed(before).map((column) => [column.fieldId, column]));
  const pairs = placed(after).map((column) => ({ from: former.get(column.fieldId) ?? column, to: column }));
  const moved = movedIn(before, after);
  for (const aspect of ASPECTS) {
    const changed = pairs.filter(({ from, to }) => (aspect === 'order' ? moved.includes(to.fieldId) : from[aspect] !== to[aspect]));
    const words = (columns: readonly TableColumn[]) => ({ [aspect]: inWords(aspect, columns) });
    noteChange(call, ColumnSetting, words(changed.map(({ from }) => from)), words(changed.map(({ to }) => to)));
  }
}

/** Columns and what is in their groups, each with its place among its siblings, from 1. */
const placed = (columns: readonly TableColumn[]): TableColumn[] =>
  columns.flatMap((column, index) => [{ ...column, fixed: column.fixed ?? '', order: index + 1 }, ...placed(column.children ?? [])]);

/** Ids of the columns that stand elsewhere, at any level. */
function movedIn(before: readonly TableColumn[], after: readonly TableColumn[]): string[] {
  const childrenBefore = new Map(before.map(({ fieldId, children = [] }) => [fieldId, children]));
  return [
    ...movedAmong(before, after),
    ...after.flatMap(({ fieldId, children = [] }) => movedIn(childrenBefore.get(fieldId) ?? [], children)),
  ];
}

/** An aspect of each column, as in `地址：否；浏览器：是`. */
function inWords(aspect: Aspect, columns: readonly TableColumn[]): Bilingual {
  const words = (language: keyof Bilingual, colon: string) =>
    columns.map((column) => `${columnLabel(column, language)}${colon}${valueText(ColumnSetting, aspect, column[aspect], language) || '—'}`);
  return { zh: words('zh', '：').join('；'), en: words('en', ': ').join('; ') };
}
