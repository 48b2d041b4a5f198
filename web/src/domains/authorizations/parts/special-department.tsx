import { SpecialDraft } from '@hall/contract/special-grants';
import { Check } from '../../../shared/form/choice.tsx';
import { formOf } from '../../../shared/form/form-of.tsx';
import { DepartmentSelect } from '../../people/index.ts';
import { useSpecialTexts } from '../special-texts.ts';

const { FormField } = formOf(SpecialDraft);

/** The department on whose projects a special grant is. */
export function SpecialDepartment() {
  const { t } = useSpecialTexts();
  return (
    <>
      <FormField name="department" required missing="grant-what" hint={t('later')}>
        <DepartmentSelect />
      </FormField>
      <FormField name="withBelow" required={false}>
        <Check label={t('withBelowIt')} />
      </FormField>
    </>
  );
}
