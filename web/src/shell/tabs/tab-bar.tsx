import { DownOutlined } from '@ant-design/icons';
import { SortableContext } from '@dnd-kit/sortable';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react';
import { useSelector } from 'react-redux';
import { Sorting } from '../../shared/ui/sorting/sorting.tsx';
import { STAYS_ABOVE } from '../../shared/ui/toast-view.tsx';
import { useTexts } from '../texts.ts';
import { focusTab } from './tab-focus.ts';
import { PINNED_HINT, TabItem } from './tab-item.tsx';
import { type OpenMenu, TabMenu } from './tab-menu.tsx';
import { selectTabs } from './tabs-slice.ts';
import { fixedCount, HOME_TAB } from './tabs-state.ts';
import { useDroppedToast } from './use-dropped-toast.ts';
import { useTabActions } from './use-tab-actions.ts';
import { useTabTitle } from './use-tab-title.ts';
import './tab-bar.css';

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  if (event.defaultPrevented) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const index = tabs.indexOf(document.activeElement as HTMLElement);
  const step = STEPS[event.key];
  if (!step || index < 0) return;
  event.preventDefault();
  tabs[step(index, tabs.length)]?.focus();
}

/** The menu of a tab, and the focus that goes back to the tab when the menu closes. */
function useTabMenu() {
  const [open, setOpen] = useState<OpenMenu>();
  const close = () => {
    setOpen(undefined);
    focusTab(open?.key);
  };
  return { open, setOpen, close };
}

/**
 * The open pages, the pinned ones first. Arrow keys move between them, Delete and the middle button close, the right button and
 * Shift+F10 open a tab's menu, dragging and Ctrl+Shift+arrows change their order.
 */
export function TabBar() {
  const { t } = useTexts();
  const state = useSelector(selectTabs);
  const titleOf = useTabTitle();
  const { show, close, choose, move } = useTabActions();
  const menu = useTabMenu();
  useDroppedToast(titleOf);
  const keys = state.items.map(({ key }) => key);
  const fixed = fixedCount(state);
  const active = state.items.find(({ key }) => key === state.active);
  const openActive = ({ currentTarget }: MouseEvent) => {
    const { left, bottom } = currentTarget.getBoundingClientRect();
    if (active) menu.setOpen({ key: active.key, left, top: bottom, withPages: true });
  };
  const items: readonly ReactNode[] = state.items.map(({ key, pinned }) => (
    <TabItem
      key={key}
      tabKey={key}
      title={titleOf(key)}
      active={key === state.active}
      pinned={pinned === true}
      onShow={() => show(key)}
      onClose={key === HOME_TAB.key || pinned ? undefined : () => close(key)}
      onMenu={(left, top) => menu.setOpen({ key, left, top })}
    />
  ));
  return (
    <div className="tab-line" {...STAYS_ABOVE}>
      <Sorting axis="x" nameOf={titleOf} onMove={(key, other) => move(key, keys.indexOf(other))}>
        <div className="tab-bar" role="tablist" aria-label={t('openPages')} tabIndex={-1} onKeyDown={moveFocus}>
          <SortableContext items={keys.slice(1, fixed)}>{items.slice(0, fixed)}</SortableContext>
          <SortableContext items={keys.slice(fixed)}>{items.slice(fixed)}</SortableContext>
        </div>
      </Sorting>
      <span id={PINNED_HINT} hidden>
        {t('pinned')}
      </span>
      {active && (
        <button type="button" className="tab-more" aria-label={t('tabMenu')} title={t('tabMenu')} aria-haspopup="menu" onClick={openActive}>
          <DownOutlined aria-hidden />
        </button>
      )}
      <TabMenu open={menu.open} titleOf={titleOf} onChoose={choose} onClose={menu.close} />
    </div>
  );
}
