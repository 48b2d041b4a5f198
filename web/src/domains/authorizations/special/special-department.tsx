import { SpecialDraft } from '@hall/contract/special-grants';
import { Check } from '../../../shared/form/choice.tsx';
import { formOf } from '../../../shared/form/form-of.tsx';
import { DepartmentSelect } from '../../people/index.ts';

const { FormField } = formOf(SpecialDraft);

/** What is said of its fields. Its form has the texts, so that this part stays apart from it. */
export interface SpecialDepartmentProps {
  readonly later: string;
  readonly withBelow: string;
}

/** The department on whose projects a special grant is. */
export function SpecialDepartment({ later, withBelow }: SpecialDepartmentProps) {
  return (
    <>
      <FormField name="department" required missing="grant-what" hint={later}>
        <DepartmentSelect />
      </FormField>
      <FormField name="withBelow" required={false}>
        <Check label={withBelow} />
      </FormField>
    </>
  );
}
