import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Dialog } from '../../shared/ui/dialog/dialog.tsx';
import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { useMedia } from '../../shared/ui/use-media.ts';
import { pagesApi, type RowsRequest } from '../api.ts';
import { useTexts } from '../texts.ts';
import type { DecodeRow, RowsView } from '../use-rows.ts';
import type { DetailPanelProps } from './detail-panel.tsx';

/** One row in full. */
export interface Detail<T> {
  readonly title: (row: T) => ReactNode;
  readonly render: (row: T) => ReactNode;
  /** Width of the dialog in px. */
  readonly width?: number;
  /** Whether it stands beside the list, with what can be done with the row, where the window has room for both. */
  readonly beside?: boolean;
}

interface DetailViewProps<T> {
  readonly detail: Detail<T>;
  /** Key of the row. */
  readonly opened: string;
  readonly view: RowsView<T>;
  /** Asks for the row alone. */
  readonly request: RowsRequest;
  readonly decode: DecodeRow<T>;
  /** What can be done with the row, by its buttons. */
  readonly actionsOf: (row: T) => ReactNode;
  /** Opens another row, or none. */
  readonly onShow: (key: string | undefined) => void;
}

/** The window has room for a list and a row in full. */
const WIDE = '(min-width: 1200px)';

const DetailPanel = lazyPart<DetailPanelProps>(() => import('./detail-panel.tsx').then((part) => part.DetailPanel), null);

/**
 * The row that the address names. One that the page does not show is asked for by its key; one that the page shows no longer,
 * as an unread notice that has just been read, stays until that is answered.
 */
function useOpenedRow<T>({ opened, view, request, decode }: DetailViewProps<T>) {
  const shown = view.byKey.get(opened);
  const known = view.answer !== undefined || view.isError;
  const [seen, setSeen] = useState({ key: opened, row: shown });
  if (seen.key !== opened || (shown !== undefined && shown !== seen.row)) setSeen({ key: opened, row: shown });
  const kept = shown ?? (seen.key === opened ? seen.row : undefined);
  const query = pagesApi.useRowsQuery(request, { skip: !known || shown !== undefined, refetchOnMountOrArgChange: true });
  const [plain] = query.currentData?.rows ?? [];
  const read = plain && decode(plain);
  const isGone = shown === undefined && query.isSuccess && !query.isFetching && plain === undefined;
  const row = isGone ? undefined : (shown ?? (read?.ok ? read.value : kept));
  return { query, row, wasTaken: isGone && kept !== undefined };
}

/** The row that the address names in full: in a dialog, or beside the list. */
export function DetailView<T>(props: DetailViewProps<T>) {
  const { detail, opened, view, actionsOf, onShow } = props;
  const { t } = useTexts();
  const { query, row, wasTaken } = useOpenedRow(props);
  const wide = useMedia(WIDE);
  const stands = detail.beside === true && wide;
  const close = useEffectEvent(() => onShow(undefined));
  useEffect(() => {
    // Of a row that was deleted here nothing is left to look at.
    if (stands && wasTaken) close();
  }, [stands, wasTaken]);
  const title = row === undefined ? t('details') : detail.title(row);
  const gone = <QueryView query={query}>{() => <p className="hall-hint">{t('detailGone')}</p>}</QueryView>;
  const content = row === undefined ? gone : detail.render(row);
  const actions = detail.beside === true && row !== undefined ? actionsOf(row) : undefined;
  if (stands)
    return (
      <DetailPanel title={title} opened={opened} keys={[...view.byKey.keys()]} actions={actions} onShow={onShow}>
        {content}
      </DetailPanel>
    );
  return (
    <Dialog key={opened} title={title} width={detail.width ?? 640} footer={actions} onClose={() => onShow(undefined)}>
      {content}
    </Dialog>
  );
}
