import type { PlainRow } from '@hall/contract/wire/list';
import { Checkbox, Radio } from 'antd';
import { useState } from 'react';
import { BusyButton } from '../../../shared/ui/busy-button.tsx';
import { useTexts } from '../../texts.ts';
import type { CellContext } from '../antd-columns.tsx';
import type { Growth } from '../growth.ts';
import type { RowsTableProps } from '../rows-table.tsx';
import { type CardChoice, cardParts } from './card-parts.ts';
import { CardSums, type CardSumsProps } from './card-sums.tsx';
import { CardsOrder } from './cards-order.tsx';
import { RowCard } from './row-card.tsx';
import './cards.css';

export interface RowCardsProps extends Omit<RowsTableProps, 'summary' | 'firstNumber' | 'headerCellStyle' | 'density' | 'opened'> {
  readonly choice: CardChoice | undefined;
  readonly more: Growth | undefined;
  /** How many rows there are in all. */
  readonly total: number;
  /** Sums below the cards, where there are any. */
  readonly sums: CardSumsProps | undefined;
}

/** How many cards are drawn at first, and with each press, where all rows are here. */
const STEP = 50;

type Selecting = NonNullable<RowsTableProps['rowSelection']>;

function Choice({ rowKey, selecting }: { readonly rowKey: string; readonly selecting: Selecting }) {
  const { t } = useTexts();
  const keys = (selecting.selectedRowKeys ?? []).map(String);
  const Box = selecting.type === 'radio' ? Radio : Checkbox;
  const change = (checked: boolean) => {
    const others = selecting.type === 'radio' ? [] : keys.filter((key) => key !== rowKey);
    selecting.onChange?.(checked ? [...others, rowKey] : others, [], { type: 'single' });
  };
  return <Box aria-label={t('selectRow')} checked={keys.includes(rowKey)} onChange={({ target }) => change(target.checked)} />;
}

interface MoreButtonProps {
  readonly growth: Growth;
  readonly shown: number;
  readonly total: number;
}

function MoreButton({ growth: { busy, failed, grow }, shown, total }: MoreButtonProps) {
  const { t } = useTexts();
  return (
    <>
      {failed && (
        <p className="kit-fault" role="alert">
          {t('moreFailed')}
        </p>
      )}
      <BusyButton block busy={busy} onClick={grow}>
        {t(busy ? 'loading' : 'moreRows', { shown, total })}
      </BusyButton>
    </>
  );
}

/** Where all rows are here, only so many as the person wants to see are drawn. */
function useDrawn(rows: readonly PlainRow[], all: boolean) {
  const [most, setMost] = useState(STEP);
  const drawn = all ? rows.slice(0, most) : rows;
  return {
    drawn,
    own: all ? { more: drawn.length < rows.length, busy: false, failed: false, grow: () => setMost(most + STEP) } : undefined,
  };
}

/** The rows of any list on a phone, one below the other (TABLE-7). */
export function RowCards(props: RowCardsProps) {
  const { columns, rows, rowKey, paged, label, actions, cells, cellStyle, heading, actionsColumn, rowSelection, empty, sums } = props;
  const { language } = useTexts();
  const parts = cardParts(columns, props.choice);
  const context: CellContext = { language, actions, cells };
  const { drawn, own } = useDrawn(rows, !paged);
  const more = own ?? props.more;
  if (rows.length === 0) return <div className="kit-cards-empty">{empty}</div>;
  return (
    <>
      <CardsOrder columns={columns} heading={heading} total={props.total} />
      <ul className="kit-cards" aria-label={label}>
        {drawn.map((row) => {
          const key = String(row[rowKey]);
          return (
            <RowCard
              key={key}
              row={row}
              rowKey={key}
              parts={parts}
              context={context}
              styleOf={(one, column) => (typeof cellStyle === 'function' ? cellStyle({ row: one, column }) : cellStyle)}
              choice={rowSelection && <Choice rowKey={key} selecting={rowSelection} />}
              actions={actionsColumn?.render(row)}
              onPick={heading.onPick}
            />
          );
        })}
      </ul>
      {sums && <CardSums {...sums} />}
      {more?.more && <MoreButton growth={more} shown={drawn.length} total={props.total} />}
    </>
  );
}
