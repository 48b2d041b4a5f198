import type { PageSetup } from '@hall/contract/page-management';
import type { ColumnSetup } from '@hall/contract/page-setup';
import { seenOf } from '@hall/contract/rules/seen';
import { flatColumns } from '@hall/contract/table-columns';
import { useMemo } from 'react';
import { headingsOf } from '../draft.ts';
import { useTexts } from '../texts.ts';
import type { DraftState } from '../use-draft.ts';
import { Arranging } from './arranging.tsx';
import { ColumnForm } from './column-form.tsx';

export interface SectionProps {
  readonly setup: PageSetup;
  readonly state: DraftState;
  readonly selected: string | undefined;
  readonly onSelect: (id: string) => void;
}

/** The columns of a page. */
export function ColumnSection({ setup: { shippedColumns }, state, selected, onSelect }: SectionProps) {
  const { t, pick } = useTexts();
  const headings = useMemo(() => headingsOf(shippedColumns), [shippedColumns]);
  const { columns } = state.draft;
  /** One whose name was taken away is still told from the others. */
  const nameOf = ({ fieldId, label, labelEn }: ColumnSetup) => {
    const shipped = state.shipped.columns.find((one) => one.fieldId === fieldId);
    return pick(seenOf(label) || (shipped?.label ?? ''), seenOf(labelEn) || shipped?.labelEn);
  };
  const items = columns.map((column) => ({
    ...{ id: column.fieldId, name: nameOf(column), shown: column.shown, optional: true },
    ...{ above: headings.get(column.fieldId), mark: state.markOf('columns', column) },
  }));
  return (
    <Arranging
      label={t('columns')}
      items={items}
      hint={t('chooseColumn')}
      selected={selected}
      onSelect={onSelect}
      onShow={(id, shown) => state.edit('columns', id, { shown })}
      onMove={(id, other) => state.move('columns', id, other)}
      onRestore={(id) => state.restore('columns', id)}
    >
      {(id) => {
        const column = columns.find(({ fieldId }) => fieldId === id);
        const shipped = flatColumns(shippedColumns).find(({ fieldId }) => fieldId === id);
        return column && shipped && <ColumnForm setup={column} shipped={shipped} onChange={(part) => state.edit('columns', id, part)} />;
      }}
    </Arranging>
  );
}
