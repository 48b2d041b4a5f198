import { ReloadOutlined } from '@ant-design/icons';
import type { OwnSystem } from '@hall/contract/own-systems';
import { Button } from 'antd';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { useMainMenuQuery } from '../api.ts';
import { functionsOf, withoutStart } from '../menu-tree.ts';
import { inKeptOrder } from './kept-order.ts';
import { SystemCard } from './system-card.tsx';
import { useTexts } from './texts.ts';
import { statesStale, useOwnSystemsQuery } from './third-party-api.ts';
import '../parts/common-functions.css';
import './third-party.css';

function Systems({ systems }: { readonly systems: readonly OwnSystem[] }) {
  const { data: menu = [] } = useMainMenuQuery();
  const [order] = useState(() => systems.map(({ id }) => id));
  const functions = functionsOf(withoutStart(menu));
  return (
    <ul className="third-party-cards">
      {inKeptOrder(systems, order).map((system) => (
        <SystemCard key={system.id} system={system} nodes={functions.filter(({ id }) => system.menuIds.includes(id))} />
      ))}
    </ul>
  );
}

/** The linked systems in which the person has something, those used last first; how each stands comes after (INFO-1). */
export function ThirdPartyPage() {
  const { t } = useTexts();
  const query = useOwnSystemsQuery(undefined, { refetchOnMountOrArgChange: true });
  const dispatch = useDispatch();
  return (
    <div className="third-party">
      <header className="third-party-head">
        <div>
          <h1>{t('title')}</h1>
          <p className="hall-soft">{t('explained')}</p>
        </div>
        {query.data && query.data.length > 0 && (
          <Button icon={<ReloadOutlined aria-hidden />} onClick={() => dispatch(statesStale())}>
            {t('checkAgain')}
          </Button>
        )}
      </header>
      <QueryView query={query} empty={{ when: ({ length }) => length === 0, hint: t('none') }}>
        {(systems) => <Systems systems={systems} />}
      </QueryView>
    </div>
  );
}
