import type { Density } from '@hall/contract/habits';
import { leavesOf, SELECTION_COLUMN, type TableColumn } from '@hall/contract/table-columns';
import type { PlainRow } from '@hall/contract/wire/list';
import { Spin } from 'antd';
import { cloneElement, isValidElement, type ReactNode, useState } from 'react';
import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import { useTexts } from '../texts.ts';
import { type CellStyle, type HeaderCellStyle, rowHas, SELECTION_WIDTH } from './antd-columns.tsx';
import type { CardChoice } from './cards/card-parts.ts';
import type { RowCardsProps } from './cards/row-cards.tsx';
import type { RowActions } from './cell.tsx';
import { setWidth } from './column-tree.ts';
import type { Growth } from './growth.ts';
import type { HeadingState } from './heading.tsx';
import { Pager, type Paging } from './pager.tsx';
import { QuickSearch } from './quick-search.tsx';
import { type ActionsColumn, RowsTable } from './rows-table.tsx';
import type { Sums } from './summary.ts';
import { SummaryRows } from './summary-rows.tsx';
import { useFirstNumber } from './use-first-number.ts';
import { useNarrow } from './use-window.ts';
import './data-table.css';
import type { OwnCells } from './own-cells.ts';

export interface Selection {
  readonly keys: readonly string[];
  readonly onChange: (keys: readonly string[]) => void;
}

export interface DataTableProps {
  readonly tableColumns: readonly TableColumn[];
  readonly tableData: readonly PlainRow[];
  /** What the rows are, for who cannot see the heading above them. */
  readonly label?: string;
  /** The field that tells rows apart. */
  readonly rowKey?: string;
  /** Key of the row that stands in full beside the table. */
  readonly opened?: string | undefined;
  readonly showSummary?: boolean;
  /** Sums over all rows, by column id. */
  readonly summaryData?: Sums | undefined;
  readonly cellStyle?: CellStyle;
  readonly headerCellStyle?: HeaderCellStyle;
  /** Rows stay selected while other pages are shown. */
  readonly reserveSelection?: boolean;
  /** Shows the search over the rows loaded, above the table. */
  readonly showBtn?: boolean;
  /** The search is shown but cannot be used. */
  readonly disabledBtn?: boolean;
  readonly searchPlaceholder?: string;
  readonly actions?: RowActions;
  readonly cells?: OwnCells;
  readonly actionsColumn?: ActionsColumn | undefined;
  /** The page shown; without it all rows are in the table and only those in sight are in the document. */
  readonly paging?: Paging | undefined;
  readonly heading?: Omit<HeadingState, 'onWidth'>;
  /** Keeps a width that was dragged, in px. */
  readonly onWidth?: (columnId: string, width: number) => void;
  readonly selection?: Selection;
  /** How high the rows are. */
  readonly density?: Density;
  readonly loading?: boolean;
  /** Which columns the cards on a phone show where. */
  readonly card?: CardChoice | undefined;
  /** How the cards go on, where they are not paged. */
  readonly more?: Growth | undefined;
  /** Stands in the table when it has no rows. */
  readonly empty?: ReactNode;
}

// Few windows are as narrow as a phone's.
const RowCards = lazyPart<RowCardsProps>(() => import('./cards/row-cards.tsx').then((part) => part.RowCards), null);

const NO_ACTIONS: RowActions = {};
const NO_CELLS: OwnCells = {};
const NO_FILTERS: HeadingState = { filters: {} };

const hasChoice = (columns: readonly TableColumn[]) =>
  columns.find(({ fieldId, shown }) => fieldId === SELECTION_COLUMN && shown)?.selection;

/** Columns with the width that is being dragged. */
function useDraggedWidths(columns: readonly TableColumn[], onWidth: DataTableProps['onWidth']) {
  const [dragged, setDragged] = useState<{ columnId: string; width: number }>();
  const shown = dragged ? setWidth(columns, dragged.columnId, dragged.width) : columns;
  const drag = (columnId: string, width: number, done: boolean) => {
    setDragged(done ? undefined : { columnId, width });
    if (done) onWidth?.(columnId, width);
  };
  return { shown, drag: onWidth && drag };
}

/** antd calls it "Select all" in every language. */
const named = (checkbox: ReactNode, label: string) =>
  isValidElement<{ 'aria-label': string }>(checkbox) ? cloneElement(checkbox, { 'aria-label': label }) : checkbox;

function useSelectedRows({ selection, reserveSelection = false, tableColumns }: DataTableProps) {
  const [own, setOwn] = useState<readonly string[]>([]);
  const { t } = useTexts();
  const choice = hasChoice(tableColumns);
  if (choice !== '1' && choice !== '2') return undefined;
  return {
    type: choice === '1' ? ('radio' as const) : ('checkbox' as const),
    columnWidth: SELECTION_WIDTH,
    preserveSelectedRowKeys: reserveSelection,
    selectedRowKeys: [...(selection?.keys ?? own)],
    onChange: (keys: readonly unknown[]) => (selection?.onChange ?? setOwn)(keys.map(String)),
    columnTitle: (all: ReactNode) => named(all, t('selectAll')),
    getCheckboxProps: () => ({ 'aria-label': t('selectRow') }),
  };
}

/** The product's table: columns by configuration, everything that changes the rows left to the server (TABLE-1, TABLE-4). */
export function DataTable(props: DataTableProps) {
  const { tableColumns, tableData, rowKey = 'id', actions = NO_ACTIONS, cells = NO_CELLS, heading = NO_FILTERS } = props;
  const { paging, actionsColumn, showBtn = false, loading = false, cellStyle, headerCellStyle, summaryData } = props;
  const { language } = useTexts();
  const [keyword, setKeyword] = useState('');
  const { shown, drag } = useDraggedWidths(tableColumns, props.onWidth);
  const leaves = leavesOf(shown);
  const rows = showBtn && keyword ? tableData.filter((row) => rowHas(row, leaves, keyword.toLowerCase(), language)) : tableData;
  const rowSelection = useSelectedRows(props);
  const withSelection = rowSelection !== undefined;
  const withActions = actionsColumn !== undefined;
  const firstNumber = useFirstNumber(paging, loading);
  const narrow = useNarrow();
  const summed = props.showSummary && rows.length > 0;
  const shared = { label: props.label, columns: shown, rows, rowKey, paged: paging !== undefined, actions, cells, cellStyle };
  const both = { ...shared, actionsColumn, rowSelection, empty: props.empty, heading: { ...heading, onWidth: drag } };
  const sums = { leaves, rows, sums: summaryData };
  return (
    <>
      {showBtn && <QuickSearch disabled={props.disabledBtn ?? false} placeholder={props.searchPlaceholder} onSearch={setKeyword} />}
      <div className={loading ? 'kit-rows kit-rows-awaited' : 'kit-rows'} aria-busy={loading}>
        {narrow ? (
          <RowCards {...both} choice={props.card} more={props.more} total={paging?.total ?? rows.length} sums={summed ? sums : undefined} />
        ) : (
          <RowsTable
            {...both}
            firstNumber={firstNumber}
            headerCellStyle={headerCellStyle}
            density={props.density ?? 'middle'}
            opened={props.opened}
            summary={summed && <SummaryRows {...sums} withSelection={withSelection} withActions={withActions} />}
          />
        )}
        {paging && !props.more && paging.total > 0 && <Pager {...paging} />}
        {loading && <Spin className="kit-rows-spin" />}
      </div>
    </>
  );
}
