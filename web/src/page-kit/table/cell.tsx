import { rawOf } from '@hall/contract/column-value';
import type { TableColumn } from '@hall/contract/table-columns';
import type { PlainRow } from '@hall/contract/wire/list';
import { Button, type ButtonProps } from 'antd';
import type { Language } from '../../shared/i18n/language.ts';
import { report } from '../../shared/report.ts';
import { textOf } from './column-text.ts';
import { amountOf } from './decimal.ts';

/** What a page can do with a row, by the name that the configuration calls. */
export type RowActions = Readonly<Record<string, (row: PlainRow) => void>>;

interface CellProps {
  readonly row: PlainRow;
  readonly column: TableColumn;
  readonly language: Language;
  readonly actions: RowActions;
}

/** The action of a column; one that the page does not have is reported, and the cell shows its value alone. */
function actionOf({ action, fieldId }: TableColumn, actions: RowActions): ((row: PlainRow) => void) | undefined {
  if (action && Object.hasOwn(actions, action)) return actions[action];
  report(`Column "${fieldId}" names the action "${action ?? ''}", which its page does not have`);
  return undefined;
}

const buttonLook = ({ buttonType = 'default', buttonSize = 'small' }: TableColumn): ButtonProps =>
  buttonType === 'danger' ? { danger: true, size: buttonSize } : { type: buttonType, size: buttonSize };

function ActionCell({ row, column, language, actions }: CellProps) {
  const run = actionOf(column, actions);
  const value = textOf(row, column, language);
  if (!run) return value;
  if (column.button) {
    const text = (language === 'en' && column.buttonTextEn) || column.buttonText || value;
    return (
      <Button {...buttonLook(column)} onClick={() => run(row)}>
        {text}
      </Button>
    );
  }
  const text = (language === 'en' && column.linkTextEn) || column.linkText || value;
  return (
    <button type="button" className="kit-link" title={column.tooltip ? text : undefined} onClick={() => run(row)}>
      {text}
    </button>
  );
}

/** One cell, shown as its column is configured. */
export function Cell(props: CellProps) {
  const { row, column, language } = props;
  if (column.link || column.button) return <ActionCell {...props} />;
  const text = textOf(row, column, language);
  if (column.amount) {
    const negative = amountOf(rawOf(row, column, language))?.negative;
    return <span className={negative ? 'kit-amount kit-negative' : 'kit-amount'}>{text}</span>;
  }
  return column.tooltip ? (
    <span className="kit-ellipsis" title={text}>
      {text}
    </span>
  ) : (
    text
  );
}
