import { PlusOutlined } from '@ant-design/icons';
import { TodoSetting, todoSourcesEndpoints } from '@hall/contract/todo-sources';
import { todosDomain } from '@hall/contract/todos';
import { useState } from 'react';
import type { Action } from '../../../page-kit/action.ts';
import { ConfiguredPage } from '../../../page-kit/configured-page.tsx';
import { Facts } from '../../../page-kit/detail/facts.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import type { SourceFormProps } from '../parts/source-form.tsx';
import type { TrialProps } from '../parts/trial.tsx';
import { useSourceActions } from '../source-actions.tsx';
import { useSourcesTexts } from '../sources-texts.ts';

const SourceForm = lazyPart<SourceFormProps>(() => import('../parts/source-form.tsx').then((part) => part.SourceForm), null);
const Trial = lazyPart<TrialProps>(() => import('../parts/trial.tsx').then((part) => part.Trial), null);

const PERMISSION = 'system.todo-sources';
const KNOWN = { title: todosDomain.permissions[PERMISSION], call: todoSourcesEndpoints.sources.path };
const FACTS = ['name', 'system', 'call', 'method', 'data', 'countBy', 'field', 'text', 'countAt', 'order', 'enabled'] as const;
const CARD = { title: 'name', line: ['system', 'call', 'enabled'] };

function Enabled({ source: { enabled } }: { readonly source: TodoSetting }) {
  const { t } = useSourcesTexts();
  return enabled ? t('enabled') : <span className="hall-soft">{t('disabled')}</span>;
}

/** A card has no heading that a bare "yes" would answer. */
const CELLS = { enabled: (source: TodoSetting) => <Enabled source={source} /> };

/** What is open beside the list. */
type Opened = { readonly form: true; readonly source?: TodoSetting } | { readonly tried: TodoSetting };

/** Where administrators say what is asked for pending items, and try it (TODO-4). */
export function SourcesPage() {
  const { t, pick } = useSourcesTexts();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const rowActions = useSourceActions({
    onEdit: (source) => setOpened({ form: true, source }),
    onTry: (source) => setOpened({ tried: source }),
  });
  const toolbar: Action[] = [
    { id: 'add', label: t('add'), icon: <PlusOutlined aria-hidden />, permission: PERMISSION, run: () => setOpened({ form: true }) },
  ];
  const detail = {
    title: ({ name, nameEn }: TodoSetting) => pick(name, nameEn),
    render: (source: TodoSetting) => <Facts entity={TodoSetting} row={source} fields={FACTS} />,
  };
  return (
    <>
      <ConfiguredPage
        page="todo-sources"
        known={KNOWN}
        row={TodoSetting}
        toolbar={toolbar}
        rowActions={rowActions}
        detail={detail}
        cells={CELLS}
        card={CARD}
      />
      {opened && 'form' in opened && <SourceForm source={opened.source} onClose={close} />}
      {opened && 'tried' in opened && <Trial source={opened.tried} onClose={close} />}
    </>
  );
}
