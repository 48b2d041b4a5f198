import type { SentMessage } from '@hall/mock-server/mock-control/said';
import { Table, type TableColumnsType } from 'antd';
import { inShanghai } from '../clock/shanghai.ts';
import { useMessagesQuery } from '../mock-api.ts';
import { Asked } from '../parts/asked.tsx';
import { CopiedText } from '../parts/copied-text.tsx';
import { Mark } from '../parts/mark.tsx';
import { useTexts } from '../texts.ts';
import { piecesOf } from './codes-in.ts';

const EVERY_MS = 1_000;
const ROWS = 50;

function MessageText({ text }: { readonly text: string }) {
  const { t } = useTexts();
  return piecesOf(text).map(({ at, text: piece, isCode }) =>
    isCode ? <CopiedText key={at} text={piece} label={t('copyCode', { code: piece })} /> : <span key={at}>{piece}</span>,
  );
}

function useColumns(): TableColumnsType<SentMessage> {
  const { t } = useTexts();
  return [
    { key: 'at', title: t('time'), width: 180, render: (_, { sentAt }) => <time dateTime={sentAt}>{inShanghai(sentAt)}</time> },
    { key: 'channel', title: t('channel'), width: 90, render: (_, { channel }) => <Mark>{t(channel)}</Mark> },
    { key: 'to', title: t('receiver'), width: 220, render: (_, { to }) => <span className="code">{to}</span> },
    { key: 'text', title: t('text'), render: (_, { text }) => <MessageText text={text} /> },
  ];
}

/** What would have gone to phones and mailboxes. */
export function MessagesPage() {
  const { t } = useTexts();
  const query = useMessagesQuery(undefined, { pollingInterval: EVERY_MS, skipPollingIfUnfocused: true });
  const columns = useColumns();
  return (
    <>
      <p className="note">{t('messagesNote')}</p>
      <Asked query={query}>
        {(messages) => (
          <Table<SentMessage>
            className="rows"
            size="small"
            rowKey="id"
            columns={columns}
            dataSource={messages.toReversed()}
            locale={{ emptyText: <p className="empty">{t('noMessages')}</p> }}
            pagination={{ pageSize: ROWS, hideOnSinglePage: true, showSizeChanger: false }}
          />
        )}
      </Asked>
    </>
  );
}
