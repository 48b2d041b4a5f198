import type { UserInfo } from '@hall/contract/account';
import { Input } from 'antd';
import { Field } from '../../../shared/form/field.tsx';
import { FormFrame } from '../../../shared/form/form-frame.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { useMeQuery } from '../api.ts';
import { useTexts } from '../texts.ts';
import { usePasswordChange } from '../use-password-change.ts';
import { StrengthMeter } from './strength-meter.tsx';
import './password.css';

const FIELDS = [
  ['oldPassword', 'current-password'],
  ['newPassword', 'new-password'],
  ['repeated', 'new-password'],
] as const;

function PasswordForm({ me }: { readonly me: UserInfo }) {
  const { t } = useTexts();
  const { form, checkOld, submit, names } = usePasswordChange(me);
  const label = { oldPassword: t('oldPassword'), newPassword: t('newPassword'), repeated: t('repeatPassword') };
  return (
    <FormFrame label={t('password')} refusal={form.refusal} busy={form.busy} send={t('changePassword')} onSubmit={submit}>
      <input hidden readOnly autoComplete="username" value={me.staffNumber} />
      {FIELDS.map(([name, autoComplete]) => (
        <Field
          key={name}
          label={label[name]}
          error={form.errorOf(name)}
          hint={name === 'newPassword' && <StrengthMeter password={form.values.newPassword} names={names} />}
        >
          {(field) => (
            <Input.Password
              {...field}
              autoComplete={autoComplete}
              maxLength={100}
              value={form.values[name]}
              onChange={(event) => form.change({ [name]: event.target.value })}
              onBlur={() => (name === 'oldPassword' ? void checkOld() : form.leave(name))}
            />
          )}
        </Field>
      ))}
    </FormFrame>
  );
}

/** The password of the person. That it has to be changed is said above the page, by what comes first. */
export function Password() {
  const { t } = useTexts();
  const query = useMeQuery();
  return (
    <Card title={t('password')}>
      <QueryView query={query} lines={4}>
        {(me) => (
          <div className="center-password">
            <p className="center-absent">{t('passwordHint')}</p>
            <PasswordForm key={me.id} me={me} />
          </div>
        )}
      </QueryView>
    </Card>
  );
}
