import { CloseOutlined, PushpinOutlined } from '@ant-design/icons';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { useSorted } from '../../shared/ui/sorting/use-sorted.ts';
import { useTexts } from '../texts.ts';
import { HOME_TAB } from './tabs-state.ts';

const MIDDLE = 1;

/** Id of the text that says of a tab that it is pinned. */
export const PINNED_HINT = 'tab-pinned';

const keysFor = (fixed: boolean, closes: boolean): string =>
  [closes && 'Delete', 'Shift+F10', !fixed && 'Control+Shift+ArrowLeft Control+Shift+ArrowRight'].filter(Boolean).join(' ');

export interface TabItemProps {
  readonly tabKey: string;
  readonly title: string;
  readonly active: boolean;
  readonly pinned: boolean;
  readonly onShow: () => void;
  readonly onClose: (() => void) | undefined;
  /** Opens the tab's menu at a place on the screen, in px. */
  readonly onMenu: (left: number, top: number) => void;
}

/** Closes by the middle button, which browsers otherwise take for scrolling. */
const middleClick = (onClose: (() => void) | undefined) => ({
  onAuxClick: (event: MouseEvent) => {
    if (event.button === MIDDLE) onClose?.();
  },
  onMouseDown: (event: MouseEvent) => {
    if (event.button === MIDDLE) event.preventDefault();
  },
});

const asksForMenu = ({ key, shiftKey }: KeyboardEvent): boolean => key === 'ContextMenu' || (key === 'F10' && shiftKey);

const placeBelow = (element: Element): readonly [left: number, top: number] => {
  const { left, bottom } = element.getBoundingClientRect();
  return [left, bottom];
};

/** What keys do on a tab: Delete closes, Shift+F10 opens its menu, Ctrl+Shift+arrows move it. */
const keysOf =
  ({ onClose, onMenu }: TabItemProps, moveBy: (places: number) => void) =>
  (event: KeyboardEvent) => {
    const by = event.ctrlKey && event.shiftKey ? { ArrowLeft: -1, ArrowRight: 1 }[event.key] : undefined;
    if (event.key === 'Delete') onClose?.();
    else if (by !== undefined) moveBy(by);
    else if (asksForMenu(event)) onMenu(...placeBelow(event.currentTarget));
    else return;
    event.preventDefault();
  };

/** One tab of the bar. */
export function TabItem(props: TabItemProps) {
  const { tabKey, title, active, pinned, onShow, onClose, onMenu } = props;
  const { t } = useTexts();
  const isFixed = tabKey === HOME_TAB.key;
  const sorted = useSorted(tabKey, isFixed);
  const tab = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!active) return;
    // With the next frame, which lays the page out anyway.
    const frame = requestAnimationFrame(() => tab.current?.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [active]);
  const middle = middleClick(onClose);
  const openMenu = (event: MouseEvent) => {
    event.preventDefault();
    onMenu(event.clientX, event.clientY);
  };
  return (
    <div ref={sorted.ref} role="presentation" className="tab" data-active={active} data-dragged={sorted.isDragging} data-mark={sorted.mark}>
      <button
        ref={tab}
        type="button"
        role="tab"
        id={`tab-${tabKey}`}
        className="tab-title"
        aria-selected={active}
        aria-controls="main"
        aria-keyshortcuts={keysFor(isFixed, onClose !== undefined)}
        aria-describedby={pinned ? PINNED_HINT : undefined}
        tabIndex={active ? 0 : -1}
        onClick={onShow}
        onKeyDown={keysOf(props, sorted.moveBy)}
        {...sorted.takenByMouse}
        onContextMenu={openMenu}
        {...middle}
      >
        {title}
      </button>
      {pinned && <PushpinOutlined className="tab-pin" title={t('pinned')} aria-hidden />}
      {onClose && (
        // By keyboard the Delete key closes: a button inside a list of tabs would be none of its tabs.
        <button
          type="button"
          className="tab-close"
          tabIndex={-1}
          aria-hidden="true"
          title={t('closeTab', { name: title })}
          onClick={onClose}
          onContextMenu={openMenu}
          {...middle}
        >
          <CloseOutlined aria-hidden />
        </button>
      )}
    </div>
  );
}
