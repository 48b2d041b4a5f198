import type { RecentCall } from '@hall/mock-server/mock-control/said';
import { Button, Descriptions, Drawer, Typography } from 'antd';
import { hashOf } from '../address.ts';
import { inShanghai } from '../clock/shanghai.ts';
import { FaultMark } from '../parts/fault-mark.tsx';
import { useTexts } from '../texts.ts';
import { useNames } from '../use-names.ts';
import { Caller } from './caller.tsx';
import { CodeMeaning } from './code-meaning.tsx';
import { pretty } from './pretty.ts';

function Body({ title, text }: { readonly title: string; readonly text: string | undefined }) {
  const { t } = useTexts();
  const shown = text === undefined ? undefined : pretty(text);
  return (
    <section aria-label={title}>
      <h3>
        {title}
        {shown !== undefined && <Typography.Text copyable={{ text: shown, tooltips: [t('copy'), t('copied')] }} />}
      </h3>
      {shown === undefined ? (
        <p className="soft">{t('nothingSent')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too
        <pre className="body" tabIndex={0}>
          {shown}
        </pre>
      )}
    </section>
  );
}

function Facts({ call }: { readonly call: RecentCall }) {
  const { t } = useTexts();
  const { nameOf } = useNames();
  const name = `${call.method} ${call.path}`;
  const items = [
    { key: 'call', label: t('call'), children: <span className="code">{name}</span> },
    ...(nameOf(name) ? [{ key: 'name', label: t('note'), children: nameOf(name) }] : []),
    { key: 'at', label: t('moment'), children: inShanghai(call.at) },
    { key: 'person', label: t('who'), children: <Caller call={call} /> },
    { key: 'code', label: t('code'), children: <CodeMeaning code={call.code} /> },
    { key: 'status', label: t('status'), children: call.status || '—' },
    { key: 'took', label: t('took'), children: t('milliseconds', { count: call.took }) },
    ...(call.fault ? [{ key: 'fault', label: t('fault'), children: <FaultMark fault={call.fault} /> }] : []),
  ];
  return <Descriptions size="small" column={1} items={items} />;
}

interface CallDetailsProps {
  readonly call: RecentCall | undefined;
  readonly onClose: () => void;
}

/** A call with what was sent and answered. */
export function CallDetails({ call, onClose }: CallDetailsProps) {
  const { t } = useTexts();
  const { isCall } = useNames();
  const name = call ? `${call.method} ${call.path}` : '';
  return (
    <Drawer open={call !== undefined} onClose={onClose} size="min(640px, 100vw)" title={t('detailsOf', { call: name })} destroyOnHidden>
      {call && (
        <>
          {isCall(name) && (
            <Button className="above" href={hashOf({ section: 'faults', call: name })}>
              {t('setFaultForCall')}
            </Button>
          )}
          <Facts call={call} />
          <Body title={t('request')} text={call.request} />
          <Body title={t('response')} text={call.response} />
        </>
      )}
    </Drawer>
  );
}
