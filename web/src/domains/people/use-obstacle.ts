import type { AccountState } from '@hall/contract/people';
import { isAdministrator } from '../../shared/account/is-administrator.ts';
import { useMeQuery } from '../../shared/account/me-api.ts';
import { useTexts } from './texts.ts';

/** Why the person signed in cannot act on an account, if that is so: nobody acts on their own, and on administrators others alone. */
export function useObstacle(): (account: AccountState) => string | undefined {
  const { t } = useTexts();
  const { data: me } = useMeQuery();
  return ({ staffNumber, administrator }) => {
    if (staffNumber === me?.staffNumber) return t('ownAccount');
    return administrator && me && !isAdministrator(me) ? t('administratorsAccount') : undefined;
  };
}
