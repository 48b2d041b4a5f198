import FilterOutlined from '@ant-design/icons-svg/es/asn/FilterOutlined';
import { valueAt } from '@hall/contract/column-value';
import type { TableColumn } from '@hall/contract/table-columns';
import { FILTER_VALUE_MAX, type PlainRow } from '@hall/contract/wire/list';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { plainIcon } from '../../shared/ui/plain-icon.tsx';
import { useTexts } from '../texts.ts';
import { textOf } from './column-text.ts';
import './cell-menu.css';

const FILTER = plainIcon(FilterOutlined);

/** Asks for rows with the value of a cell alone, or for all others. */
export type Pick = (columnId: string, value: string, excluded: boolean) => void;

interface CellMenuProps {
  readonly row: PlainRow;
  readonly column: TableColumn;
  /** Whether it stands in the first row, which the Tab key reaches; the arrow keys lead on from there. */
  readonly first: boolean;
  readonly onPick: Pick;
}

/** The value of a cell that a list can be asked for; empty where it is none, or too long. */
function pickedOf(row: PlainRow, { prop, fieldId }: TableColumn): string {
  const value = valueAt(row, prop ?? fieldId);
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return text.length <= FILTER_VALUE_MAX ? text : '';
}

/** Up and down lead to the same column of the rows beside, left and right to the columns beside. */
function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const cell = event.currentTarget.closest('td');
  const row = cell?.closest('tr');
  const across = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const beside = { ArrowUp: row?.previousElementSibling, ArrowDown: row?.nextElementSibling }[event.key];
  const own = [...(row?.querySelectorAll<HTMLElement>('.kit-pick') ?? [])];
  const ofBeside = [...(beside?.querySelectorAll<HTMLElement>('.kit-pick') ?? [])];
  const next = across
    ? own[own.indexOf(event.currentTarget) + across]
    : ofBeside.find(({ dataset }) => dataset.column === event.currentTarget.dataset.column);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

interface MenuProps {
  readonly opener: HTMLElement;
  readonly text: string;
  readonly onChoose: (excluded: boolean) => void;
  readonly onClose: () => void;
}

function Menu({ opener, text, onChoose, onClose }: MenuProps) {
  const { t } = useTexts();
  const menu = useRef<HTMLDivElement>(null);
  const { bottom, left: start, right: end } = opener.getBoundingClientRect();
  const across = end > window.innerWidth / 2 ? { right: Math.max(8, window.innerWidth - end) } : { left: Math.max(8, start) };
  useEffect(() => menu.current?.querySelector('button')?.focus(), []);
  const keys = (event: KeyboardEvent) => {
    const items = [...(menu.current?.querySelectorAll('button') ?? [])];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) items[(items.indexOf(document.activeElement as HTMLButtonElement) + step + items.length) % items.length]?.focus();
    if (event.key !== 'Escape' && event.key !== 'Tab' && !step) return;
    event.preventDefault();
    event.stopPropagation();
    if (step) return;
    opener.focus();
    onClose();
  };
  const left = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onClose();
  };
  return createPortal(
    <div
      ref={menu}
      className="kit-pick-menu"
      role="menu"
      tabIndex={-1}
      aria-label={t('pick', { value: text })}
      style={{ top: Math.min(bottom + 2, window.innerHeight - 110), ...across }}
      onKeyDown={keys}
      onBlur={left}
    >
      {[false, true].map((excluded) => (
        <button key={String(excluded)} type="button" role="menuitem" onClick={() => onChoose(excluded)}>
          {t(excluded ? 'notThis' : 'onlyThis', { value: text })}
        </button>
      ))}
    </div>,
    document.body,
  );
}

/** The button of a cell by which rows are asked for that have its value alone, or another one. */
export function CellMenu({ row, column, first, onPick }: CellMenuProps) {
  const { t, language } = useTexts();
  const [opener, setOpener] = useState<HTMLElement>();
  const value = pickedOf(row, column);
  if (value === '') return null;
  const text = textOf(row, column, language);
  const name = t('pick', { value: text });
  const choose = (excluded: boolean) => {
    opener?.focus();
    setOpener(undefined);
    onPick(column.fieldId, value, excluded);
  };
  return (
    <>
      <button
        type="button"
        className="kit-pick"
        data-column={column.fieldId}
        tabIndex={first ? 0 : -1}
        aria-label={name}
        title={name}
        aria-haspopup="menu"
        aria-expanded={opener !== undefined}
        onClick={({ currentTarget }) => setOpener(currentTarget)}
        onKeyDown={moveFocus}
      >
        {FILTER}
      </button>
      {opener && <Menu opener={opener} text={text} onChoose={choose} onClose={() => setOpener(undefined)} />}
    </>
  );
}
