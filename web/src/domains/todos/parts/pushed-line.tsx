import type { PushedNotice } from '@hall/contract/todos';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { safeRedirect } from '../../../shared/navigation/safe-redirect.ts';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { usePageTexts } from '../page-texts.ts';
import { useChangePushedMutation } from '../pushed-api.ts';

type State = PushedNotice['read'];

/** What can be made of a notice in a state, each with what it is called. */
const CHANGES = {
  unread: [
    { to: true, name: 'markRead' },
    { to: 'done', name: 'markDone' },
  ],
  read: [
    { to: 'done', name: 'markDone' },
    { to: false, name: 'markUnread' },
  ],
  done: [{ to: true, name: 'undoDone' }],
} as const;
const NAMES = { unread: 'stateUnread', read: 'stateRead', done: 'stateDone' } as const;

const keyOf = (read: State): keyof typeof NAMES => (read === 'done' ? 'done' : read ? 'read' : 'unread');

/** Where a notice leads, where that is a page of this site. */
const pathOf = ({ path }: PushedNotice): string | undefined =>
  path !== undefined && safeRedirect(path, window.location.origin) === path ? path : undefined;

/** Something that the hall told the person: what it is, where it leads, how far the person is with it. */
export function PushedLine({ notice }: { readonly notice: PushedNotice }) {
  const { t, pick } = usePageTexts();
  const [change, { isLoading }] = useChangePushedMutation();
  const state = keyOf(notice.read);
  const title = pick(notice.title, notice.titleEn);
  const path = pathOf(notice);
  const make = (read: State) => void change({ id: notice.id, read, kind: 'pushed' });
  const open = () => state === 'unread' && make(true);
  return (
    <li className="pushed-line" data-state={state}>
      <span className="pushed-state">{t(NAMES[state])}</span>
      {path ? (
        <Link to={path} onClick={open}>
          {title}
        </Link>
      ) : (
        <span>{title}</span>
      )}
      <MomentText at={notice.sentAt} />
      <span className="pushed-actions">
        {CHANGES[state].map(({ to, name }) => (
          <Button
            key={name}
            type="link"
            size="small"
            disabled={isLoading}
            aria-label={t('markWhich', { what: t(name), title })}
            onClick={() => make(to)}
          >
            {t(name)}
          </Button>
        ))}
      </span>
    </li>
  );
}
