import type { UserInfo } from '@hall/contract/account';
import { passwordFault, repeatFault } from '@hall/contract/rules/password';
import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useForm } from '../../shared/form/use-form.ts';
import type { AppDispatch } from '../../shared/store-types.ts';
import { toastLane } from '../../shared/ui/toast-lane.ts';
import { withSealed } from '../session/index.ts';
import { center } from './center-api.ts';
import { useTexts } from './texts.ts';

/** What no password of the person may contain, as far as the backend tells it. */
const namesOf = ({ userName, staffNumber }: UserInfo): string[] => (userName ? [userName, staffNumber] : [staffNumber]);

/** Whether the person has to change the password. */
const isDue = ({ mustChangePassword, weakPassword }: UserInfo): boolean => mustChangePassword || weakPassword;

/** The form for one's own password; it uses the forced call as long as the person must change it (ACCT-3). */
export function usePasswordChange(me: UserInfo) {
  const { t } = useTexts();
  const dispatch = useDispatch<AppDispatch>();
  const asked = useRef('');
  const form = useForm({
    initial: { oldPassword: '', newPassword: '', repeated: '' },
    labels: { oldPassword: t('oldPassword'), newPassword: t('newPassword'), repeated: t('repeatPassword') },
    check: ({ oldPassword, newPassword, repeated }) => ({
      oldPassword: oldPassword === '' ? 'required' : undefined,
      newPassword: newPassword === '' ? 'required' : passwordFault(newPassword, namesOf(me), oldPassword),
      repeated: repeatFault(repeated, newPassword),
    }),
  });
  const { oldPassword } = form.values;
  /** Asks once for each password that was typed: a wrong one counts as a failed attempt. A change that is due checks it itself. */
  const checkOld = async () => {
    form.leave('oldPassword');
    if (isDue(me) || oldPassword === '' || oldPassword === asked.current) return;
    asked.current = oldPassword;
    await withSealed(dispatch, oldPassword, (sealed) => dispatch(center.checkPassword.initiate({ oldPassword: sealed })).unwrap()).catch(
      form.refuse,
    );
  };
  const call = isDue(me) ? center.changeDuePassword : center.changePassword;
  const submit = async () => {
    const changed = await form.submit((values) =>
      withSealed(dispatch, values.oldPassword, (sealedOld) =>
        withSealed(dispatch, values.newPassword, (sealedNew) =>
          dispatch(call.initiate({ oldPassword: sealedOld, newPassword: sealedNew })).unwrap(),
        ),
      ),
    );
    if (!changed) return false;
    form.reset();
    asked.current = '';
    toastLane.show({ tone: 'success', text: t('passwordChanged') });
    return true;
  };
  return { form, checkOld, submit, names: namesOf(me) };
}
