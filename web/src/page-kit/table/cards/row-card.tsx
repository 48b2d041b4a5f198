import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { columnLabel } from '@hall/contract/column-value';
import type { TableColumn } from '@hall/contract/table-columns';
import type { PlainRow } from '@hall/contract/wire/list';
import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import { useTexts } from '../../texts.ts';
import { type CellContext, cellOf } from '../antd-columns.tsx';
import { CellMenu, type Pick } from '../cell-menu.tsx';
import { textOf } from '../column-text.ts';
import { ownCellOf } from '../own-cells.ts';
import type { CardParts } from './card-parts.ts';

interface RowCardProps {
  readonly row: PlainRow;
  readonly rowKey: string;
  readonly parts: CardParts;
  readonly context: CellContext;
  /** How the page has a cell look. */
  readonly styleOf: (row: PlainRow, column: TableColumn) => CSSProperties | undefined;
  /** What selects the row, where rows can be selected. */
  readonly choice: ReactNode;
  readonly actions: ReactNode;
  /** Asks for rows with a value of the card alone, or for all others. */
  readonly onPick: Pick | undefined;
}

/** Figures, days and moments say nothing without what they are of. */
const needsLabel = (text: string): boolean => /^[-\d.,:\s]+$/.test(text);

/** The columns of which the row has something to show. */
const filled = (columns: readonly TableColumn[], row: PlainRow, { cells, language }: CellContext): readonly TableColumn[] =>
  columns.filter((column) => ownCellOf(cells, column) || textOf(row, column, language) !== '');

function Title({ row, parts: { title, opener }, context, styleOf }: RowCardProps) {
  const { language } = useTexts();
  if (!title) return null;
  const own = ownCellOf(context.cells, title);
  const open = opener?.action && Object.hasOwn(context.actions, opener.action) ? context.actions[opener.action] : undefined;
  return (
    <span className="kit-card-title" style={styleOf(row, title)}>
      {open ? (
        <button type="button" className="kit-link" onClick={() => open(row)}>
          {own ? own(row) : textOf(row, title, language)}
        </button>
      ) : (
        cellOf(row, title, context)
      )}
    </span>
  );
}

/** Codes in words, each in a frame unless the page draws it itself. */
function Tags({ row, parts, context, styleOf }: RowCardProps) {
  return (
    <span className="kit-card-tags">
      {filled(parts.tags, row, context).map((column) => (
        <span key={column.fieldId} className={ownCellOf(context.cells, column) ? undefined : 'kit-card-tag'} style={styleOf(row, column)}>
          {cellOf(row, column, context)}
        </span>
      ))}
    </span>
  );
}

/** The values of the second line that the row has. */
function Line({ row, parts, context, styleOf }: RowCardProps) {
  const { language } = useTexts();
  const shown = filled(parts.line, row, context);
  return (
    <div className="kit-card-line">
      {shown.map((column) => (
        <span key={column.fieldId} style={styleOf(row, column)}>
          {needsLabel(textOf(row, column, language)) && <span className="kit-card-label">{columnLabel(column, language)} </span>}
          {cellOf(row, column, context)}
        </span>
      ))}
    </div>
  );
}

/** The fields behind the button: those that stand nowhere else, and before them those by whose values rows can be asked for. */
function unfoldedOf({ row, parts: { title, tags, line, rest }, context, onPick }: RowCardProps): readonly TableColumn[] {
  const shown = [...(title ? [title] : []), ...tags, ...line];
  return filled([...shown.filter(({ filterable }) => onPick && filterable), ...rest], row, context);
}

/** The fields behind the button that {@link RowCard} has for them. */
function Rest({ columns, id, card }: { readonly columns: readonly TableColumn[]; readonly id: string; readonly card: RowCardProps }) {
  const { language } = useTexts();
  const { row, context, styleOf, onPick } = card;
  return (
    <dl id={id} className="kit-card-rest">
      {columns.map((column) => (
        <div key={column.fieldId}>
          <dt>{columnLabel(column, language)}</dt>
          <dd style={styleOf(row, column)}>
            <span>{cellOf(row, column, context)}</span>
            {onPick && column.filterable && <CellMenu row={row} column={column} first onPick={onPick} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A row on a phone: what matters in two lines, what can be done with it, and the rest behind a button (TABLE-7). */
export function RowCard(props: RowCardProps) {
  const { rowKey, choice, actions } = props;
  const { t } = useTexts();
  const [unfolded, setUnfolded] = useState(false);
  const id = useId();
  const rest = unfoldedOf(props);
  const fold = t(unfolded ? 'cardLess' : 'cardMore');
  return (
    <li className="kit-card" data-row-key={rowKey}>
      <div className="kit-card-head">
        {choice}
        <Title {...props} />
        <Tags {...props} />
        <span className="kit-card-actions">{actions}</span>
      </div>
      <div className="kit-card-second">
        <Line {...props} />
        {rest.length > 0 && (
          <button
            type="button"
            className="kit-card-fold"
            aria-label={fold}
            title={fold}
            aria-expanded={unfolded}
            aria-controls={unfolded ? id : undefined}
            onClick={() => setUnfolded(!unfolded)}
          >
            {unfolded ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
          </button>
        )}
      </div>
      {unfolded && <Rest columns={rest} id={id} card={props} />}
    </li>
  );
}
