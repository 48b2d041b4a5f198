import type { ManagedPage } from '@hall/contract/page-management';
import { useNavigate } from 'react-router-dom';
import type { Action } from '../../page-kit/action.ts';
import { told } from '../../shared/ui/told.ts';
import { useResetPageMutation } from './api.ts';
import { setupPath } from './setup-path.ts';
import { useTexts } from './texts.ts';

/** What can be done with each page. */
export function usePageActions(): (page: ManagedPage) => Action[] {
  const { t, pick } = useTexts();
  const navigate = useNavigate();
  const [reset] = useResetPageMutation();
  const permission = 'system.pages.edit';
  return ({ pageId, title, titleEn, version, changed }) => [
    { id: 'set-up', label: t('setUp'), permission, run: () => void navigate(setupPath(pageId)) },
    {
      ...{ id: 'reset', label: t('reset'), permission, danger: true },
      disabledBecause: changed ? undefined : t('notChanged'),
      confirm: t('askReset', { name: pick(title, titleEn) }),
      run: () => told(reset({ pageId, version }), t('wasReset')),
    },
  ];
}
