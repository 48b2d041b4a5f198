import { type Role, rolesEndpoints } from '@hall/contract/role-management';
import { useState } from 'react';
import { formOf } from '../../../shared/form/form-of.tsx';
import { toastLane } from '../../../shared/ui/toast-lane.ts';
import { useSettled } from '../../../shared/ui/use-settled.ts';
import { PeopleSelect } from '../../people/index.ts';
import { useBindPeopleMutation } from '../api.ts';
import { useTexts } from '../texts.ts';
import { Effects } from './effects.tsx';

const { EntityForm, FormField, useValue } = formOf(rolesEndpoints.bindPeople.request);

function AddedEffects({ id }: { readonly id: string }) {
  const added = useSettled(useValue('staffNumbers'));
  return added && added.length > 0 ? <Effects change={{ id, added }} /> : null;
}

/** Gives a role to people, once it is told what they gain by it. */
export function AddPeople({ role: { id } }: { readonly role: Role }) {
  const { t } = useTexts();
  const [bind] = useBindPeopleMutation();
  const [round, setRound] = useState(0);
  const added = (count: number) => {
    toastLane.show({ tone: 'success', text: t('added', { count }) });
    setRound(round + 1);
  };
  return (
    <EntityForm
      key={round}
      label={t('addPeople')}
      send={t('addPeople')}
      initial={{ id, staffNumbers: [] }}
      onSend={async ({ staffNumbers }) => {
        await bind({ id, staffNumbers }).unwrap();
        added(staffNumbers.length);
      }}
    >
      <FormField name="staffNumbers" label={t('addPeople')} hint={t('addPeopleHint')}>
        <PeopleSelect />
      </FormField>
      <AddedEffects id={id} />
    </EntityForm>
  );
}
