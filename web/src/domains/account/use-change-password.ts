import type { UserInfo } from '@hall/contract/account';
import { useDispatch } from 'react-redux';
import { renewMe } from '../../shared/account/me-api.ts';
import type { AppDispatch } from '../../shared/store-types.ts';
import { withSealed } from '../session/index.ts';
import { center } from './center-api.ts';

interface Passwords {
  readonly oldPassword: string;
  readonly newPassword: string;
}

/** Whether the person has to change the password. */
export const isPasswordDue = ({ mustChangePassword, weakPassword }: UserInfo): boolean => mustChangePassword || weakPassword;

/**
 * Changes the own password, by the forced call as long as the person has to (ACCT-3); done when the server has told anew who the person
 * is: nobody is told "changed" and then still kept (AUTH-12).
 */
export function useChangePassword(me: UserInfo) {
  const dispatch = useDispatch<AppDispatch>();
  const call = isPasswordDue(me) ? center.changeDuePassword : center.changePassword;
  return async (typed: Passwords): Promise<void> => {
    await withSealed(dispatch, typed.oldPassword, (oldPassword) =>
      withSealed(dispatch, typed.newPassword, (newPassword) => dispatch(call.initiate({ oldPassword, newPassword })).unwrap()),
    );
    await dispatch(renewMe());
  };
}
