import { columnLabel } from '@hall/contract/column-value';
import { type ExportRequest, exportQuery, plainExportCall } from '@hall/contract/exchange';
import { conditionsInWords } from '@hall/contract/query-words';
import { INDEX_COLUMN, SELECTION_COLUMN, type TableColumn } from '@hall/contract/table-columns';
import { useState } from 'react';
import type { Language } from '../../shared/i18n/language.ts';
import { toastLane } from '../../shared/ui/toast-lane.ts';
import { type Kit, useKit } from '../kit-context.ts';
import { widthOf } from '../table/antd-columns.tsx';
import { useTexts } from '../texts.ts';
import { askedPageOf, takenFrom } from './applied.ts';
import type { Scope } from './printout.ts';
import { useBeginExport } from './use-begin-export.ts';
import { useSavedFile } from './use-saved-file.ts';

type Format = ExportRequest['format'];

/** Columns that hold data: not the running number, the selection, or what is only clicked. */
const isData = ({ fieldId, button, linkText }: TableColumn): boolean =>
  fieldId !== INDEX_COLUMN && fieldId !== SELECTION_COLUMN && !button && !linkText;

const exportedFields = (columns: readonly TableColumn[], language: Language, group?: string): ExportRequest['fields'] =>
  columns
    .filter(({ shown }) => shown)
    .flatMap((column) =>
      column.children
        ? exportedFields(column.children, language, columnLabel(column, language))
        : isData(column)
          ? [{ columnId: column.fieldId, title: columnLabel(column, language), width: widthOf(column), ...(group && { group }) }]
          : [],
    );

/** Most characters of the conditions that an export takes. */
const WORDS_MAX = 2000;
/** A file of more rows is made beside the page. */
const AT_ONCE_MAX = 1000;

function wordsOf(kit: Kit, scope: Scope, language: Language): string {
  const { config, columns } = kit;
  const words = conditionsInWords(askedPageOf(config, columns.columns), takenFrom(kit, scope), language);
  // No half of a character that takes two.
  return words.slice(0, WORDS_MAX).replace(/[\uD800-\uDBFF]$/, '');
}

function requestOf(kit: Kit, scope: Scope, format: Format, language: Language): ExportRequest {
  const { config, columns, request, selected } = kit;
  const { columnFilters, ...list } = request.list;
  return {
    scope,
    url: config.exportCall,
    locale: language,
    format,
    title: config.title[language],
    conditions: wordsOf(kit, scope, language),
    query: exportQuery(list, request.values),
    columnFilters: columnFilters?.map((filter) => ({ ...filter, values: [...filter.values] })),
    fields: exportedFields(columns.columns, language),
    ...(scope === 'selected' && { keys: [...selected] }),
  };
}

interface Export {
  readonly busy: boolean;
  readonly run: (scope: Scope, format: Format) => Promise<void>;
}

/**
 * Exports the page's rows as a file: at once, or beside the page where they are many. The toast lane says what was exported, why not, or
 * that there is nothing to export.
 */
export function useExport(): Export {
  const kit = useKit();
  const { t, language } = useTexts();
  const begin = useBeginExport();
  const save = useSavedFile();
  const [busy, setBusy] = useState(false);
  const total = kit.view.answer?.total ?? 0;
  const run = async (scope: Scope, format: Format) => {
    const { exportCall } = kit.config;
    if (!exportCall || total === 0) return toastLane.show({ tone: 'error', text: t('noExportData') });
    setBusy(true);
    const asked = requestOf(kit, scope, format, language);
    const isTaken = scope === 'all' && total > AT_ONCE_MAX && (await begin(asked));
    if (!isTaken) await save(plainExportCall(exportCall), asked, asked);
    setBusy(false);
  };
  return { busy, run };
}
