import type { CodeSetDraft } from '@hall/contract/codes';
import { Check } from '../../../shared/form/choice.tsx';
import type { formOf } from '../../../shared/form/form-of.tsx';
import { numberOf } from '../../../shared/form/number-of.ts';
import { useTexts } from '../texts.ts';

const ORDER_DIGITS = 4;

interface FieldsProps {
  readonly form: Pick<ReturnType<typeof formOf<Pick<CodeSetDraft, 'order' | 'enabled'>>>, 'TextField' | 'FormField'>;
}

/** Where a set or a code stands among the others, and whether it is offered. */
export function OrderAndStatus({ form: { TextField, FormField } }: FieldsProps) {
  const { t } = useTexts();
  return (
    <>
      <TextField name="order" hint={t('orderHint')} inputMode="numeric" maxLength={ORDER_DIGITS} tidy={numberOf} />
      <FormField name="enabled">
        <Check label={t('isEnabled')} />
      </FormField>
    </>
  );
}
