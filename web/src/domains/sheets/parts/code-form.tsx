import { ruleText } from '@hall/contract/errors';
import { sheetCodeIn, spacedSheetCode } from '@hall/contract/rules/sheet-code';
import { Sheet, sheetsEndpoints } from '@hall/contract/sheets';
import { maxLengthOf } from '@hall/contract/wire/broken-rule';
import type { Field } from '@hall/contract/wire/entity';
import { Button, Input, type InputRef } from 'antd';
import { type FormEvent, type ReactNode, type Ref, useId, useState } from 'react';
import { useTerms } from '../../../shared/i18n/use-terms.ts';
import { useTexts } from '../texts.ts';

interface CodeFormProps {
  /** The code that is looked at, or what stands in its place in the address. */
  readonly given: string;
  readonly input: Ref<InputRef>;
  readonly onCode: (code: string) => void;
  readonly children?: ReactNode;
}

const CODE_MAX = maxLengthOf((sheetsEndpoints.check.request.fields.code as Field)[1]);

const shownAs = (given: string): string => {
  const code = sheetCodeIn(given);
  return code ? spacedSheetCode(code) : given;
};

/** Takes a code as it is typed, or as a hand-held scanner types the address in the QR code; what cannot be one is said before it is sent. */
export function CodeForm({ given, input, onCode, children }: CodeFormProps) {
  const { t, language } = useTexts();
  const term = useTerms(Sheet)('code');
  const id = useId();
  const [from, setFrom] = useState(given);
  const [typed, setTyped] = useState(shownAs(given));
  const [refused, setRefused] = useState(false);
  if (from !== given) {
    setFrom(given);
    setTyped(shownAs(given));
    setRefused(false);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = sheetCodeIn(typed);
    setRefused(!code);
    if (!code) return;
    setTyped(spacedSheetCode(code));
    onCode(code);
  };
  const rule = typed.trim() === '' ? 'required' : 'sheet-code';
  return (
    <form className="verify-form" onSubmit={submit} noValidate>
      <label htmlFor={id}>{term}</label>
      <div className="verify-row">
        <Input
          id={id}
          ref={input}
          autoFocus={given === '' && window.matchMedia('(pointer: fine)').matches}
          size="large"
          value={typed}
          maxLength={CODE_MAX}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder={t('example')}
          status={refused ? 'error' : ''}
          aria-invalid={refused}
          aria-describedby={`${id}-said`}
          onChange={(event) => {
            setTyped(event.target.value);
            setRefused(false);
          }}
        />
        <Button type="primary" size="large" htmlType="submit">
          {t('verify')}
        </Button>
      </div>
      <p id={`${id}-said`} className={refused ? 'verify-fault' : 'verify-hint'} role={refused ? 'alert' : undefined}>
        {refused ? ruleText(rule, language, { field: term }) : t('scannerHint')}
      </p>
      {children}
    </form>
  );
}
