import type { RecentCall } from '@hall/mock-server/mock-control/said';
import { Table, type TableColumnsType } from 'antd';
import { inShanghai } from '../clock/shanghai.ts';
import { FaultMark } from '../parts/fault-mark.tsx';
import { useTexts } from '../texts.ts';
import { useNames } from '../use-names.ts';
import { Caller } from './caller.tsx';
import { CodeMeaning } from './code-meaning.tsx';

interface CallTableProps {
  readonly calls: readonly RecentCall[];
  /** What is said where there are none. */
  readonly empty: string;
  readonly onOpen: (call: RecentCall) => void;
}

const ROWS = 50;

function CallName({ call, onOpen }: { readonly call: RecentCall; readonly onOpen: (call: RecentCall) => void }) {
  const { nameOf } = useNames();
  const name = `${call.method} ${call.path}`;
  return (
    <>
      <button type="button" className="link code" onClick={() => onOpen(call)}>
        {name}
      </button>
      <span className="soft line">{nameOf(name)}</span>
    </>
  );
}

function useColumns(onOpen: CallTableProps['onOpen']): TableColumnsType<RecentCall> {
  const { t } = useTexts();
  return [
    { key: 'at', title: t('time'), width: 96, render: (_, { at }) => <time dateTime={at}>{inShanghai(at).slice(-8)}</time> },
    { key: 'call', title: t('call'), render: (_, call) => <CallName call={call} onOpen={onOpen} /> },
    { key: 'code', title: t('code'), width: 230, render: (_, { code }) => <CodeMeaning code={code} /> },
    { key: 'person', title: t('who'), width: 120, render: (_, call) => <Caller call={call} /> },
    { key: 'status', title: t('status'), width: 84, className: 'number', render: (_, { status }) => status || '—' },
    { key: 'took', title: t('took'), width: 96, className: 'number', render: (_, { took }) => t('milliseconds', { count: took }) },
    { key: 'fault', title: t('fault'), width: 170, render: (_, { fault }) => fault && <FaultMark fault={fault} /> },
  ];
}

/** Calls, newest first, each with what came of it. */
export function CallTable({ calls, empty, onOpen }: CallTableProps) {
  return (
    <Table<RecentCall>
      className="rows"
      size="small"
      rowKey="seq"
      columns={useColumns(onOpen)}
      dataSource={calls}
      locale={{ emptyText: <p className="empty">{empty}</p> }}
      pagination={{ pageSize: ROWS, hideOnSinglePage: true, showSizeChanger: false }}
    />
  );
}
