import { Dropdown, type MenuProps } from 'antd';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useTexts } from '../texts.ts';
import { CHOICES, type Choice, heldByPins, idleChoices } from './tab-choices.ts';
import { selectTabs } from './tabs-slice.ts';

/** The tab whose menu is open, and where on the screen, in px. */
export interface OpenMenu {
  readonly key: string;
  readonly left: number;
  readonly top: number;
  /** Whether it lists the open and the closed pages too. */
  readonly withPages?: boolean;
}

interface TabMenuProps {
  readonly open: OpenMenu | undefined;
  readonly titleOf: (key: string) => string;
  readonly onChoose: (choice: Choice, key: string) => void;
  readonly onClose: () => void;
}

type Items = NonNullable<MenuProps['items']>;

/** What can be done to a tab; what does not apply is disabled, and says so where a pin is why. */
function useChoices(key: string | undefined): Items {
  const { t } = useTexts();
  const state = useSelector(selectTabs);
  if (key === undefined) return [];
  const [idle, held] = [idleChoices(state, key), heldByPins(state, key)];
  const isPinned = state.items.some((tab) => tab.key === key && tab.pinned);
  const labelOf = (choice: Choice) => t(choice === 'pin' && isPinned ? 'unpin' : choice);
  return CHOICES.map((choice) => ({
    key: choice,
    label: held.includes(choice) ? t('heldByPin', { choice: labelOf(choice) }) : labelOf(choice),
    disabled: idle.includes(choice),
  }));
}

/** All open pages, the one shown checked, and those that were closed; by keys that have their addresses. */
function usePages(titleOf: (key: string) => string): Items {
  const { t } = useTexts();
  const { items, closed, active } = useSelector(selectTabs);
  const open = items.map(({ key, href }) => ({
    key: `open ${href}`,
    className: 'tab-menu-page',
    label: titleOf(key),
    ...(key === active ? { 'aria-current': 'page' as const } : {}),
  }));
  const again = closed.map(({ key, href }) => ({ key: `closed ${href}`, className: 'tab-menu-page', label: titleOf(key) }));
  return [
    { key: 'open', type: 'group', label: t('openPages'), children: open },
    ...(again.length > 0 ? [{ key: 'closed', type: 'group' as const, label: t('recentlyClosed'), children: again }] : []),
    { key: 'line', type: 'divider' },
  ];
}

/** What can be done to a tab, at the place where its menu was asked for (TABS-4); the bar's own has all pages too (TABS-7). */
export function TabMenu({ open, titleOf, onChoose, onClose }: TabMenuProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const pages = usePages(titleOf);
  const choices = useChoices(open?.key);
  if (!open) return null;
  const choose: NonNullable<MenuProps['onClick']> = ({ key: chosen, domEvent }) => {
    const [, href] = chosen.split(' ', 2);
    // The tab has the focus with this press of the Enter key, which would choose it.
    domEvent.preventDefault();
    onClose();
    // Once the menu is done with the press: it is at a loss when it goes meanwhile.
    queueMicrotask(() => (href === undefined ? onChoose(chosen as Choice, open.key) : void navigate(href)));
  };
  const items = open.withPages ? [...pages, ...choices] : choices;
  return (
    <Dropdown
      key={`${open.key} ${open.left} ${open.top}`}
      open
      autoFocus
      trigger={['click']}
      menu={{ items, className: 'tab-menu', onClick: choose, 'aria-label': t('tabMenu') } as MenuProps}
      onOpenChange={(shown, { source }) => !shown && source !== 'menu' && onClose()}
    >
      <span className="tab-menu-place" style={{ left: open.left, top: open.top }} />
    </Dropdown>
  );
}
