import type { OnlineSession } from '@hall/contract/online-sessions';
import type { Action } from '../../page-kit/action.ts';
import { toastLane } from '../../shared/ui/toast-lane.ts';
import { useEndOnlineMutation } from './online-api.ts';
import { useOnlineTexts } from './online-texts.ts';

interface OnlineActions {
  readonly rowActions: (session: OnlineSession) => Action[];
  readonly selectionActions: (sessions: readonly OnlineSession[]) => Action[];
}

/** What can be done with sessions: they are ended, but for the present one of who does it. */
export function useOnlineActions(): OnlineActions {
  const { t, pick } = useOnlineTexts();
  const [end] = useEndOnlineMutation();
  const ending = (sessions: readonly OnlineSession[]) => ({
    permission: 'system.online.end' as const,
    danger: true,
    disabledBecause: sessions.some(({ current }) => current) ? t('presentStays') : undefined,
    run: async () => {
      const { data } = await end({ ids: sessions.map(({ id }) => id) });
      if (data) toastLane.show({ tone: 'success', text: t('ended', { count: data.ended }) });
      return data !== undefined;
    },
  });
  return {
    rowActions: (session) => {
      const { name, nameEn, browser } = session;
      return [{ ...ending([session]), id: 'end', label: t('end'), confirm: t('ask', { name: pick(name, nameEn), browser }) }];
    },
    selectionActions: (sessions) => [
      { ...ending(sessions), id: 'end', label: t('endSelected'), confirm: t('askSelected', { count: sessions.length }) },
    ],
  };
}
