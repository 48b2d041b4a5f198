import type { MenuNode } from '@hall/contract/menu';
import { Drawer } from 'antd';
import { useParameters } from '../../../shared/parameters/parameters-api.ts';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { useMainMenuQuery } from '../api.ts';
import { drawerWidth, isApplications } from '../applications.ts';
import { functionsBySystem } from '../functions-by-system.ts';
import { commonOf } from '../menu-tree.ts';
import { SearchField } from '../search/search-field.tsx';
import { useTexts as useSearchTexts } from '../search/texts.ts';
import { useTexts } from '../texts.ts';
import { FunctionGroup } from './function-group.tsx';
import { FunctionTile } from './function-tile.tsx';
import './application-drawer.css';

export interface ApplicationDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** It is gone, and about to give the focus back. */
  readonly onClosed: () => void;
}

function Tiles({ nodes, onOpen }: { readonly nodes: readonly MenuNode[]; readonly onOpen: () => void }) {
  return (
    <ul className="function-grid">
      {nodes.map((node) => (
        <FunctionTile key={node.id} node={node} onOpen={onOpen} />
      ))}
    </ul>
  );
}

function Groups({ menu, onOpen }: { readonly menu: readonly MenuNode[]; readonly onOpen: () => void }) {
  const { t, pick } = useTexts();
  const { t: ofSearch } = useSearchTexts();
  const common = commonOf(menu).filter((node) => !isApplications(node));
  return (
    <>
      {common.length > 0 && (
        <FunctionGroup title={t('commonFunctions')}>
          <Tiles nodes={common} onOpen={onOpen} />
        </FunctionGroup>
      )}
      {functionsBySystem(menu, isApplications).map(({ system, nodes }) => (
        <FunctionGroup key={system?.name ?? ''} title={system ? pick(system.name, system.nameEn) : ofSearch('platform')}>
          <Tiles nodes={nodes} onOpen={onOpen} />
        </FunctionGroup>
      ))}
    </>
  );
}

/** All functions in a drawer over whatever page is open, to be searched, starred and opened (APPS-1). */
export function ApplicationDrawer({ open, onClose, onClosed }: ApplicationDrawerProps) {
  const { t, language } = useTexts();
  const { parameters } = useParameters();
  const query = useMainMenuQuery();
  return (
    <Drawer
      destroyOnHidden
      className="application-drawer"
      placement="left"
      size={drawerWidth(parameters, language)}
      open={open}
      onClose={onClose}
      afterOpenChange={(shown) => !shown && onClosed()}
      title={t('applicationNavigation')}
      closable={{ 'aria-label': t('close'), placement: 'end' }}
    >
      <SearchField onChosen={onClose} />
      <QueryView query={query}>{(menu) => <Groups menu={menu} onOpen={onClose} />}</QueryView>
    </Drawer>
  );
}
