import { ColumnSetup, type ColumnSetup as Setup } from '@hall/contract/page-setup';
import { isData, type TableColumn } from '@hall/contract/table-columns';
import { useTexts } from '../texts.ts';
import { ChoiceSetup, NumberSetup, TextSetup } from './setup-field.tsx';
import { Switches } from './switches.tsx';

interface ColumnFormProps {
  readonly setup: Setup;
  /** The column as it was shipped. */
  readonly shipped: TableColumn;
  readonly onChange: (part: Partial<Setup>) => void;
}

/** What can be said of a column beside its place. */
export function ColumnForm({ setup, shipped, onChange }: ColumnFormProps) {
  const { t } = useTexts();
  const own = { entity: ColumnSetup, setup, onChange };
  // The width of the others, and what is in them, is the table's own business.
  const hasCells = isData(shipped) && !shipped.children;
  const able = [...(hasCells ? (['tooltip'] as const) : []), ...(['sortable', 'filterable'] as const).filter((name) => shipped[name])];
  return (
    <>
      <div className="setup-fields">
        <TextSetup {...own} name="label" />
        <TextSetup {...own} name="labelEn" />
        {setup.text !== undefined && <TextSetup {...own} name="text" />}
        {setup.textEn !== undefined && <TextSetup {...own} name="textEn" />}
        {hasCells && <NumberSetup {...own} name="width" hint={t('widthHint')} />}
        <ChoiceSetup {...own} name="fixed" />
        {hasCells && !shipped.amount && <ChoiceSetup {...own} name="align" fallback="left" />}
        {hasCells && <ChoiceSetup {...own} name="headerAlign" fallback={shipped.amount ? 'right' : (setup.align ?? 'left')} />}
      </div>
      <Switches {...own} names={['shown', ...able]} />
      <p className="hall-soft">{t('shownHint')}</p>
    </>
  );
}
