import type { Role, RolePerson } from '@hall/contract/role-management';
import { ADMIN_ROLE } from '@hall/contract/roles';
import { Button, Popconfirm } from 'antd';
import { useState } from 'react';
import { meApi } from '../../../shared/account/me-api.ts';
import { usePermits } from '../../../shared/account/use-permits.ts';
import { told } from '../../../shared/ui/told.ts';
import { useUnbindPeopleMutation } from '../api.ts';
import { useTexts } from '../texts.ts';
import { Effects } from './effects.tsx';

interface HolderProps {
  readonly role: Role;
  readonly person: RolePerson;
}

/** What is asked before somebody loses a role: who gives up the settings in which this is done cannot take it back. */
function useQuestion({ role, person }: HolderProps): string {
  const { t, pick } = useTexts();
  const { data: me } = meApi.endpoints.me.useQueryState();
  const names = { name: pick(person.name, person.nameEn), role: pick(role.name, role.nameEn) };
  return t(role.id === ADMIN_ROLE && me?.staffNumber === person.staffNumber ? 'askTakeOwn' : 'askTake', names);
}

/** Somebody who has a role, from whom it can be taken. */
export function Holder(props: HolderProps) {
  const { role, person } = props;
  const { t, pick } = useTexts();
  const permits = usePermits();
  const [unbind, { isLoading }] = useUnbindPeopleMutation();
  const [asking, setAsking] = useState(false);
  const question = useQuestion(props);
  const name = pick(person.name, person.nameEn);
  const take = () => told(unbind({ id: role.id, staffNumbers: [person.staffNumber] }), t('taken', { name }));
  return (
    <li>
      <span>{name}</span>
      <span className="hall-soft">
        {person.staffNumber} · {pick(person.department, person.departmentEn)}
      </span>
      {permits('system.roles.people') && (
        <Popconfirm
          title={question}
          description={asking && <Effects change={{ id: role.id, removed: [person.staffNumber] }} />}
          onOpenChange={setAsking}
          onConfirm={() => void take()}
        >
          <Button type="link" size="small" danger loading={isLoading}>
            {t('take')}
          </Button>
        </Popconfirm>
      )}
    </li>
  );
}
