import { columnLabel } from '@hall/contract/column-value';
import { queryInWords } from '@hall/contract/query-words';
import { MOMENT_FORMAT } from '@hall/contract/rules/constants';
import { INDEX_COLUMN, SELECTION_COLUMN, type TableColumn } from '@hall/contract/table-columns';
import dayjs from 'dayjs';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useParameters } from '../../shared/parameters/parameters-api.ts';
import { useKit } from '../kit-context.ts';
import { toPairs } from '../query-values.ts';
import { leavesOf, textOf } from '../table/column-text.ts';
import { useTexts } from '../texts.ts';
import { PrintedSums } from './printed-sums.tsx';
import './print-sheet.css';

const isPrinted = ({ fieldId, button, linkText }: TableColumn): boolean => fieldId !== SELECTION_COLUMN && !button && !linkText;

/** Opens the browser's print dialog once the sheet is in the document, and is done when that closes. */
function usePrint(onDone: () => void): void {
  useEffect(() => {
    window.addEventListener('afterprint', onDone);
    const timer = setTimeout(() => window.print());
    return () => {
      clearTimeout(timer);
      window.removeEventListener('afterprint', onDone);
    };
  }, [onDone]);
}

/** What goes on paper: organisation, title, conditions, time of printing, and the rows that the table shows. */
export function PrintSheet({ onDone }: { readonly onDone: () => void }) {
  const { t, language, pick } = useTexts();
  const { config, columns, state, view } = useKit();
  const { parameters } = useParameters();
  const [at] = useState(() => dayjs().format(MOMENT_FORMAT));
  const [done] = useState(() => onDone);
  usePrint(done);
  const printed = leavesOf(columns.columns).filter(isPrinted);
  const cell = (column: TableColumn, index: number) =>
    column.fieldId === INDEX_COLUMN ? String(index + 1) : textOf(view.rows[index] ?? {}, column, language);
  return createPortal(
    <article className="kit-print">
      <p>{pick(parameters.organisation, parameters.organisationEn)}</p>
      <h1>{config.title[language]}</h1>
      <p>
        {t('conditions')}: {queryInWords(config.fields, toPairs(state.values), language) || t('noCondition')}
      </p>
      <p>
        {t('printTime')}: {at}
      </p>
      <table>
        <thead>
          <tr>
            {printed.map((column) => (
              <th key={column.fieldId}>{columnLabel(column, language)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.rows.map((row, index) => (
            <tr key={String(row[config.rowKey])}>
              {printed.map((column) => (
                <td key={column.fieldId} className={column.amount ? 'kit-print-amount' : ''}>
                  {cell(column, index)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <PrintedSums columns={printed} rows={view.rows} />
    </article>,
    document.body,
  );
}
