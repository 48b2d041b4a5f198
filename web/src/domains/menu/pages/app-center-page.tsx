import type { MenuNode } from '@hall/contract/menu';
import { Input } from 'antd';
import { useMemo } from 'react';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { useMainMenuQuery } from '../api.ts';
import { isApplications } from '../applications.ts';
import { CommonOrder } from '../center/common-order.tsx';
import { useTexts as useCenterTexts } from '../center/texts.ts';
import { functionsBySystem } from '../functions-by-system.ts';
import { commonOf } from '../menu-tree.ts';
import { FunctionGroup } from '../parts/function-group.tsx';
import { FunctionTile } from '../parts/function-tile.tsx';
import { functionTargets } from '../search/menu-targets.ts';
import { searchIn } from '../search/search.ts';
import { useTexts as useSearchTexts } from '../search/texts.ts';
import { useTyped } from '../search/use-typed.ts';
import { useTexts } from '../texts.ts';
import './app-center-page.css';

/** The ids of the functions that have what is typed; none while nothing is. */
function useFiltered(menu: readonly MenuNode[], query: string): ReadonlySet<string> | undefined {
  const search = useMemo(() => searchIn(functionTargets(menu, () => 0)), [menu]);
  return useMemo(() => (query.trim() === '' ? undefined : new Set(search(query).map(({ item }) => item.id))), [search, query]);
}

function Functions({ menu, query }: { readonly menu: readonly MenuNode[]; readonly query: string }) {
  const { t, pick } = useTexts();
  const { t: ofCenter } = useCenterTexts();
  const { t: ofSearch } = useSearchTexts();
  const filtered = useFiltered(menu, query);
  const systems = functionsBySystem(menu, (node) => isApplications(node) || filtered?.has(node.id) === false);
  const count = systems.reduce((sum, { nodes }) => sum + nodes.length, 0);
  return (
    <>
      <p className={count > 0 ? 'hall-visually-hidden' : 'hall-hint'} aria-live="polite">
        {count > 0 ? ofCenter('count', { count }) : ofCenter('noneFound')}
      </p>
      {!filtered && (
        <FunctionGroup title={t('commonFunctions')}>
          <CommonOrder nodes={commonOf(menu)} />
        </FunctionGroup>
      )}
      {systems.map(({ system, nodes }) => (
        <FunctionGroup key={system?.name ?? ''} title={system ? pick(system.name, system.nameEn) : ofSearch('platform')}>
          <ul className="function-grid">
            {nodes.map((node) => (
              <FunctionTile key={node.id} node={node} />
            ))}
          </ul>
        </FunctionGroup>
      ))}
    </>
  );
}

/** All functions of the person by system, the common ones first, in the order that the person gives them (APPS-4). */
export function AppCenterPage() {
  const { t } = useTexts();
  const { t: ofCenter } = useCenterTexts();
  const query = useMainMenuQuery();
  const typed = useTyped();
  return (
    <div className="app-center">
      <header className="app-center-head">
        <h1>{t('applicationCenter')}</h1>
        <Input allowClear aria-label={ofCenter('filter')} placeholder={ofCenter('placeholder')} {...typed.input} />
      </header>
      <QueryView query={query} empty={{ when: (menu) => functionsBySystem(menu, isApplications).length === 0, hint: t('noFunctions') }}>
        {(menu) => <Functions menu={menu} query={typed.query} />}
      </QueryView>
    </div>
  );
}
