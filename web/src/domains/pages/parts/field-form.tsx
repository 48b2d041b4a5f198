import { FieldSetup, type FieldSetup as Setup } from '@hall/contract/page-setup';
import { isControl, type QueryField } from '@hall/contract/query-fields';
import { useTexts } from '../texts.ts';
import { NumberSetup, TextSetup } from './setup-field.tsx';
import { Switches } from './switches.tsx';

interface FieldFormProps {
  readonly setup: Setup;
  /** The field as it was shipped. */
  readonly shipped: QueryField;
  readonly onChange: (part: Partial<Setup>) => void;
}

/** Ranges say what they are for by themselves. */
const hasPlaceholder = ({ kind }: QueryField): boolean => ['text', 'suggest', 'select', 'treeselect'].includes(kind);

/** What can be said of a query field beside its place; of a tool of the page, whether it is there. */
export function FieldForm({ setup, shipped, onChange }: FieldFormProps) {
  const { t } = useTexts();
  const own = { entity: FieldSetup, setup, onChange };
  if (shipped.kind === 'buttons') return <p className="hall-soft">{t('buttonsHint')}</p>;
  if (isControl(shipped))
    return (
      <>
        <Switches {...own} names={['shown']} />
        <p className="hall-soft">{t('controlHint')}</p>
      </>
    );
  return (
    <>
      <div className="setup-fields">
        <TextSetup {...own} name="title" />
        <TextSetup {...own} name="titleEn" />
        {hasPlaceholder(shipped) && <TextSetup {...own} name="placeholder" />}
        {hasPlaceholder(shipped) && <TextSetup {...own} name="placeholderEn" />}
        <NumberSetup {...own} name="width" hint={t('widthHint')} />
        <NumberSetup {...own} name="widthEn" hint={t('widthHint')} />
      </div>
      <Switches {...own} names={['shown']} />
    </>
  );
}
