import { StarFilled } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useFunctionsUnderWay } from '../parts/function-opener.tsx';
import { WindowMark } from '../parts/window-mark.tsx';
import { markedParts } from './marked-parts.ts';
import type { Range } from './name-index.ts';
import { useTexts } from './texts.ts';
import './result-list.css';

/** Something to be chosen. */
export interface ResultRow {
  readonly id: string;
  readonly name: string;
  /** The parts of its name that were looked for. */
  readonly marks: readonly Range[];
  readonly icon: ReactNode;
  /** What it belongs to. */
  readonly note?: string | undefined;
  /** Opens a window of its own. */
  readonly leaves?: boolean | undefined;
  readonly starred?: boolean | undefined;
  readonly choose: () => void;
}

export interface ResultGroup {
  readonly key: string;
  /** None where all is of one kind. */
  readonly title?: string | undefined;
  readonly rows: readonly ResultRow[];
}

/** The id of a row in the document. */
export const rowId = (list: string, id: string): string => `${list}-${encodeURIComponent(id)}`;

interface ResultListProps {
  readonly id: string;
  readonly groups: readonly ResultGroup[];
  readonly active: ResultRow | undefined;
  readonly onPoint: (row: ResultRow) => void;
}

function Row({
  row,
  id,
  active,
  onPoint,
}: { readonly row: ResultRow; readonly id: string; readonly active: boolean } & Pick<ResultListProps, 'onPoint'>) {
  const { t } = useTexts();
  const busy = useFunctionsUnderWay().has(row.id);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the box has the focus and its keys
    // biome-ignore lint/a11y/useFocusableInteractive: as above
    <div
      id={id}
      role="option"
      aria-selected={active}
      className="result-row"
      onClick={row.choose}
      onPointerMove={() => active || onPoint(row)}
    >
      <span className="result-icon">{row.icon}</span>
      <span className="result-name">
        {markedParts(row.name, row.marks).map(({ text, from, marked }) =>
          marked ? <mark key={from}>{text}</mark> : <span key={from}>{text}</span>,
        )}
        {row.leaves && <WindowMark busy={busy} />}
      </span>
      {row.starred && <StarFilled className="result-star" aria-label={t('starred')} />}
      {row.note && <span className="result-note">{row.note}</span>}
    </div>
  );
}

/** What was found, to be chosen by pointer, or by the keys of the box that it belongs to. */
export function ResultList({ id, groups, active, onPoint }: ResultListProps) {
  const { t } = useTexts();
  // A press takes the focus from the box only when it is over: nothing that hides the list meanwhile.
  return (
    <div id={id} role="listbox" aria-label={t('results')} className="result-list" onMouseDown={(event) => event.preventDefault()}>
      {groups.map(({ key, title, rows }) => {
        const list = rows.map((row) => (
          <Row key={row.id} row={row} id={rowId(id, row.id)} active={row.id === active?.id} onPoint={onPoint} />
        ));
        if (title === undefined) return list;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a group of options
          <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
            <div id={`${id}-${key}`} className="result-title" role="presentation">
              {title}
            </div>
            {list}
          </div>
        );
      })}
    </div>
  );
}
