import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useSharedTexts } from '../../shared/i18n/shared-texts.ts';
import './detail-panel.css';

export interface DetailPanelProps {
  readonly title: ReactNode;
  /** Key of the row. */
  readonly opened: string;
  /** Keys of the rows of the list, in their order. */
  readonly keys: readonly string[];
  readonly actions: ReactNode;
  /** Opens another row, or none. */
  readonly onShow: (key: string | undefined) => void;
  readonly children: ReactNode;
}

/** Where a key means something else: fields, what has something open, and the conditions. */
const DEAF = 'input, textarea, select, [aria-expanded=true], .kit-form';
const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

const rowIn = (page: Element | null | undefined, key: string) => page?.querySelector(`[data-row-key="${CSS.escape(key)}"]`);

/**
 * The page that the panel stands in takes ↑ and ↓ for the row above or below, and Escape for closing. A key that is held steps once:
 * each row is asked for anew.
 */
function usePanelKeys(page: () => Element | null | undefined, onKey: (event: KeyboardEvent) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const changed = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.repeat;
    const target = event.target as Element;
    if (!changed && !event.defaultPrevented && page()?.contains(target) && !target.closest(DEAF)) onKey(event);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    // What React's handlers took is known to the document alone: they run before it.
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** A row in full beside its list, which goes on working: another row that is opened there takes its place (TABLE-9). */
export function DetailPanel({ title, opened, keys, actions, onShow, children }: DetailPanelProps) {
  const { t } = useSharedTexts();
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const focused = useRef<string>(undefined);
  const page = () => panel.current?.closest<HTMLElement>('.kit-page');
  const close = () => {
    const opener = rowIn(page(), opened)?.querySelector<HTMLElement>('.kit-link, button') ?? page();
    opener?.focus();
    onShow(undefined);
  };
  usePanelKeys(page, (event) => {
    const next = keys[keys.indexOf(opened) + (STEPS[event.key] ?? 0)];
    if (event.key === 'Escape') close();
    else if (event.key in STEPS && keys.includes(opened) && next !== undefined) onShow(next);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    // A page that comes to the front again leaves the focus where it is.
    if (focused.current === opened) return;
    focused.current = opened;
    panel.current?.focus({ preventScroll: true });
    rowIn(panel.current?.closest('.kit-page'), opened)?.scrollIntoView({ block: 'nearest' });
  }, [opened]);
  return (
    <section ref={panel} className="kit-beside" tabIndex={-1} aria-labelledby={id} aria-keyshortcuts="ArrowUp ArrowDown Escape">
      <div className="kit-beside-head">
        <h2 id={id}>{title}</h2>
        <Button type="text" icon={<CloseOutlined aria-hidden />} aria-label={t('close')} title={t('close')} onClick={close} />
      </div>
      {actions && <div className="kit-beside-actions">{actions}</div>}
      <div key={opened}>{children}</div>
    </section>
  );
}
