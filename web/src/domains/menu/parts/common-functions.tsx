import type { MenuNode } from '@hall/contract/menu';
import { useState } from 'react';
import { Card } from '../../../shared/ui/card.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { Segments } from '../../../shared/ui/segments.tsx';
import { useMainMenuQuery } from '../api.ts';
import { commonOf, functionsOf, withoutStart } from '../menu-tree.ts';
import { useTexts } from '../texts.ts';
import { FunctionTile } from './function-tile.tsx';
import { RecentFunctions } from './recent-functions.tsx';
import './common-functions.css';

type View = 'common' | 'all';

const listed = (menu: readonly MenuNode[], view: View): MenuNode[] =>
  view === 'common' ? commonOf(menu) : functionsOf(withoutStart(menu)).filter(({ hidden }) => hidden !== true);

function ViewChoice({ view, onChange }: { readonly view: View; readonly onChange: (view: View) => void }) {
  const { t } = useTexts();
  const options = [
    { value: 'common', label: t('common') },
    { value: 'all', label: t('allFunctions') },
  ] as const;
  return <Segments label={t('view')} options={options} value={view} onChange={onChange} />;
}

/** The person's common functions, and all there are to choose them from. */
export function CommonFunctions() {
  const { t } = useTexts();
  const [view, setView] = useState<View>('common');
  const query = useMainMenuQuery();
  const hint = t(view === 'common' ? 'noFavourites' : 'noFunctions');
  return (
    <Card title={t(view === 'common' ? 'commonFunctions' : 'allFunctions')} extra={<ViewChoice view={view} onChange={setView} />}>
      <QueryView query={query} empty={{ when: (menu) => listed(menu, view).length === 0, hint }}>
        {(menu) => (
          <ul className="function-grid">
            {listed(menu, view).map((node) => (
              <FunctionTile key={node.id} node={node} />
            ))}
          </ul>
        )}
      </QueryView>
      {query.data && <RecentFunctions menu={query.data} beside={listed(query.data, view)} />}
    </Card>
  );
}
