import { type DescribedCall, EVERY_CALL } from '@hall/mock-server/mock-control/said';
import { Form, Select } from 'antd';
import { useMemo } from 'react';
import { useEndpointsQuery } from '../mock-api.ts';
import { useTexts } from '../texts.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

/** Calls under the names of their domains, in the order of the contract. */
function groupsOf(calls: readonly DescribedCall[], language: 'zh' | 'en') {
  const groups = new Map<string, { readonly label: string; readonly options: Option[] }>();
  for (const { call, summary, domain, domainName } of calls) {
    const group = groups.get(domain) ?? { label: domainName[language], options: [] };
    group.options.push({ value: call, label: `${call} ${summary[language]}` });
    groups.set(domain, group);
  }
  return [...groups.values()];
}

/** Which call a rule is for. */
export function CallField() {
  const { t, language } = useTexts();
  const { data: calls = [], isLoading } = useEndpointsQuery();
  const options = useMemo(() => [{ value: EVERY_CALL, label: t('every') } as const, ...groupsOf(calls, language)], [calls, language, t]);
  return (
    <Form.Item name="call" label={t('call')} extra={t('chooseCallHint')} rules={[{ required: true, message: t('chooseCall') }]}>
      <Select showSearch={{ optionFilterProp: 'label' }} placeholder={t('chooseCall')} loading={isLoading} options={options} />
    </Form.Item>
  );
}
