import { Typography } from 'antd';
import { useEndpointsQuery } from '../mock-api.ts';
import { useTexts } from '../texts.ts';

const HEADERS = [
  ['X-Mock-Code', 'headerCode'],
  ['X-Mock-Delay', 'headerDelay'],
  ['X-Mock-Times', 'headerTimes'],
] as const;

const exampleOf = (address: string) => `curl ${address} -H 'X-Mock-Code: 500' -H 'X-Mock-Delay: 2000' -H 'X-Mock-Times: 2'`;

/** How to have one call fail without a rule. */
export function HowTo() {
  const { t } = useTexts();
  const { data: calls = [] } = useEndpointsQuery();
  const path = calls.find(({ call }) => call.startsWith('GET '))?.call.slice('GET '.length) ?? '/api';
  const example = exampleOf(window.location.origin + path);
  return (
    <section className="card" aria-label={t('howTo')}>
      <h3>{t('howTo')}</h3>
      <p className="soft">{t('howToNote')}</p>
      <dl className="headers">
        {HEADERS.map(([name, key]) => (
          <div key={name}>
            <dt className="code">{name}</dt>
            <dd>{t(key)}</dd>
          </div>
        ))}
      </dl>
      <Typography.Paragraph className="body code" copyable={{ text: example, tooltips: [t('copy'), t('copied')] }}>
        {example}
      </Typography.Paragraph>
    </section>
  );
}
