import { PlusOutlined } from '@ant-design/icons';
import { CodeEntry, CodeEntryFilter, type CodeSet, codesDomain, codesEndpoints } from '@hall/contract/codes';
import { wireName } from '@hall/contract/wire/entity';
import { useMemo, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Action } from '../../../page-kit/action.ts';
import { ConfiguredPage } from '../../../page-kit/configured-page.tsx';
import { Facts } from '../../../page-kit/detail/facts.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { useCodeSetsQuery } from '../api.ts';
import { SET_PARAMETER } from '../entries-path.ts';
import { useEntryActions } from '../entry-actions.ts';
import type { EntryFormProps } from '../parts/entry-form.tsx';
import { Status } from '../parts/status.tsx';
import { useTexts } from '../texts.ts';
import '../parts/entries-lead.css';

const EntryForm = lazyPart<EntryFormProps>(() => import('../parts/entry-form.tsx').then((part) => part.EntryForm), null);

const KNOWN = {
  title: codesDomain.permissions['system.codes.entries'],
  call: codesEndpoints.entries.path,
  rowKey: wireName(CodeEntry, 'code'),
};
const FACTS = ['code', 'name', 'nameEn', 'order', 'enabled', 'used', 'shipped'] as const;
const CARD = { title: 'name', line: ['code', 'order', 'enabled'] };
const CELLS = { enabled: ({ enabled }: CodeEntry) => <Status enabled={enabled} /> };

interface LeadProps {
  readonly set: CodeSet | undefined;
  readonly isKnown: boolean;
}

/** Which set it is, and whether it is offered. */
function Lead({ set, isKnown }: LeadProps) {
  const { t, pick } = useTexts();
  return (
    <div className="code-entries-lead">
      {set && <strong>{pick(set.name, set.nameEn)}</strong>}
      {set && !set.enabled && <span>{t('setIsDisabled')}</span>}
      {!set && isKnown && <span>{t('noSuchSet')}</span>}
      <Link to="/xtsz/codes">{t('backToSets')}</Link>
    </div>
  );
}

/** The codes of a set (SYS-5). */
export function EntriesPage() {
  const { t, pick } = useTexts();
  const setId = new URLSearchParams(useLocation().search).get(SET_PARAMETER) ?? '';
  const always = useMemo(() => ({ [wireName(CodeEntryFilter, 'setId')]: setId }), [setId]);
  const { currentData } = useCodeSetsQuery({ setId, page: 1, pageSize: 1 }, { refetchOnMountOrArgChange: true });
  const set = setId ? currentData?.rows[0] : undefined;
  const [opened, setOpened] = useState<Pick<EntryFormProps, 'entry'>>();
  const rowActions = useEntryActions(setId, (entry) => setOpened({ entry }));
  const add: Action = {
    ...{ id: 'add', label: t('addEntry'), icon: <PlusOutlined aria-hidden />, permission: 'system.codes.edit' },
    run: () => setOpened({}),
  };
  const detail = {
    title: ({ name, nameEn }: CodeEntry) => pick(name, nameEn),
    render: (entry: CodeEntry) => <Facts entity={CodeEntry} row={entry} fields={FACTS} />,
  };
  return (
    <>
      <ConfiguredPage
        page="code-entries"
        known={KNOWN}
        row={CodeEntry}
        always={always}
        toolbar={set ? [add] : []}
        rowActions={rowActions}
        detail={detail}
        cells={CELLS}
        card={CARD}
        lead={<Lead set={set} isKnown={currentData !== undefined} />}
      />
      {opened && set && <EntryForm {...opened} set={set} onClose={() => setOpened(undefined)} />}
    </>
  );
}
