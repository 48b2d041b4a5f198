import type { Grant } from '@hall/contract/authorizations';
import { type GrantOffer, isLiving } from '@hall/contract/rules/grant-states';
import type { Action } from '../../page-kit/action.ts';
import { useTexts } from './texts.ts';

/** What the person can do with each grant, as the server says. */
export function useGrantActions(onDo: (action: GrantOffer, grant: Grant) => void): (grant: Grant) => Action[] {
  const { t } = useTexts();
  return (grant) =>
    grant.actions.map((action) => ({ id: action, label: t(action), danger: action === 'revoke', run: () => onDo(action, grant) }));
}

/** What who holds a grant can do with it while it lives: ask for other terms of it (PROJ-23). */
export function useHolderActions(onApply: (grant: Grant) => void): (grant: Grant) => Action[] {
  const { t } = useTexts();
  return (grant) =>
    isLiving(grant.state) ? [{ id: 'apply', label: t('applyForChange'), permission: 'applications.own', run: () => onApply(grant) }] : [];
}
