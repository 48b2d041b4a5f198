import type { FieldSetup } from '@hall/contract/page-setup';
import { seenOf } from '@hall/contract/rules/seen';
import { useTexts } from '../texts.ts';
import { Arranging } from './arranging.tsx';
import type { SectionProps } from './column-section.tsx';
import { FieldForm } from './field-form.tsx';

/** The conditions of a page, and its tools. */
export function FieldSection({ setup, state, selected, onSelect }: SectionProps) {
  const { t, pick } = useTexts();
  const { fields } = state.draft;
  const shippedOf = (id: string) => setup.shippedConfig.fields.find(({ fieldId }) => fieldId === id);
  /** One whose title was taken away is still told from the others. */
  const nameOf = ({ fieldId, title, titleEn }: FieldSetup) => {
    const shipped = state.shipped.fields.find((one) => one.fieldId === fieldId);
    return pick(seenOf(title) || (shipped?.title ?? ''), seenOf(titleEn) || shipped?.titleEn);
  };
  const items = fields.map((field) => ({
    ...{ id: field.fieldId, name: nameOf(field), shown: field.shown },
    ...{ optional: shippedOf(field.fieldId)?.kind !== 'buttons', mark: state.markOf('fields', field) },
  }));
  return (
    <Arranging
      label={t('fields')}
      items={items}
      hint={t('chooseField')}
      selected={selected}
      onSelect={onSelect}
      onShow={(id, shown) => state.edit('fields', id, { shown })}
      onMove={(id, other) => state.move('fields', id, other)}
      onRestore={(id) => state.restore('fields', id)}
    >
      {(id) => {
        const [field, shipped] = [fields.find(({ fieldId }) => fieldId === id), shippedOf(id)];
        return field && shipped && <FieldForm setup={field} shipped={shipped} onChange={(part) => state.edit('fields', id, part)} />;
      }}
    </Arranging>
  );
}
