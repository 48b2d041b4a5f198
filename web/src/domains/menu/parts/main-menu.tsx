import type { Layout } from '@hall/contract/habits';
import type { MenuNode } from '@hall/contract/menu';
import { memo, useDeferredValue, useMemo } from 'react';
import { useParameters } from '../../../shared/parameters/parameters-api.ts';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { useDrawnLater } from '../../../shared/ui/use-drawn-later.ts';
import { useMainMenuQuery } from '../api.ts';
import { menuEntries } from '../menu-entries.ts';
import { withoutStart } from '../menu-tree.ts';
import { useTexts } from '../texts.ts';
import { useTrail } from '../use-menu.ts';
import { DoubleMenu } from './double-menu.tsx';
import { SideMenu } from './side-menu.tsx';
import { TopMenu } from './top-menu.tsx';
import './main-menu.css';

interface MainMenuProps {
  readonly layout: Layout;
  readonly folded: boolean;
  readonly onChosen?: () => void;
}

interface EntriesProps extends MainMenuProps {
  readonly menu: readonly MenuNode[];
  readonly trail: readonly string[];
}

const Entries = memo(function Entries({ menu, layout, folded, trail, onChosen }: EntriesProps) {
  const { parameters } = useParameters();
  const secondLevel = parameters.showSecondLevel === '1';
  const entries = useMemo(() => menuEntries(menu, secondLevel), [menu, secondLevel]);
  switch (layout) {
    case 'single':
      // What is unfolded to begin with depends on the parameters, which may come after the menu.
      return <SideMenu key={`${secondLevel} ${folded}`} entries={entries} trail={trail} folded={folded} onChosen={onChosen} />;
    case 'double':
      return <DoubleMenu entries={entries} trail={trail} folded={folded} onChosen={onChosen} />;
    case 'top':
      return <TopMenu entries={entries} trail={trail} onChosen={onChosen} />;
  }
});

/** Where the person is in the menu. The page comes first when that changes, and the menu follows. */
function useDeferredTrail(): readonly string[] {
  const trail = useTrail();
  return useDeferredValue(useMemo(() => trail.map(({ id }) => id), [trail]));
}

/** The person's menu as the server gives it, in one of the three layouts (SHELL-1). */
export const MainMenu = memo(function MainMenu(props: MainMenuProps) {
  const { t } = useTexts();
  const query = useMainMenuQuery();
  const { parameters } = useParameters();
  const trail = useDeferredTrail();
  // Entries are many: frame and page are there without them.
  const drawn = useDrawnLater();
  const lines = parameters.menuSeparators === '1' ? ' menu-lined' : '';
  return (
    <nav className={`shell-menu shell-menu-${props.layout}${lines}`} aria-label={t('mainMenu')}>
      <QueryView query={query} empty={{ when: (menu) => withoutStart(menu).length === 0, hint: t('noFunctions') }}>
        {(menu) => drawn && <Entries menu={menu} trail={trail} {...props} />}
      </QueryView>
    </nav>
  );
});
