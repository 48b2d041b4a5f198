import type { Notice } from '@hall/contract/notices';
import { useEffect, useRef } from 'react';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { type Listed, noticesApi, useNoticesQuery } from '../api.ts';
import { useTexts } from '../texts.ts';
import { useMarking } from '../use-marking.ts';
import { useReadingOrder } from '../use-reading-order.ts';
import { NoticeTitle } from './notice-title.tsx';
import { ReadingPager } from './reading-pager.tsx';
import { NoticeReading } from './reading-part.ts';

interface NoticeDialogProps {
  readonly id: string;
  /** The notice, where the list on the screen has it. */
  readonly listed: Notice | undefined;
  /** What the list was asked for that it is read from. */
  readonly list: Listed;
  /** When that list was answered, in ms; `undefined` while it is on its way. */
  readonly asOf: number | undefined;
  /** Finds the place of the focus when the reading ends; takes the notices read, the last first. */
  readonly focusAfter: (read: readonly string[]) => HTMLElement | undefined;
  /** Goes on to another notice of the list. */
  readonly onMove: (id: string) => void;
  readonly onClose: () => void;
}

const alone = (id: string) => ({ id, published: true, page: 1, pageSize: 1 });

/** Has the next notice here before it is asked for. */
function useAhead(id: string | undefined): void {
  const prefetch = noticesApi.usePrefetch('notices');
  useEffect(() => {
    if (id !== undefined) prefetch(alone(id));
  }, [id, prefetch]);
}

/** The notices that were read, the last first. */
function useRead(id: string) {
  const read = useRef<string[]>([]);
  useEffect(() => void read.current.unshift(id), [id]);
  return read;
}

/** One notice, read by being opened, and the way on to those beside it in its list (NOTICE-2, NOTICE-8). */
export function NoticeDialog({ id, listed, list, asOf, focusAfter, onMove, onClose }: NoticeDialogProps) {
  const { t } = useTexts();
  const query = useNoticesQuery(alone(id), { skip: listed !== undefined });
  const notice = listed ?? query.currentData?.rows.find((row) => row.id === id);
  const { order, known } = useReadingOrder(list, asOf, id);
  const read = useRead(id);
  const mark = useMarking();
  useAhead(order?.next);
  return (
    <Dialog
      title={notice ? <NoticeTitle notice={notice} /> : t('notices')}
      width={760}
      onClose={onClose}
      steady
      focusAfter={() => focusAfter(read.current)}
      footer={order && <ReadingPager order={order} onMove={onMove} />}
    >
      {notice ? (
        <NoticeReading key={id} notice={notice} onShown={known ? mark : undefined} />
      ) : (
        <QueryView query={{ ...query, data: query.currentData }}>{() => <p className="hall-hint">{t('notFound')}</p>}</QueryView>
      )}
    </Dialog>
  );
}
