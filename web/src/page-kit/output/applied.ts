import type { PageConfig } from '@hall/contract/pages';
import type { PrintChoice } from '@hall/contract/printing';
import type { AskedPage, Conditions } from '@hall/contract/query-words';
import { SELECTION_COLUMN, type TableColumn } from '@hall/contract/table-columns';
import type { Kit } from '../kit-context.ts';
import { columnConditionsOf, type PageState } from '../page-address.ts';
import { toPairs } from '../query-values.ts';
import { allLeavesOf } from '../table/column-text.ts';

/** A page as its conditions are put in words. */
export const askedPageOf = ({ fields, batchFieldId }: PageConfig, columns: readonly TableColumn[]): AskedPage => ({
  fields,
  batchFieldId,
  columns: allLeavesOf(columns),
});

/** What restricts the rows that a page shows, whichever page of them it is. */
export const appliedBy = (state: PageState): Conditions => ({
  values: toPairs(state.values),
  filters: columnConditionsOf(state),
  batch: state.batch,
});

/** What restricts the rows that are taken of a page. */
export const takenFrom = ({ config, state, selected }: Kit, scope: PrintChoice['scope']): Conditions => ({
  ...appliedBy(state),
  ...(scope === 'page' && config.paged && { page: state.page }),
  ...(scope === 'selected' && { chosen: selected.length }),
});

/** Which rows of a page can be taken: a list that grows shows more than one page of it, and rows are not chosen of every list. */
export const scopesOf = ({ columns, view }: Pick<Kit, 'columns' | 'view'>): readonly PrintChoice['scope'][] => [
  'all',
  ...(view.growth ? [] : (['page'] as const)),
  ...(allLeavesOf(columns.columns).some(({ fieldId }) => fieldId === SELECTION_COLUMN) ? (['selected'] as const) : []),
];
