import { DownOutlined } from '@ant-design/icons';
import { SortableContext } from '@dnd-kit/sortable';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { useSelector } from 'react-redux';
import { Sorting } from '../../shared/ui/sorting/sorting.tsx';
import { useTexts } from '../texts.ts';
import { TabItem } from './tab-item.tsx';
import { type OpenMenu, TabMenu } from './tab-menu.tsx';
import { HOME_TAB, selectTabs } from './tabs-slice.ts';
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

/** Focuses a tab, or the one shown where that is closed. */
function focusTab(key: string | undefined): void {
  if (key === undefined) return;
  const tab = document.getElementById(`tab-${key}`) ?? document.querySelector<HTMLElement>('[role=tab][aria-selected=true]');
  tab?.focus();
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
 * The open pages. Arrow keys move between them, Delete and the middle button close, the right button and Shift+F10 open a
 * tab's menu, dragging and Ctrl+Shift+arrows change their order.
 */
export function TabBar() {
  const { t } = useTexts();
  const state = useSelector(selectTabs);
  const titleOf = useTabTitle();
  const { show, close, choose, move } = useTabActions();
  const menu = useTabMenu();
  const keys = state.items.map(({ key }) => key);
  const active = state.items.find(({ key }) => key === state.active);
  const openActive = ({ currentTarget }: MouseEvent) => {
    const { left, bottom } = currentTarget.getBoundingClientRect();
    if (active) menu.setOpen({ key: active.key, left, top: bottom });
  };
  return (
    <div className="tab-line">
      <Sorting axis="x" nameOf={titleOf} onMove={(key, other) => move(key, keys.indexOf(other))}>
        <SortableContext items={keys.slice(1)}>
          <div className="tab-bar" role="tablist" aria-label={t('openPages')} tabIndex={-1} onKeyDown={moveFocus}>
            {keys.map((key) => (
              <TabItem
                key={key}
                tabKey={key}
                title={titleOf(key)}
                active={key === state.active}
                onShow={() => show(key)}
                onClose={key === HOME_TAB.key ? undefined : () => close(key)}
                onMenu={(left, top) => menu.setOpen({ key, left, top })}
              />
            ))}
          </div>
        </SortableContext>
      </Sorting>
      {active && (
        <button type="button" className="tab-more" aria-label={t('tabMenu')} title={t('tabMenu')} aria-haspopup="menu" onClick={openActive}>
          <DownOutlined aria-hidden />
        </button>
      )}
      <TabMenu open={menu.open} onChoose={choose} onClose={menu.close} />
    </div>
  );
}
