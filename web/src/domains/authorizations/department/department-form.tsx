import { DepartmentGrantDraft, type HeadedDepartment } from '@hall/contract/department-grants';
import type { FoundPerson } from '@hall/contract/found-person';
import { REASON_MAX } from '@hall/contract/project-terms';
import { grantPersonFault } from '@hall/contract/rules/grant-person';
import { wireDay } from '@hall/contract/rules/shanghai';
import { Input } from 'antd';
import { useState } from 'react';
import { useMeQuery } from '../../../shared/account/me-api.ts';
import { formOf } from '../../../shared/form/form-of.tsx';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import {
  begunTerms,
  DurationFields,
  type FaultOf,
  LimitFields,
  PeoplePicker,
  SystemChecks,
  termFault,
  useChosen,
} from '../../granting/index.ts';
import { type About, DepartmentAbout } from './department-about.tsx';
import { useGiveDepartmentMutation, useHeadedQuery } from './department-api.ts';
import { useDepartmentTexts } from './department-texts.ts';
import { GivingOutcomes } from './giving-outcomes.tsx';

export interface DepartmentFormProps {
  readonly onClose: () => void;
}

const { EntityForm, FormField } = formOf(DepartmentGrantDraft);

/** What of a draft the form may not show. */
const HIDDEN: Partial<DepartmentGrantDraft> = {
  ...{ withBelow: false, projects: [], mayRegrant: false, showsBalance: false, showsLedger: false },
};

const begun = (today: string, headed: readonly HeadedDepartment[]): Partial<DepartmentGrantDraft> => ({
  ...begunTerms(today),
  ...{ department: headed[0]?.id, withBelow: false, projects: [], people: [] },
});

interface Chosen {
  readonly about: About;
  readonly people: readonly FoundPerson[];
}

function Fields({ today, headed }: { readonly today: string; readonly headed: readonly HeadedDepartment[] }) {
  const { t } = useDepartmentTexts();
  const giver = useMeQuery().data?.staffNumber ?? '';
  const { shown, choose, chosen } = useChosen<Chosen>({ about: 'whole', people: [] });
  // Nothing ends what the head of a department has to give.
  const faultOf: FaultOf = (name, values) => termFault(name, values, {}, today);
  const peopleFault = () => {
    const { people } = chosen();
    return people.length === 0 ? 'grant-people' : people.flatMap((person) => grantPersonFault(person, { giver }) ?? [])[0];
  };
  return (
    <>
      <DepartmentAbout headed={headed} about={shown.about} onChoose={(about) => choose({ about })} />
      <FormField name="people" required check={peopleFault} hint={t('peopleHint')}>
        <PeoplePicker onPick={(people) => choose({ people })} />
      </FormField>
      <FormField name="systems" required check={(_, values, whole) => faultOf('systems', values, whole)}>
        <SystemChecks />
      </FormField>
      <DurationFields faultOf={faultOf} longTerm={t('longEndless')} />
      <LimitFields faultOf={faultOf} />
      <FormField name="reason" hint={t('reasonHint')}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={REASON_MAX} />
      </FormField>
    </>
  );
}

/** Grants a department that the person heads, or projects of it, to one or more people, and tells what has become of each (PROJ-17). */
export function DepartmentForm({ onClose }: DepartmentFormProps) {
  const { t } = useDepartmentTexts();
  const query = useHeadedQuery(undefined, { refetchOnMountOrArgChange: true });
  const [give, { data }] = useGiveDepartmentMutation();
  const [today] = useState(() => wireDay(new Date()));
  return (
    <Dialog title={t('give')} width={760} lightDismiss={false} onClose={onClose}>
      {data ? (
        <GivingOutcomes outcomes={data.outcomes} onClose={onClose} />
      ) : (
        <QueryView query={query} lines={8} empty={{ when: (headed) => headed.length === 0, hint: t('notHead') }}>
          {(headed) => (
            <EntityForm
              label={t('give')}
              send={t('give')}
              initial={begun(today, headed)}
              onSend={(draft) => give({ ...HIDDEN, ...draft }).unwrap()}
              onCancel={onClose}
            >
              <Fields today={today} headed={headed} />
            </EntityForm>
          )}
        </QueryView>
      )}
    </Dialog>
  );
}
