import type { Application } from '@hall/contract/applications';
import type { Action } from '../../page-kit/action.ts';
import { told } from '../../shared/ui/told.ts';
import { useRemoveApplicationMutation, useWithdrawApplicationMutation } from './api.ts';
import { useTexts } from './texts.ts';

/** What the person can do with each of their applications, as the server says; it is submitted from the form that edits it. */
export function useApplicantActions(onEdit: (application: Application) => void): (application: Application) => Action[] {
  const { t } = useTexts();
  const [withdraw] = useWithdrawApplicationMutation();
  const [remove] = useRemoveApplicationMutation();
  return (application) => {
    const { number, version, actions } = application;
    const offered: readonly Action[] = [
      { id: 'edit', label: t('edit'), run: () => onEdit(application) },
      {
        id: 'withdraw',
        label: t('withdraw'),
        confirm: t('askWithdraw', { number }),
        run: () => told(withdraw({ number, version }), t('withdrawn')),
      },
      {
        id: 'remove',
        label: t('remove'),
        danger: true,
        confirm: t('askRemove', { number }),
        run: () => told(remove({ number, version }), t('removed')),
      },
    ];
    return offered.filter(({ id }) => (actions as readonly string[]).includes(id));
  };
}
