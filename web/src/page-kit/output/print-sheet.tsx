import { columnLabel } from '@hall/contract/column-value';
import { sheetCodeLine, sheetHead } from '@hall/contract/sheets';
import { INDEX_COLUMN, leavesOf, SELECTION_COLUMN, type TableColumn } from '@hall/contract/table-columns';
import type { PlainRow } from '@hall/contract/wire/list';
import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Watermark } from '../../shared/account/watermark.tsx';
import { useParameters } from '../../shared/parameters/parameters-api.ts';
import { useKit } from '../kit-context.ts';
import { textOf } from '../table/column-text.ts';
import { ownCellOf } from '../table/own-cells.ts';
import { useTexts } from '../texts.ts';
import { PrintedSums } from './printed-sums.tsx';
import type { Printout } from './printout.ts';
import { usePrint } from './use-print.ts';
import './print-sheet.css';

/** More columns than this lie on their side. */
const UPRIGHT_COLUMNS = 7;

/** Numbers, moments, and single words such as a code, which are read as a whole or not at all. */
const isWhole = (shown: ReactNode): boolean =>
  typeof shown === 'number' || (typeof shown === 'string' && /^(?:[\d\s:.,/+-]{1,25}|[\x21-\x7e]{1,20})$/.test(shown));

const isPrinted = ({ fieldId, button, linkText }: TableColumn): boolean => fieldId !== SELECTION_COLUMN && !button && !linkText;

/** What restricts the rows, how many they are, who made the sheet when, and its code, beside the same code to be scanned. */
function SheetHead({ head, Qr }: Pick<Printout, 'head' | 'Qr'>) {
  const { t, language } = useTexts();
  return (
    <div className="kit-print-head">
      <div>
        {sheetHead(head, language).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {head.code && Qr && <Qr code={head.code} label={t('sheetCodeQr')} />}
    </div>
  );
}

const CODE = '--kit-print-code';

/** Puts the code at the foot of every sheet of paper: what stands in the margins of paper is told by style alone. */
function useCodeAtFoot({ code }: Printout['head']): void {
  const { language } = useTexts();
  useEffect(() => {
    const { style } = document.documentElement;
    if (code) style.setProperty(CODE, JSON.stringify(sheetCodeLine(code, language)));
    return () => void style.removeProperty(CODE);
  }, [code, language]);
}

/** The rows as the table shows them. */
function SheetTable({ printout, columns }: { readonly printout: Printout; readonly columns: readonly TableColumn[] }) {
  const { language } = useTexts();
  const { config } = useKit();
  const { rows, cells, first } = printout;
  const cell = (column: TableColumn, row: PlainRow, index: number): ReactNode => {
    if (column.fieldId === INDEX_COLUMN) return first + index;
    const own = ownCellOf(cells, column);
    return own ? own(row) : textOf(row, column, language);
  };
  return (
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.fieldId}>{columnLabel(column, language)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={String(row[config.rowKey])}>
            {columns.map((column) => {
              const shown = cell(column, row, index);
              const look = column.amount ? 'kit-print-amount' : '';
              return (
                <td key={column.fieldId} className={look || (isWhole(shown) ? 'kit-print-whole' : '')}>
                  {shown}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface PrintSheetProps {
  readonly printout: Printout;
  readonly onDone: () => void;
}

/** What goes on paper: organisation, title, what the rows are and who vouches for them, the rows, and their sums. */
export function PrintSheet({ printout, onDone }: PrintSheetProps) {
  const { pick } = useTexts();
  const { columns } = useKit();
  const { parameters } = useParameters();
  useCodeAtFoot(printout.head);
  usePrint(onDone);
  const printed = leavesOf(columns.columns).filter(isPrinted);
  return createPortal(
    <article className="kit-print" data-wide={printed.length > UPRIGHT_COLUMNS || undefined}>
      <Watermark className="kit-print-watermark" />
      <p>{pick(parameters.organisation, parameters.organisationEn)}</p>
      <h1>{pick(printout.head.title, printout.head.titleEn)}</h1>
      <SheetHead head={printout.head} Qr={printout.Qr} />
      <SheetTable printout={printout} columns={printed} />
      <PrintedSums of={printout.of} columns={printed} rows={printout.rows} />
    </article>,
    document.body,
  );
}
