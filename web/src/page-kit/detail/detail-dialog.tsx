import { type ReactNode, useState } from 'react';
import { Dialog } from '../../shared/ui/dialog/dialog.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { pagesApi, type RowsRequest } from '../api.ts';
import { useTexts } from '../texts.ts';
import type { DecodeRow } from '../use-rows.ts';

/** One row in full. */
export interface Detail<T> {
  readonly title: (row: T) => ReactNode;
  readonly render: (row: T) => ReactNode;
  /** Width of the dialog in px. */
  readonly width?: number;
}

interface DetailDialogProps<T> {
  readonly detail: Detail<T>;
  /** The row, where the page shows it. */
  readonly shown: T | undefined;
  /** Whether it is known what the page shows. */
  readonly known: boolean;
  /** Asks for the row alone. */
  readonly request: RowsRequest;
  readonly decode: DecodeRow<T>;
  readonly onClose: () => void;
}

/**
 * The detail that the address names. A row that the page does not show is asked for by its key; one that the page shows no longer,
 * as an unread notice that has just been read, stays.
 */
export function DetailDialog<T>({ detail, shown, known, request, decode, onClose }: DetailDialogProps<T>) {
  const { t } = useTexts();
  const [seen, setSeen] = useState(shown);
  if (shown !== undefined && shown !== seen) setSeen(shown);
  const query = pagesApi.useRowsQuery(request, { skip: !known || seen !== undefined, refetchOnMountOrArgChange: true });
  const [plain] = query.data?.rows ?? [];
  const read = plain && decode(plain);
  const row = shown ?? seen ?? (read?.ok ? read.value : undefined);
  return (
    <Dialog title={row === undefined ? t('details') : detail.title(row)} width={detail.width ?? 640} onClose={onClose}>
      {row === undefined ? <QueryView query={query}>{() => <p className="hall-hint">{t('detailGone')}</p>}</QueryView> : detail.render(row)}
    </Dialog>
  );
}
