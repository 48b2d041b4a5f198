import { PlusOutlined } from '@ant-design/icons';
import { SystemUpdate, updateManagementEndpoints } from '@hall/contract/update-management';
import { updatesDomain } from '@hall/contract/updates';
import { useState } from 'react';
import type { Action } from '../../../page-kit/action.ts';
import { ConfiguredPage } from '../../../page-kit/configured-page.tsx';
import { Facts } from '../../../page-kit/detail/facts.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import type { UpdateFormProps } from '../parts/update-form.tsx';
import { useTexts } from '../texts.ts';
import { useUpdateActions } from '../update-actions.ts';

const UpdateForm = lazyPart<UpdateFormProps>(() => import('../parts/update-form.tsx').then((part) => part.UpdateForm), null);
const UpdateText = lazyPart<{ readonly update: SystemUpdate }>(() => import('../parts/update-text.tsx').then((part) => part.UpdateText));

const KNOWN = { title: updatesDomain.permissions['system.updates'], call: updateManagementEndpoints.updates.path };
const FACTS = ['version', 'level', 'releasedAt', 'state'] as const;
const CARD = { title: 'title', line: ['version', 'level', 'releasedAt'] };

/** The system update log, as it is written (SYS-10). */
export function UpdatesPage() {
  const { t, pick } = useTexts();
  const [editing, setEditing] = useState<{ readonly update?: SystemUpdate }>();
  const rowActions = useUpdateActions((update) => setEditing({ update }));
  const toolbar: Action[] = [
    { id: 'add', label: t('add'), icon: <PlusOutlined aria-hidden />, permission: 'system.updates.edit', run: () => setEditing({}) },
  ];
  const detail = {
    title: ({ version, title, titleEn }: SystemUpdate) => `${version} ${pick(title, titleEn)}`,
    render: (update: SystemUpdate) => (
      <>
        <Facts entity={SystemUpdate} row={update} fields={FACTS} />
        <UpdateText update={update} />
      </>
    ),
  };
  return (
    <>
      <ConfiguredPage
        page="updates"
        known={KNOWN}
        row={SystemUpdate}
        toolbar={toolbar}
        rowActions={rowActions}
        detail={detail}
        card={CARD}
      />
      {editing && <UpdateForm update={editing.update} onClose={() => setEditing(undefined)} />}
    </>
  );
}
