import { MenuEntry } from '@hall/contract/permission-management';
import { valueText } from '@hall/contract/wire/coded';
import { useRef } from 'react';
import type { Action } from '../../../page-kit/action.ts';
import { ActionGroup } from '../../../page-kit/actions/action-group.tsx';
import { usePermits } from '../../../shared/account/use-permits.ts';
import { useTerms } from '../../../shared/i18n/use-terms.ts';
import { told } from '../../../shared/ui/told.ts';
import { useLinkedSystemsQuery } from '../../menu/index.ts';
import { useDeleteMenuEntryMutation } from '../entries-api.ts';
import { useEntriesTexts } from '../entries-texts.ts';
import { type EntryTree, stepOf } from '../entry-tree.ts';
import { useMoveEntry } from '../use-move-entry.ts';
import { DeletionNote } from './deletion-note.tsx';

interface EntryDetailsProps {
  readonly tree: EntryTree;
  readonly entry: MenuEntry;
  readonly onEdit: () => void;
  readonly onAdd: () => void;
  readonly onMove: () => void;
}

const LOOKS = ['id', 'name', 'nameEn', 'order', 'weight', 'icon', 'hidden'] as const;
const OPENS = ['path', 'routeName', 'redirect', 'component', 'opening', 'linkType', 'hint', 'templateId'] as const;

/** What can be done with an entry. */
function useEntryActions({ tree, entry, onEdit, onAdd, onMove }: EntryDetailsProps): Action[] {
  const { t, pick } = useEntriesTexts();
  const permits = usePermits();
  const move = useMoveEntry();
  const [remove] = useDeleteMenuEntryMutation();
  const concerned = useRef<number>(undefined);
  const { id, version, action, directory } = entry;
  const editing = 'system.permissions.edit' as const;
  const step = (to: 'up' | 'down'): Action => {
    const place = stepOf(tree, entry, to);
    const run = () => place && move(entry, place);
    return { id: to, label: t(to), permission: editing, disabledBecause: place ? undefined : t('atEnd'), run };
  };
  const stays = entry.shipped ? t('stays') : undefined;
  const actions: Action[] = [
    { id: 'edit', label: t('edit'), permission: editing, run: onEdit },
    ...(directory ? [{ id: 'add', label: t('addBelow'), permission: editing, run: onAdd }] : []),
    step('up'),
    step('down'),
    { id: 'move', label: t('moveTo'), permission: editing, disabledBecause: action ? t('staysBelow') : undefined, run: onMove },
    {
      id: 'remove',
      label: t('remove'),
      permission: 'system.permissions.delete',
      danger: true,
      disabledBecause: stays ?? (tree.childrenOf(id).length > 0 ? t('belowFirst') : undefined),
      confirm: <DeletionNote id={id} name={pick(entry.name, entry.nameEn)} onTold={(people) => (concerned.current = people)} />,
      run: () => told(remove({ id, version, people: concerned.current ?? -1 }), t('removed')),
    },
  ];
  return actions.filter(({ permission }) => !permission || permits(permission));
}

/** The names of what stands above an entry, from the top. */
function trailOf(tree: EntryTree, entry: MenuEntry): MenuEntry[] {
  const above = tree.nodes.get(entry.parentId ?? '');
  return above ? [...trailOf(tree, above), above] : [];
}

function EntryFacts({ tree, entry }: Pick<EntryDetailsProps, 'tree' | 'entry'>) {
  const { t, pick, language } = useEntriesTexts();
  const term = useTerms(MenuEntry);
  const { data: systems = [] } = useLinkedSystemsQuery();
  const system = systems.find(({ id }) => id === entry.systemId);
  const facts: (readonly [string, string])[] = [
    [
      t('position'),
      trailOf(tree, entry)
        .map(({ name, nameEn }) => pick(name, nameEn))
        .join(' / ') || t('top'),
    ],
    ...LOOKS.filter((name) => !(language === 'en' && name === 'name')).map((name) => factOf(name)),
  ];
  function factOf<K extends keyof MenuEntry & string>(name: K): readonly [string, string] {
    return [term(name), valueText(MenuEntry, name, entry[name], language)];
  }
  if (!entry.action) {
    facts.push([term('systemId'), system ? pick(system.name, system.nameEn ?? system.name) : t('hall')]);
    facts.push(...(entry.directory ? [factOf('opensFirstChild')] : OPENS.map((name) => factOf(name))));
  }
  return (
    <dl className="entry-facts">
      {facts.map(([called, text]) => (
        <div key={called}>
          <dt>{called}</dt>
          <dd>{text || '—'}</dd>
        </div>
      ))}
    </dl>
  );
}

/** An entry in full, and what can be done with it. */
export function EntryDetails(props: EntryDetailsProps) {
  const { tree, entry } = props;
  const { t, pick } = useEntriesTexts();
  const kind = entry.action ? 'action' : entry.directory ? 'directory' : 'function';
  return (
    <>
      <div className="entry-head">
        <h2>{pick(entry.name, entry.nameEn)}</h2>
        <span className="entry-mark">{t(kind)}</span>
        {entry.shipped && <span className="entry-mark">{t('shipped')}</span>}
      </div>
      <div className="entry-actions">
        <ActionGroup actions={useEntryActions(props)} look={{ type: 'default', size: 'small' }} onRun={(action) => action.run()} />
      </div>
      <EntryFacts tree={tree} entry={entry} />
    </>
  );
}
