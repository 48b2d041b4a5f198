import type { Grant } from '@hall/contract/authorizations';
import type { GrantOffer } from '@hall/contract/rules/grant-states';
import type { Action } from '../../page-kit/action.ts';
import { useTexts } from './texts.ts';

/** What the person can do with each grant, as the server says. */
export function useGrantActions(onDo: (action: GrantOffer, grant: Grant) => void): (grant: Grant) => Action[] {
  const { t } = useTexts();
  return (grant) =>
    grant.actions.map((action) => ({ id: action, label: t(action), danger: action === 'revoke', run: () => onDo(action, grant) }));
}
