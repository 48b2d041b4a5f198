import { TEXT_MAX } from '@hall/contract/rules/constants';
import { Checkbox, Input } from 'antd';
import { useState } from 'react';
import { useTexts } from '../texts.ts';

interface AccountFiltersProps {
  readonly text: string;
  readonly troubled: boolean;
  readonly onSearch: (values: { readonly text?: string; readonly troubled?: string }) => void;
}

/** The conditions of the account list. */
export function AccountFilters({ text, troubled, onSearch }: AccountFiltersProps) {
  const { t } = useTexts();
  const [draft, setDraft] = useState(text);
  return (
    <search className="hall-filters" aria-label={t('filters')}>
      <Input.Search
        style={{ width: 280, maxWidth: '100%' }}
        aria-label={t('searchHint')}
        placeholder={t('searchHint')}
        maxLength={TEXT_MAX}
        allowClear
        enterButton={t('search')}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onSearch={(value) => onSearch({ text: value.trim() })}
      />
      <Checkbox checked={troubled} onChange={(event) => onSearch({ troubled: event.target.checked ? '1' : '' })}>
        {t('troubledOnly')}
      </Checkbox>
    </search>
  );
}
