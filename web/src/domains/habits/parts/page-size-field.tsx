import { ruleText } from '@hall/contract/errors';
import { LayoutSettings } from '@hall/contract/habits';
import { PAGE_SIZE_MAX } from '@hall/contract/rules/constants';
import { pageSizeFault } from '@hall/contract/rules/page-size';
import { Input } from 'antd';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTerms } from '../../../shared/i18n/use-terms.ts';
import { useTexts } from '../texts.ts';

interface PageSizeFieldProps {
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/**
 * Longest number that is typed, in characters; one more than the greatest value needs, so that a number that is too large is recognised as
 * such.
 */
const LENGTH = String(PAGE_SIZE_MAX).length + 1;

/** How many rows a page data tables begin with; taken over when the field is left or Enter is pressed (SHELL-9). */
export function PageSizeField({ value, onChange }: PageSizeFieldProps) {
  const { t, language } = useTexts();
  const term = useTerms(LayoutSettings)('pageSize');
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? String(value);
  const fault = pageSizeFault(shown);
  const take = () => {
    if (fault) return;
    if (Number(shown) !== value) onChange(Number(shown));
    setTyped(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') take();
  };
  return (
    <div className="preference-row">
      <label htmlFor={id}>{term}</label>
      <Input
        id={id}
        className="preference-number"
        value={shown}
        inputMode="numeric"
        autoComplete="off"
        maxLength={LENGTH}
        status={fault ? 'error' : ''}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={take}
        onKeyDown={onKeyDown}
      />
      <p id={`${id}-note`} className={fault ? 'preference-fault' : 'preference-hint'} {...(fault && { role: 'alert' })}>
        {fault ? ruleText(fault, language, { field: term }) : t('pageSizeHint')}
      </p>
    </div>
  );
}
