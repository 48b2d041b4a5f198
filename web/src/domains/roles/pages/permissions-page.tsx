import { PlusOutlined } from '@ant-design/icons';
import { rolesDomain } from '@hall/contract/role-management';
import { Input } from 'antd';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Action } from '../../../page-kit/action.ts';
import { ActionGroup } from '../../../page-kit/actions/action-group.tsx';
import { usePermits } from '../../../shared/account/use-permits.ts';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { useMenuEntriesQuery } from '../entries-api.ts';
import { useEntriesTexts } from '../entries-texts.ts';
import { type EntryTree, entryTree } from '../entry-tree.ts';
import { EntriesTree } from '../parts/entries-tree.tsx';
import { EntryDetails } from '../parts/entry-details.tsx';
import type { EntryFormProps } from '../parts/entry-form.tsx';
import type { MoveEntryProps } from '../parts/move-entry.tsx';
import './permissions-page.css';

const EntryForm = lazyPart<EntryFormProps>(() => import('../parts/entry-form.tsx').then((part) => part.EntryForm), null);
const MoveEntry = lazyPart<MoveEntryProps>(() => import('../parts/move-entry.tsx').then((part) => part.MoveEntry), null);

/** What is open above the tree. */
type Opened = Pick<EntryFormProps, 'entry' | 'below'> | { readonly moved: MoveEntryProps['entry'] };

/** What is typed to find entries, which an address may say. */
const FIND = 'find';

function Entries({ tree }: { readonly tree: EntryTree }) {
  const { t } = useEntriesTexts();
  const [params] = useSearchParams();
  const [typed, setTyped] = useState(params.get(FIND) ?? '');
  const [selected, setSelected] = useState<string>();
  const [opened, setOpened] = useState<Opened>();
  const entry = tree.nodes.get(selected ?? '');
  const close = () => setOpened(undefined);
  return (
    <div className="entries">
      <section className="entries-tree" aria-label={t('tree')}>
        <Input allowClear value={typed} placeholder={t('find')} aria-label={t('find')} onChange={({ target }) => setTyped(target.value)} />
        <EntriesTree tree={tree} typed={typed.trim()} selected={selected} onSelect={setSelected} />
      </section>
      <section className="entries-details" aria-live="polite">
        {entry ? (
          <EntryDetails
            tree={tree}
            entry={entry}
            onEdit={() => setOpened({ entry })}
            onAdd={() => setOpened({ below: entry.id })}
            onMove={() => setOpened({ moved: entry })}
          />
        ) : (
          <p className="hall-hint">{t('choose')}</p>
        )}
      </section>
      {opened && 'moved' in opened && <MoveEntry tree={tree} entry={opened.moved} onClose={close} />}
      {opened && !('moved' in opened) && <EntryForm tree={tree} {...opened} onMade={setSelected} onClose={close} />}
    </div>
  );
}

/** Adds an entry at the top of the tree. */
function AddEntry({ tree }: { readonly tree: EntryTree }) {
  const { t } = useEntriesTexts();
  const permits = usePermits();
  const [opened, setOpened] = useState(false);
  if (!permits('system.permissions.edit')) return null;
  const add: Action = { id: 'add', label: t('add'), icon: <PlusOutlined aria-hidden />, run: () => setOpened(true) };
  return (
    <>
      <ActionGroup actions={[add]} look={{ type: 'primary' }} onRun={(action) => action.run()} />
      {opened && <EntryForm tree={tree} onClose={() => setOpened(false)} />}
    </>
  );
}

/** The permission tree, which menus are made of: its entries are added, changed, moved and deleted here (SYS-4). */
export function PermissionsPage() {
  const { t, pick } = useEntriesTexts();
  const query = useMenuEntriesQuery(undefined, { refetchOnMountOrArgChange: true });
  const tree = useMemo(() => entryTree(query.data ?? []), [query.data]);
  const { zh, en } = rolesDomain.permissions['system.permissions'];
  return (
    <section className="permissions-page">
      <header>
        <div>
          <h1>{pick(zh, en)}</h1>
          <p className="hall-soft">{t('intro')}</p>
        </div>
        {query.data && <AddEntry tree={tree} />}
      </header>
      <QueryView query={query} lines={10}>
        {() => <Entries tree={tree} />}
      </QueryView>
    </section>
  );
}
