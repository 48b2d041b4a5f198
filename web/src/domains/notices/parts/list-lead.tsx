import { type Notice, NoticeFilter } from '@hall/contract/notices';
import { wireName } from '@hall/contract/wire/entity';
import { useRef } from 'react';
import { useKit } from '../../../page-kit/kit-context.ts';
import { useTexts } from '../texts.ts';
import { useOpenedNotice } from '../use-opened-notice.ts';
import { NoticeDialog } from './notice-dialog.tsx';
import './list-lead.css';

const STATE = wireName(NoticeFilter, 'read');
const UNREAD = '0';

/** Shows the unread ones alone, or all again; only where the list can be asked for them. */
function UnreadOnly() {
  const { t } = useTexts();
  const { config, state, change } = useKit();
  if (!config.fields.some(({ fieldId }) => fieldId === STATE)) return null;
  const pressed = state.values[STATE] === UNREAD;
  const turn = () => change({ values: { ...state.values, [STATE]: pressed ? '' : UNREAD } });
  return (
    <button type="button" className="notices-unread-only" aria-pressed={pressed} onClick={turn}>
      {t('unreadOnly')}
    </button>
  );
}

/** Finds in the page what opens the first of some notices that is listed; the page itself, where none is. */
function titleIn(page: HTMLElement | null | undefined, ids: readonly string[]): HTMLElement | undefined {
  const titles = ids.map((id) => page?.querySelector<HTMLElement>(`[data-row-key="${CSS.escape(id)}"] .kit-link`));
  return titles.find(Boolean) ?? page ?? undefined;
}

/** How the list is sorted, the unread alone, and the notice that the address names. */
export function ListLead() {
  const { t } = useTexts();
  const { state, request, view } = useKit();
  const { id, show } = useOpenedNotice();
  const lead = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <p className="notices-lead" ref={lead}>
        <UnreadOnly />
        {!state.sort && <span>{t('order')}</span>}
      </p>
      {id !== undefined && (
        <NoticeDialog
          id={id}
          listed={view.byKey.get(id) as Notice | undefined}
          list={request}
          asOf={view.isFetching ? undefined : view.answeredAt}
          focusAfter={(read) => titleIn(lead.current?.closest<HTMLElement>('.kit-page'), read)}
          onMove={show}
          onClose={() => show(undefined)}
        />
      )}
    </>
  );
}
