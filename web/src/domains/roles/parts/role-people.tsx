import type { Role } from '@hall/contract/role-management';
import { Input, Pagination } from 'antd';
import { useState } from 'react';
import { usePermits } from '../../../shared/account/use-permits.ts';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { useSettled } from '../../../shared/ui/use-settled.ts';
import { useRoleHoldersQuery } from '../api.ts';
import { useTexts } from '../texts.ts';
import { Holder } from './role-holder.tsx';
import './role-people.css';

const AddPeople = lazyPart(() => import('./add-people.tsx').then((part) => part.AddPeople));

export interface RolePeopleProps {
  readonly role: Role;
  readonly onClose: () => void;
}

const PAGE = 10;

function Holders({ role }: { readonly role: Role }) {
  const { t } = useTexts();
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const text = useSettled(typed.trim());
  const query = useRoleHoldersQuery({ id: role.id, text, page, pageSize: PAGE }, { refetchOnMountOrArgChange: true });
  const find = (words: string) => {
    setTyped(words);
    setPage(1);
  };
  return (
    <>
      <Input
        className="role-people-find"
        allowClear
        value={typed}
        placeholder={t('findHolder')}
        aria-label={t('findHolder')}
        onChange={({ target }) => find(target.value)}
      />
      <QueryView query={query} lines={6} empty={{ when: ({ total }) => total === 0, hint: t('noHolder') }}>
        {({ rows, total }) => (
          <>
            <ul className="role-people">
              {rows.map((person) => (
                <Holder key={person.staffNumber} role={role} person={person} />
              ))}
            </ul>
            <div className="role-people-pages">
              <span className="hall-soft">{t('total', { count: total })}</span>
              <Pagination
                size="small"
                current={page}
                pageSize={PAGE}
                total={total}
                showSizeChanger={false}
                hideOnSinglePage
                onChange={setPage}
              />
            </div>
          </>
        )}
      </QueryView>
    </>
  );
}

/** Who has a role; gives it to people and takes it from them. */
export function RolePeople({ role, onClose }: RolePeopleProps) {
  const { t, pick } = useTexts();
  const permits = usePermits();
  return (
    <Dialog title={t('peopleOf', { name: pick(role.name, role.nameEn) })} width={640} onClose={onClose}>
      {permits('system.roles.people') && <AddPeople role={role} />}
      <Holders role={role} />
    </Dialog>
  );
}
