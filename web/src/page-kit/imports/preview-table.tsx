import type { ImportPreview, ImportRow, ImportShown } from '@hall/contract/imports';
import { Pagination } from 'antd';
import { useState } from 'react';
import { refusalText } from '../../shared/api/failure.ts';
import { Placeholder } from '../../shared/ui/placeholder.tsx';
import { useImportRowsQuery } from './api.ts';
import { Fault } from './file-step.tsx';
import { useTexts } from './texts.ts';

const PAGE_SIZE = 50;

interface RowProps {
  readonly row: ImportRow;
  readonly columns: ImportPreview['columns'];
}

/** A row with what is wrong at its cells; what is wrong with a column that the file does not have stands at the line. */
function Row({ row: { line, cells, faults }, columns }: RowProps) {
  const { language } = useTexts();
  const at = (matches: (columnId: string) => boolean) =>
    faults
      .filter(({ columnId }) => matches(columnId))
      .map(({ columnId, text }) => (
        <span key={columnId + text.zh} className="import-cell-fault">
          {text[language]}
        </span>
      ));
  const isKnown = (columnId: string) => columns.some(({ id }) => id === columnId);
  return (
    <tr data-faulty={faults.length > 0}>
      <th scope="row">
        {line}
        {at((columnId) => !isKnown(columnId))}
      </th>
      {columns.map(({ id }, index) => {
        const wrong = at((columnId) => columnId === id);
        return (
          <td key={id} data-faulty={wrong.length > 0}>
            {cells[index]}
            {wrong}
          </td>
        );
      })}
    </tr>
  );
}

interface PreviewTableProps {
  readonly preview: ImportPreview;
  readonly shown: ImportShown;
}

/** The rows of a file with what is wrong at their cells, in pages. */
export function PreviewTable({ preview: { id, columns }, shown }: PreviewTableProps) {
  const { t, language } = useTexts();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useImportRowsQuery({ id, page, pageSize: PAGE_SIZE, shown });
  if (error) return <Fault text={refusalText(error, language) ?? t('rowsFailed')} onRetry={() => void refetch()} />;
  if (!data) return <Placeholder lines={4} />;
  if (data.total === 0) return <p className="import-soft">{t('noRows')}</p>;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table too wide for the screen is scrolled by keyboard */}
      <section className="import-rows" tabIndex={0} aria-label={t('rows')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('line')}</th>
              {columns.map(({ id: column, title }) => (
                <th key={column} scope="col">
                  {title[language]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.rows.map((row) => (
              <Row key={row.line} row={row} columns={columns} />
            ))}
          </tbody>
        </table>
      </section>
      {data.total > PAGE_SIZE && (
        <nav aria-label={t('pages')}>
          <Pagination
            size="small"
            align="end"
            current={page}
            pageSize={PAGE_SIZE}
            total={data.total}
            showSizeChanger={false}
            onChange={setPage}
          />
        </nav>
      )}
    </>
  );
}
