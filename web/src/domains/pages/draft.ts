import type { PageChange, PageSetup } from '@hall/contract/page-management';
import {
  type ColumnSetup,
  columnSetupOf,
  type FieldSetup,
  fieldSetupOf,
  type Setups,
  withColumnSetups,
  withFieldSetups,
} from '@hall/contract/page-setup';
import type { PageConfig } from '@hall/contract/pages';
import { flatColumns, type TableColumn } from '@hall/contract/table-columns';

/** A page as it is being arranged: its columns, those below headings after their heading, and its query fields, each in their order. */
export type Draft = Omit<PageChange, 'pageId' | 'version'>;

const numbered = <T extends { readonly order: number }>(setups: readonly T[]): T[] =>
  setups.map((setup, index) => ({ ...setup, order: index + 1 }));

const draftFrom = ({ title, fields }: PageConfig, columns: readonly TableColumn[]): Draft => ({
  ...{ title: title.zh, titleEn: title.en },
  columns: numbered(flatColumns(columns).map(columnSetupOf)),
  fields: numbered(fields.map(fieldSetupOf)),
});

/** A page as it is. */
export const draftOf = ({ config, columns }: PageSetup): Draft => draftFrom(config, columns);

/** A page as it was shipped. */
export const shippedDraftOf = ({ shippedConfig, shippedColumns }: PageSetup): Draft => draftFrom(shippedConfig, shippedColumns);

/** Puts one in the place of another; the others keep their order. */
export function moved<T extends { readonly fieldId: string; readonly order: number }>(all: readonly T[], id: string, other: string): T[] {
  const moving = all.find(({ fieldId }) => fieldId === id);
  const place = all.findIndex(({ fieldId }) => fieldId === other);
  if (!moving || place < 0) return [...all];
  return numbered(all.filter((one) => one !== moving).toSpliced(place, 0, moving));
}

/** Changes one of them. */
export const edited = <T extends { readonly fieldId: string }>(all: readonly T[], id: string, part: Partial<T>): T[] =>
  all.map((one) => (one.fieldId === id ? { ...one, ...part } : one));

/** Makes one as it was shipped, without what was said of it beside that; it stays where it stands. */
export const restored = <T extends { readonly fieldId: string; readonly order: number }>(all: readonly T[], shipped: T): T[] =>
  all.map((one) => (one.fieldId === shipped.fieldId ? { ...shipped, order: one.order } : one));

/** What was made here of one, over what it is by now; of what both changed, what was made here. */
const over = <T extends object>(before: T | undefined, mine: T, now: T): T => {
  const own = Object.entries(mine).filter(([name, value]) => value !== before?.[name as keyof T]);
  return { ...now, ...Object.fromEntries(own) };
};

/** As {@link over}, of all of them; their order is mine where I moved one. */
function allOver<T extends { readonly fieldId: string; readonly order: number }>(
  before: readonly T[],
  mine: readonly T[],
  now: readonly T[],
): T[] {
  const find = (all: readonly T[], id: string) => all.find(({ fieldId }) => fieldId === id);
  const place = (all: readonly T[], id: string) => all.findIndex(({ fieldId }) => fieldId === id);
  const reordered = mine.some(({ fieldId }, index) => before[index]?.fieldId !== fieldId);
  const inOrder = reordered ? now.toSorted((one, other) => place(mine, one.fieldId) - place(mine, other.fieldId)) : now;
  return numbered(inOrder.map((one) => over(find(before, one.fieldId), find(mine, one.fieldId) ?? one, one)));
}

/** What was made here of a page, over what somebody else has made of it since it was opened: neither is lost, but where both changed the same. */
export const overMeanwhile = (opened: Draft, mine: Draft, now: Draft): Draft => ({
  ...over(opened, mine, now),
  columns: allOver(opened.columns, mine.columns, now.columns),
  fields: allOver(opened.fields, mine.fields, now.fields),
});

const byId = <T extends { readonly fieldId: string }>(setups: readonly T[]): Setups<T> =>
  new Map(setups.map(({ fieldId, ...setup }) => [fieldId, setup]));

/** The page that a draft makes. */
export const pageOf = ({ shippedConfig, shippedColumns }: PageSetup, { title, titleEn, columns, fields }: Draft) => ({
  config: { ...shippedConfig, title: { zh: title, en: titleEn }, fields: withFieldSetups(shippedConfig.fields, byId(fields)) },
  columns: withColumnSetups(shippedColumns, byId(columns)),
});

/** Whether two say the same, wherever they stand. */
export const isSame = <T extends ColumnSetup | FieldSetup>(one: T, other: T | undefined): boolean =>
  other !== undefined && JSON.stringify({ ...one, order: 0 }) === JSON.stringify({ ...other, order: 0 });

/** Those of which something is said otherwise than before, and whether they stand in another order: one that moves moves the places of many. */
export function differences<T extends ColumnSetup | FieldSetup>(before: readonly T[], after: readonly T[]) {
  const idsOf = (all: readonly T[]) => all.map(({ fieldId }) => fieldId).join('\n');
  const former = new Map(before.map((one) => [one.fieldId, one]));
  return { others: after.filter((one) => !isSame(one, former.get(one.fieldId))), reordered: idsOf(before) !== idsOf(after) };
}

/** The columns that stand below the same heading as each, by its id. */
export function headingsOf(columns: readonly TableColumn[], above?: string): ReadonlyMap<string, string | undefined> {
  return new Map(columns.flatMap(({ fieldId, children = [] }) => [[fieldId, above] as const, ...headingsOf(children, fieldId)]));
}
