import { PlusOutlined } from '@ant-design/icons';
import { CodeSet, codesDomain, codesEndpoints } from '@hall/contract/codes';
import { wireName } from '@hall/contract/wire/entity';
import { useState } from 'react';
import type { Action } from '../../../page-kit/action.ts';
import { ConfiguredPage } from '../../../page-kit/configured-page.tsx';
import { Facts } from '../../../page-kit/detail/facts.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import type { SetFormProps } from '../parts/set-form.tsx';
import { Status } from '../parts/status.tsx';
import { useSetActions } from '../set-actions.ts';
import { useTexts } from '../texts.ts';

const SetForm = lazyPart<SetFormProps>(() => import('../parts/set-form.tsx').then((part) => part.SetForm), null);

const KNOWN = {
  title: codesDomain.permissions['system.codes'],
  call: codesEndpoints.sets.path,
  rowKey: wireName(CodeSet, 'setId'),
};
const FACTS = ['setId', 'name', 'nameEn', 'entries', 'order', 'enabled', 'shipped'] as const;
const CARD = { title: 'name', line: ['setId', 'entries', 'enabled'] };
const CELLS = { enabled: ({ enabled }: CodeSet) => <Status enabled={enabled} /> };

/** Sets of codes, of the product and of the institution (SYS-5). */
export function CodesPage() {
  const { t, pick } = useTexts();
  const [opened, setOpened] = useState<Omit<SetFormProps, 'onClose'>>();
  const rowActions = useSetActions((set) => setOpened({ set }));
  const toolbar: Action[] = [
    {
      id: 'add',
      label: t('addSet'),
      icon: <PlusOutlined aria-hidden />,
      permission: 'system.codes.edit',
      run: () => setOpened({}),
    },
  ];
  const detail = {
    title: ({ name, nameEn }: CodeSet) => pick(name, nameEn),
    render: (set: CodeSet) => <Facts entity={CodeSet} row={set} fields={FACTS} />,
  };
  return (
    <>
      <ConfiguredPage
        page="codes"
        known={KNOWN}
        row={CodeSet}
        toolbar={toolbar}
        rowActions={rowActions}
        detail={detail}
        cells={CELLS}
        card={CARD}
      />
      {opened && <SetForm {...opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
