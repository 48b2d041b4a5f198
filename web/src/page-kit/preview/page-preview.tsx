import type { PageConfig } from '@hall/contract/pages';
import type { TableColumn } from '@hall/contract/table-columns';
import { useMemo, useState } from 'react';
import { useLanguage } from '../../shared/i18n/use-language.tsx';
import { KitContext } from '../kit-context.ts';
import { QueryForm } from '../query/query-form.tsx';
import { quietKit } from '../quiet-kit.ts';
import { allLeavesOf } from '../table/column-text.ts';
import { fitWidth } from '../table/column-tree.ts';
import { DataTable } from '../table/data-table.tsx';
import type { HeadingState } from '../table/heading.tsx';
import { askedFor, EXAMPLE_KEY, exampleColumns, exampleRows } from './example-rows.ts';
import './page-preview.css';

interface PagePreviewProps {
  readonly config: PageConfig;
  readonly columns: readonly TableColumn[];
  /** Told the width in px to which a column was dragged. */
  readonly onWidth: (columnId: string, width: number) => void;
}

const nothing = () => undefined;

/** Inputs are told apart by their page: the page itself may be open as well. */
const asPreview = (config: PageConfig): PageConfig => ({
  ...config,
  fields: config.fields.map((field) => ({ ...field, pageId: `preview-${field.pageId}` })),
});

const actionsOf = (columns: readonly TableColumn[]) =>
  Object.fromEntries(allLeavesOf(columns).flatMap(({ action }) => (action ? [[action, nothing]] : [])));

/** What the headings ask for, of rows that are all here. */
function useHeading() {
  const [sort, setSort] = useState<HeadingState['sort']>();
  const [filters, setFilters] = useState<HeadingState['filters']>({});
  const onFilter = (columnId: string, values: readonly string[]) => setFilters((before) => ({ ...before, [columnId]: values }));
  return { sort, onSort: setSort, filters, onFilter };
}

/**
 * What a page would look like, with rows made up for it, in the language round it. Its conditions and tools cannot be used; its columns can
 * be dragged wider, and sort and filter what is made up.
 */
export function PagePreview({ config, columns, onWidth }: PagePreviewProps) {
  const language = useLanguage();
  const shown = useMemo(() => exampleColumns(columns), [columns]);
  const rows = useMemo(() => exampleRows(shown, language), [shown, language]);
  const kit = useMemo(() => quietKit({ config: asPreview(config), columns: shown, rows }), [config, shown, rows]);
  const heading = useHeading();
  return (
    <KitContext value={kit}>
      <div className="kit-page kit-preview">
        <p className="kit-preview-title">{config.title[language]}</p>
        <div inert>
          <QueryForm />
        </div>
        <DataTable
          label={config.title[language]}
          actions={actionsOf(shown)}
          tableColumns={shown}
          tableData={askedFor(rows, heading)}
          rowKey={EXAMPLE_KEY}
          heading={heading}
          density="compact"
          onWidth={(columnId, width) => onWidth(columnId, fitWidth(width))}
          paging={{ page: 1, pageSize: rows.length, total: rows.length, sizes: [rows.length], onChange: nothing }}
        />
      </div>
    </KitContext>
  );
}
