import { StarFilled, StarOutlined } from '@ant-design/icons';
import type { MenuNode } from '@hall/contract/menu';
import type { MouseEvent } from 'react';
import { useTexts } from '../texts.ts';
import { useOpening } from '../use-opening.ts';
import { useStar } from '../use-star.ts';
import { FunctionIcon } from './function-icon.tsx';
import { useFunctionsUnderWay, useOpenFunction } from './function-opener.tsx';
import { WindowMark } from './window-mark.tsx';

interface FunctionTileProps {
  readonly node: MenuNode;
  /** Told before the function opens. */
  readonly onOpen?: (() => void) | undefined;
}

function Star({ node, name }: { readonly node: MenuNode; readonly name: string }) {
  const { t } = useTexts();
  const turnStar = useStar();
  const starred = node.favourite !== 'none';
  // The second click of a double click may come after the answer to the first, and would take it back.
  const turnOnce = ({ detail }: MouseEvent) => {
    if (detail <= 1) void turnStar(node);
  };
  return (
    <button
      type="button"
      className="function-star"
      aria-pressed={starred}
      aria-label={t(starred ? 'removeStar' : 'addStar', { name })}
      title={t(starred ? 'removeStar' : 'addStar', { name })}
      onClick={turnOnce}
    >
      {starred ? <StarFilled aria-hidden /> : <StarOutlined aria-hidden />}
    </button>
  );
}

/** What a tile has: the function to open, and the star that makes it a common one. */
export function FunctionTileContent({ node, onOpen }: FunctionTileProps) {
  const { pick, language } = useTexts();
  const open = useOpenFunction();
  const openingOf = useOpening();
  const busy = useFunctionsUnderWay().has(node.id);
  const name = pick(node.name, node.nameEn);
  const system = pick(node.systemName ?? '', node.systemNameEn);
  const press = () => {
    onOpen?.();
    open(node);
  };
  return (
    <>
      <button type="button" className="function-open" aria-busy={busy || undefined} onClick={press}>
        <span className="function-icon">
          <FunctionIcon node={node} />
        </span>
        <span className="function-names">
          <span className="function-name">
            {name}
            {node.label && <span className="function-label">{node.label[language]}</span>}
            {openingOf(node).kind === 'window' && <WindowMark busy={busy} />}
          </span>
          <span className="function-system">{[system, node.systemLabel?.[language]].filter(Boolean).join(' · ')}</span>
        </span>
      </button>
      <Star node={node} name={name} />
    </>
  );
}

/** A function to open, with the star that makes it a common one. */
export function FunctionTile(props: FunctionTileProps) {
  return (
    <li className="function-tile">
      <FunctionTileContent {...props} />
    </li>
  );
}
