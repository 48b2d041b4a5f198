import { PlusOutlined } from '@ant-design/icons';
import { ParameterSetting, parameterManagementEndpoints } from '@hall/contract/parameter-management';
import { parametersDomain } from '@hall/contract/parameters';
import { wireName } from '@hall/contract/wire/entity';
import { useState } from 'react';
import type { Action } from '../../../page-kit/action.ts';
import { ConfiguredPage } from '../../../page-kit/configured-page.tsx';
import { Facts } from '../../../page-kit/detail/facts.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { useParameterActions } from '../parameter-actions.tsx';
import type { ParameterFormProps } from '../parts/parameter-form.tsx';
import type { ParameterHistoryProps } from '../parts/parameter-history.tsx';
import { Fallback, Id, Said } from '../parts/said.tsx';
import { useTexts } from '../texts.ts';

const ParameterForm = lazyPart<ParameterFormProps>(() => import('../parts/parameter-form.tsx').then((part) => part.ParameterForm), null);
const ParameterHistory = lazyPart<ParameterHistoryProps>(
  () => import('../parts/parameter-history.tsx').then((part) => part.ParameterHistory),
  null,
);

const KNOWN = {
  title: parametersDomain.permissions['system.parameters'],
  call: parameterManagementEndpoints.settings.path,
  rowKey: wireName(ParameterSetting, 'id'),
};
const FACTS = ['id', 'name', 'nameEn', 'group', 'kind', 'said', 'fallback', 'changed', 'shipped'] as const;
const CARD = { title: 'name', line: ['group', 'said', 'changed'] };

function Changed({ setting: { changed, shipped } }: { readonly setting: ParameterSetting }) {
  const { t } = useTexts();
  if (!shipped) return '—';
  return changed ? t('changed') : <span className="hall-soft">{t('byDefault')}</span>;
}

const CELLS = {
  id: (setting: ParameterSetting) => <Id setting={setting} />,
  said: (setting: ParameterSetting) => <Said setting={setting} />,
  fallback: (setting: ParameterSetting) => <Fallback setting={setting} />,
  changed: (setting: ParameterSetting) => <Changed setting={setting} />,
};

/** What is open beside the list. */
type Opened = { readonly form: Omit<ParameterFormProps, 'onClose'> } | { readonly history: ParameterSetting };

/** The system parameters: what each says, and what it said before (SYS-6). */
export function ParametersPage() {
  const { t, pick } = useTexts();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const rowActions = useParameterActions({
    onEdit: (setting) => setOpened({ form: { setting } }),
    onHistory: (history) => setOpened({ history }),
  });
  const toolbar: Action[] = [
    {
      ...{ id: 'add', label: t('add'), icon: <PlusOutlined aria-hidden />, permission: 'system.parameters.edit' },
      run: () => setOpened({ form: {} }),
    },
  ];
  const detail = {
    title: ({ name, nameEn }: ParameterSetting) => pick(name, nameEn),
    render: (setting: ParameterSetting) => <Facts entity={ParameterSetting} row={setting} fields={FACTS} />,
  };
  return (
    <>
      <ConfiguredPage
        page="parameters"
        known={KNOWN}
        row={ParameterSetting}
        toolbar={toolbar}
        rowActions={rowActions}
        detail={detail}
        cells={CELLS}
        card={CARD}
      />
      {opened && 'form' in opened && <ParameterForm {...opened.form} onClose={close} />}
      {opened && 'history' in opened && <ParameterHistory setting={opened.history} onClose={close} />}
    </>
  );
}
