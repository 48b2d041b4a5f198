import type { Bilingual } from '@hall/contract/bilingual';
import {
  type ColumnSetup,
  columnSetupOf,
  type FieldSetup,
  fieldSetupOf,
  type Setups,
  withColumnSetups,
  withFieldSetups,
} from '@hall/contract/page-setup';
import type { QueryField } from '@hall/contract/query-fields';
import { flatColumns, type TableColumn } from '@hall/contract/table-columns';
import type { PageDocument } from './documents.ts';

/** What is said of columns or fields, by their ids. */
export type Parts<T> = Readonly<Record<string, Partial<Omit<T, 'fieldId'>>>>;

/** What an institution has made of a page: what differs from what was shipped. */
export interface Adjustment {
  readonly title: string | null;
  readonly titleEn: string | null;
  readonly columns: Parts<ColumnSetup>;
  readonly fields: Parts<FieldSetup>;
}

/** A page that is as it was shipped. */
export const AS_SHIPPED: Adjustment = { title: null, titleEn: null, columns: {}, fields: {} };

const saysNothing = ({ title, titleEn, columns, fields }: Adjustment): boolean =>
  title === null && titleEn === null && Object.keys(columns).length + Object.keys(fields).length === 0;

const setupsOf = <T>(parts: Parts<T>): Setups<T> => new Map(Object.entries(parts));

/** A page as its institution has it. What is said of columns and fields that were shipped once, and no longer, is passed over. */
export function adjusted(document: PageDocument, { title, titleEn, columns, fields }: Adjustment): PageDocument {
  const { zh, en } = document.config.title;
  const config = {
    ...document.config,
    title: { zh: title ?? zh, en: titleEn ?? en },
    fields: withFieldSetups(document.config.fields, setupsOf(fields)),
  };
  return { ...document, config, columns: withColumnSetups(document.columns, setupsOf(columns)) };
}

interface Ordered {
  readonly fieldId: string;
  readonly order: number;
}

const idsOf = (ordered: readonly Ordered[]): string[] =>
  ordered.toSorted((one, other) => one.order - other.order).map(({ fieldId }) => fieldId);

/** Whether something is said otherwise; a text that is left empty says nothing where there was none. */
const isAnother = (value: unknown, before: unknown): boolean =>
  value !== undefined && value !== before && !(value === '' && before === undefined);

/**
 * What the setups of siblings say otherwise than what was shipped, nothing of those that say the same. The order is said of all of them
 * or of none: a release that adds one puts it among the others.
 */
function differing<T extends Ordered>(shipped: readonly T[], wanted: ReadonlyMap<string, T>): [string, Partial<Omit<T, 'fieldId'>>][] {
  const now = shipped.map((one) => wanted.get(one.fieldId) ?? one);
  const moved = idsOf(now).join('\n') !== idsOf(shipped).join('\n');
  return shipped.flatMap((before) => {
    const { fieldId, ...after } = wanted.get(before.fieldId) ?? before;
    const isNew = (name: string, value: unknown) =>
      name === 'order' ? moved : isAnother(value, (before as Readonly<Record<string, unknown>>)[name]);
    const parts = Object.entries(after).filter(([name, value]) => isNew(name, value));
    return parts.length > 0 ? [[fieldId, Object.fromEntries(parts) as Partial<Omit<T, 'fieldId'>>] as const] : [];
  }) as [string, Partial<Omit<T, 'fieldId'>>][];
}

function differingColumns(
  shipped: readonly TableColumn[],
  wanted: ReadonlyMap<string, ColumnSetup>,
): [string, Partial<Omit<ColumnSetup, 'fieldId'>>][] {
  const below = shipped.flatMap(({ children = [] }) => differingColumns(children, wanted));
  return [...differing(shipped.map(columnSetupOf), wanted), ...below];
}

const byId = <T extends { readonly fieldId: string }>(setups: readonly T[]): ReadonlyMap<string, T> =>
  new Map(setups.map((setup) => [setup.fieldId, setup]));

/** What is wanted of a page, as far as it is not as it was shipped. */
export function adjustmentTo(
  { config, columns }: PageDocument,
  wanted: { readonly title: Bilingual; readonly columns: readonly ColumnSetup[]; readonly fields: readonly FieldSetup[] },
): Adjustment {
  const { zh, en } = wanted.title;
  const fields = config.fields as readonly QueryField[];
  return {
    title: zh === config.title.zh ? null : zh,
    titleEn: en === config.title.en ? null : en,
    columns: Object.fromEntries(differingColumns(columns, byId(wanted.columns))),
    fields: Object.fromEntries(differing(fields.map(fieldSetupOf), byId(wanted.fields))),
  };
}

/** Whether a page is as it was shipped, whatever is kept of what its institution once made of it. */
export const isAsShipped = (shipped: PageDocument, { config, columns }: PageDocument): boolean =>
  saysNothing(
    adjustmentTo(shipped, {
      title: config.title,
      columns: flatColumns(columns).map(columnSetupOf),
      fields: config.fields.map(fieldSetupOf),
    }),
  );
