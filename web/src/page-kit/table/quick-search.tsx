import { Input } from 'antd';
import { useTexts } from '../texts.ts';

interface QuickSearchProps {
  readonly disabled: boolean;
  readonly placeholder?: string | undefined;
  readonly onSearch: (keyword: string) => void;
}

/** Looks for a keyword in the rows that are loaded. */
export function QuickSearch({ disabled, placeholder, onSearch }: QuickSearchProps) {
  const { t } = useTexts();
  const hint = placeholder ?? t('keyword');
  return (
    <search className="kit-quick-search">
      <Input.Search
        aria-label={hint}
        placeholder={hint}
        disabled={disabled}
        allowClear
        enterButton={t('search')}
        onSearch={(text) => onSearch(text.trim())}
      />
    </search>
  );
}
