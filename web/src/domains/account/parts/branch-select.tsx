import { Select, type SelectProps } from 'antd';
import { useEffect, useState } from 'react';
import { useFindBranchesQuery } from '../center-api.ts';
import { useTexts } from '../texts.ts';
import './branch-select.css';

interface BranchSelectProps extends SelectProps<string | null> {
  /** Looked for while nothing is typed: the bank that the card is of. */
  readonly bank: string | undefined;
}

/** How long typing must rest before branches are looked up, in ms. */
const REST_MS = 250;

function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

/** The opening bank, looked up by name; with it comes the code that banks know the branch by. */
export function BranchSelect({ bank, value, ...control }: BranchSelectProps) {
  const { t, pick } = useTexts();
  const [typed, setTyped] = useState('');
  const text = useRested(typed.trim() || (bank ?? ''));
  const { data = [], isFetching, isError } = useFindBranchesQuery({ text }, { skip: text === '' });
  const none = isError ? t('lookupFailed') : text === '' ? t('branchHint') : t('noBranch');
  return (
    <Select
      {...control}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      classNames={{ popup: { root: 'branch-options' } }}
      placeholder={t('branchHint')}
      loading={isFetching}
      notFoundContent={isFetching ? t('lookingUp') : none}
      value={value || null}
      options={(text === '' ? [] : data).map((branch) => ({
        value: branch.code,
        label: `${pick(branch.name, branch.nameEn)} (${branch.code})`,
      }))}
    />
  );
}
