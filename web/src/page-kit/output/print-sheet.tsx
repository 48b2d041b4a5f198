import { columnLabel } from '@hall/contract/column-value';
import { conditionsInWords } from '@hall/contract/query-words';
import { wireMoment } from '@hall/contract/rules/shanghai';
import { INDEX_COLUMN, SELECTION_COLUMN, type TableColumn } from '@hall/contract/table-columns';
import type { PlainRow } from '@hall/contract/wire/list';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useMeQuery } from '../../shared/account/me-api.ts';
import { useOwnName } from '../../shared/account/use-own-name.ts';
import { Watermark } from '../../shared/account/watermark.tsx';
import { useParameters } from '../../shared/parameters/parameters-api.ts';
import { useKit } from '../kit-context.ts';
import { ownCellOf } from '../table/antd-columns.tsx';
import { leavesOf, textOf } from '../table/column-text.ts';
import { firstNumberOf } from '../table/use-first-number.ts';
import { useTexts } from '../texts.ts';
import { appliedBy, askedPageOf } from './applied.ts';
import { PrintedSums } from './printed-sums.tsx';
import './print-sheet.css';

/** More columns than this lie on their side. */
const UPRIGHT_COLUMNS = 7;

/** Numbers, moments, and single words such as a code, which are read as a whole or not at all. */
const isWhole = (shown: ReactNode): boolean =>
  typeof shown === 'number' || (typeof shown === 'string' && /^(?:[\d\s:.,/+-]{1,25}|[\x21-\x7e]{1,20})$/.test(shown));

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

/** What restricts the rows, which of them these are, and who printed them when. */
function SheetHead() {
  const { t, language } = useTexts();
  const { config, columns, state, view } = useKit();
  const name = useOwnName();
  const { data: me } = useMeQuery();
  const [at] = useState(() => wireMoment(new Date()));
  const total = view.answer?.total ?? view.rows.length;
  return (
    <>
      <p>
        {t('conditions')}: {conditionsInWords(askedPageOf(config, columns.columns), appliedBy(state), language)}
      </p>
      <p>{config.paged && !view.growth ? t('printedPage', { page: state.page, total }) : t('total', { total })}</p>
      <p>
        {t('printTime')}: {at} {t('printedBy', { person: me ? t('nameAndNumber', { name, number: me.staffNumber }) : name })}
      </p>
    </>
  );
}

/** What goes on paper: organisation, title, conditions, time of printing, the person, and the rows as the table shows them. */
export function PrintSheet({ onDone }: { readonly onDone: () => void }) {
  const { language, pick } = useTexts();
  const { config, columns, cells, state, view } = useKit();
  const { parameters } = useParameters();
  const [done] = useState(() => onDone);
  usePrint(done);
  const first = firstNumberOf(config.paged ? state : undefined);
  const printed = leavesOf(columns.columns).filter(isPrinted);
  const cell = (column: TableColumn, row: PlainRow, index: number): ReactNode => {
    if (column.fieldId === INDEX_COLUMN) return first + index;
    const own = ownCellOf(cells, column);
    return own ? own(row) : textOf(row, column, language);
  };
  return createPortal(
    <article className="kit-print" data-wide={printed.length > UPRIGHT_COLUMNS || undefined}>
      <Watermark className="kit-print-watermark" />
      <p>{pick(parameters.organisation, parameters.organisationEn)}</p>
      <h1>{config.title[language]}</h1>
      <SheetHead />
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
              {printed.map((column) => {
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
      <PrintedSums paged={(view.answer?.total ?? 0) > view.rows.length} columns={printed} rows={view.rows} />
    </article>,
    document.body,
  );
}
