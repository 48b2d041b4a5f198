import { type AccountState, peopleEndpoints } from '@hall/contract/people';
import { Button, Input, type InputRef, Space } from 'antd';
import { useRef, useState } from 'react';
import { useTerms } from '../../../shared/i18n/use-terms.ts';
import { copyFrom } from '../../../shared/ui/copy-text.ts';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { useTexts } from '../texts.ts';

/** Whose password it is. */
export type WhosePassword = Pick<AccountState, 'name' | 'nameEn' | 'staffNumber'>;

interface TemporaryPasswordProps {
  readonly account: WhosePassword;
  readonly password: string;
  readonly onClose: () => void;
}

/** Shows the temporary password, this once. */
export function TemporaryPassword({ account, password, onClose }: TemporaryPasswordProps) {
  const { t, pick } = useTexts();
  const term = useTerms(peopleEndpoints.resetPassword.data);
  const input = useRef<InputRef>(null);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    if (input.current?.input) setCopied(await copyFrom(input.current.input));
  };
  return (
    <Dialog
      width={440}
      lightDismiss={false}
      title={t('temporaryTitle', { name: pick(account.name, account.nameEn) })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <p className="hall-soft">{t('temporaryHint')}</p>
      <Space.Compact block style={{ marginTop: 12 }}>
        <Input ref={input} readOnly value={password} aria-label={term('temporaryPassword')} />
        <Button type="primary" onClick={() => void copy()}>
          {t(copied ? 'copied' : 'copy')}
        </Button>
      </Space.Compact>
    </Dialog>
  );
}
