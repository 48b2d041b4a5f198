import { PlusOutlined } from '@ant-design/icons';
import { linkedSystemManagementEndpoints, SystemSetting } from '@hall/contract/linked-system-management';
import { menuDomain } from '@hall/contract/menu';
import { wireName } from '@hall/contract/wire/entity';
import { useState } from 'react';
import type { Action } from '../../../page-kit/action.ts';
import { ConfiguredPage } from '../../../page-kit/configured-page.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { useSystemActions } from './system-actions.ts';
import type { SystemDetailsProps } from './system-details.tsx';
import type { SystemFormProps } from './system-form.tsx';
import type { SystemTrialProps } from './system-trial.tsx';
import { useTexts } from './texts.ts';

const SystemForm = lazyPart<SystemFormProps>(() => import('./system-form.tsx').then((part) => part.SystemForm), null);
const Trial = lazyPart<SystemTrialProps>(() => import('./system-trial.tsx').then((part) => part.Trial), null);
const SystemDetails = lazyPart<SystemDetailsProps>(() => import('./system-details.tsx').then((part) => part.SystemDetails));

const KNOWN = {
  title: menuDomain.permissions['system.linked-systems'],
  call: linkedSystemManagementEndpoints.systemSettings.path,
  rowKey: wireName(SystemSetting, 'id'),
};
const CARD = { title: 'name', line: ['id', 'address', 'entries'] };

/** A card has no heading that a bare "yes" would answer. */
function Said({ yes, no, when }: { readonly yes: 'framed' | 'signsOn'; readonly no: 'inWindow' | 'open'; readonly when: boolean }) {
  const { t } = useTexts();
  return t(when ? yes : no);
}

const CELLS = {
  framing: ({ framing }: SystemSetting) => <Said yes="framed" no="inWindow" when={framing} />,
  signsOn: ({ signsOn }: SystemSetting) => <Said yes="signsOn" no="open" when={signsOn} />,
};

/** What is open beside the list. */
type Opened = { readonly form: true; readonly system?: SystemSetting } | { readonly tried: SystemSetting };

/** The linked systems: where they are, what their frames may do, their menu entries, and trying them (SYS-12). */
export function LinkedSystemsPage() {
  const { t, pick } = useTexts();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const rowActions = useSystemActions({
    onEdit: (system) => setOpened({ form: true, system }),
    onTry: (tried) => setOpened({ tried }),
  });
  const toolbar: Action[] = [
    {
      id: 'add',
      label: t('add'),
      icon: <PlusOutlined aria-hidden />,
      permission: 'system.linked-systems.edit',
      run: () => setOpened({ form: true }),
    },
  ];
  const detail = {
    title: ({ name, nameEn }: SystemSetting) => pick(name, nameEn),
    render: (system: SystemSetting) => <SystemDetails system={system} />,
  };
  return (
    <>
      <ConfiguredPage
        page="linked-systems"
        known={KNOWN}
        row={SystemSetting}
        toolbar={toolbar}
        rowActions={rowActions}
        detail={detail}
        cells={CELLS}
        card={CARD}
      />
      {opened && 'form' in opened && <SystemForm system={opened.system} onClose={close} />}
      {opened && 'tried' in opened && <Trial system={opened.tried} onClose={close} />}
    </>
  );
}
