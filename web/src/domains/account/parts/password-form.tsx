import { accountEndpoints, RepeatedPassword, type UserInfo } from '@hall/contract/account';
import { passwordFault, repeatFault } from '@hall/contract/rules/password';
import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import { formOf } from '../../../shared/form/form-of.tsx';
import { useOpenForm } from '../../../shared/form/open-form.ts';
import type { AppDispatch } from '../../../shared/store-types.ts';
import { withSealed } from '../../session/index.ts';
import { center } from '../center-api.ts';
import { useTexts } from '../texts.ts';
import { isPasswordDue, useChangePassword } from '../use-change-password.ts';
import { StrengthMeter } from './strength-meter.tsx';

interface PasswordFormProps {
  readonly me: UserInfo;
  readonly onChanged: () => void;
}

const { EntityForm, PasswordField, useValue } = formOf(accountEndpoints.changePassword.request, RepeatedPassword);

/** What no password of the person may contain, as far as the backend tells it. */
const namesOf = ({ userName, staffNumber }: UserInfo): string[] => (userName ? [userName, staffNumber] : [staffNumber]);

/** Asks once for each password that was typed: a wrong one counts as a failed attempt. A change that is due checks it itself. */
function OldPassword({ due }: { readonly due: boolean }) {
  const dispatch = useDispatch<AppDispatch>();
  const { state, refuse } = useOpenForm();
  const asked = useRef('');
  const check = async () => {
    const password = String(state.meant(['oldPassword']) ?? '');
    if (due || password === '' || password === asked.current) return;
    asked.current = password;
    const refuseIt = (error: unknown) => {
      // Another one may have been typed meanwhile.
      if (state.meant(['oldPassword']) === password) refuse(error);
    };
    await withSealed(dispatch, password, (oldPassword) => dispatch(center.checkPassword.initiate({ oldPassword })).unwrap()).catch(
      refuseIt,
    );
  };
  return <PasswordField name="oldPassword" autoComplete="current-password" onBlur={() => void check()} />;
}

function NewPassword({ names }: { readonly names: readonly string[] }) {
  return (
    <PasswordField
      name="newPassword"
      hint={<StrengthMeter password={useValue('newPassword') ?? ''} names={names} />}
      check={(password, { oldPassword }) => passwordFault(String(password), names, String(oldPassword ?? ''))}
      dependsOn={['oldPassword']}
      autoComplete="new-password"
    />
  );
}

/** Asks for the old password, and twice for the new one. */
export function PasswordForm({ me, onChanged }: PasswordFormProps) {
  const { t } = useTexts();
  const change = useChangePassword(me);
  return (
    <EntityForm label={t('password')} send={t('changePassword')} onSend={change} onSent={onChanged}>
      <input hidden readOnly autoComplete="username" value={me.staffNumber} />
      <OldPassword due={isPasswordDue(me)} />
      <NewPassword names={namesOf(me)} />
      <PasswordField
        name="repeated"
        check={(repeated, { newPassword }) => repeatFault(String(repeated), String(newPassword ?? ''))}
        dependsOn={['newPassword']}
        autoComplete="new-password"
      />
    </EntityForm>
  );
}
