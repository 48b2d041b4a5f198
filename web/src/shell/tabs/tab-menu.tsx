import { Dropdown, type MenuProps } from 'antd';
import { useSelector } from 'react-redux';
import { useTexts } from '../texts.ts';
import { CHOICES, type Choice, idleChoices } from './tab-choices.ts';
import { selectTabs } from './tabs-slice.ts';

/** The tab whose menu is open, and where on the screen, in px. */
export interface OpenMenu {
  readonly key: string;
  readonly left: number;
  readonly top: number;
}

interface TabMenuProps {
  readonly open: OpenMenu | undefined;
  readonly onChoose: (choice: Choice, key: string) => void;
  readonly onClose: () => void;
}

/** What can be done to a tab, at the place where its menu was asked for (TABS-4). */
export function TabMenu({ open, onChoose, onClose }: TabMenuProps) {
  const { t } = useTexts();
  const state = useSelector(selectTabs);
  if (!open) return null;
  const idle = idleChoices(state, open.key);
  const items: MenuProps['items'] = CHOICES.map((choice) => ({ key: choice, label: t(choice), disabled: idle.includes(choice) }));
  const choose = (choice: string) => {
    onClose();
    onChoose(choice as Choice, open.key);
  };
  return (
    <Dropdown
      key={`${open.key} ${open.left} ${open.top}`}
      open
      autoFocus
      trigger={['click']}
      menu={{ items, onClick: ({ key }) => choose(key), 'aria-label': t('tabMenu') } as MenuProps}
      onOpenChange={(shown) => !shown && onClose()}
    >
      <span className="tab-menu-place" style={{ left: open.left, top: open.top }} />
    </Dropdown>
  );
}
