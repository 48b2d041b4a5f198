import type { RecentCall } from '@hall/mock-server/mock-control/said';
import { Button, Input, Segmented, Select } from 'antd';
import { useState } from 'react';
import { useCallsQuery, useCodesQuery } from '../mock-api.ts';
import { Asked } from '../parts/asked.tsx';
import { useTexts } from '../texts.ts';
import { useNames } from '../use-names.ts';
import { CallDetails } from './call-details.tsx';
import { CallTable } from './call-table.tsx';
import { type Filter, filtered } from './filter.ts';

/** How often the last calls are asked for, in ms, while somebody can see them. */
const EVERY_MS = 1_000;

interface FilterFieldsProps {
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

function FilterFields({ filter, onFilter }: FilterFieldsProps) {
  const { t, language } = useTexts();
  const { data: codes = [] } = useCodesQuery();
  const options = codes.map((entry) => ({ value: String(entry.code), label: `${entry.code} ${entry[language]}` }));
  return (
    <>
      <Input
        className="filter-text"
        allowClear
        placeholder={t('filterText')}
        aria-label={t('filterText')}
        value={filter.text}
        onChange={({ target }) => onFilter({ ...filter, text: target.value })}
      />
      <Select
        className="filter-codes"
        mode="multiple"
        allowClear
        maxTagCount="responsive"
        placeholder={t('filterCodes')}
        aria-label={t('filterCodes')}
        optionFilterProp="label"
        options={options}
        value={[...filter.codes]}
        onChange={(chosen) => onFilter({ ...filter, codes: chosen })}
      />
    </>
  );
}

type Kind = 'calls' | 'unmatched';

/** The last calls, and those that there are none of. */
export function CallsPage() {
  const { t } = useTexts();
  const { nameOf } = useNames();
  const [paused, setPaused] = useState(false);
  const [kind, setKind] = useState<Kind>('calls');
  const [filter, setFilter] = useState<Filter>({ text: '', codes: [] });
  const [opened, setOpened] = useState<RecentCall>();
  const query = useCallsQuery(undefined, { pollingInterval: paused ? 0 : EVERY_MS, skipPollingIfUnfocused: true });
  return (
    <>
      <p className="note">{t(kind === 'calls' ? 'callsNote' : 'unmatchedNote')}</p>
      <Asked query={query}>
        {({ calls, unmatched }) => {
          const all = kind === 'calls' ? calls : unmatched;
          const empty = kind === 'calls' ? t('noCalls') : t('noUnmatched');
          const kinds = [
            { value: 'calls', label: t('served', { count: calls.length }) },
            { value: 'unmatched', label: t('unmatched', { count: unmatched.length }) },
          ] as const;
          return (
            <>
              <div className="tools">
                <Segmented<Kind> options={[...kinds]} value={kind} onChange={setKind} />
                <FilterFields filter={filter} onFilter={setFilter} />
                <span className="tools-end">
                  <span className="soft">{t(paused ? 'paused' : 'live')}</span>
                  <Button onClick={() => setPaused(!paused)}>{t(paused ? 'goOn' : 'pause')}</Button>
                </span>
              </div>
              <CallTable calls={filtered(all, filter, nameOf)} empty={all.length ? t('noneFit') : empty} onOpen={setOpened} />
            </>
          );
        }}
      </Asked>
      <CallDetails call={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}
