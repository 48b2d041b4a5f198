import { ReloadOutlined } from '@ant-design/icons';
import type { OwnSystem } from '@hall/contract/own-systems';
import { Button } from 'antd';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useSharedTexts } from '../../../shared/i18n/shared-texts.ts';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { useMainMenuQuery } from '../api.ts';
import { functionsOf, withoutStart } from '../menu-tree.ts';
import { inKeptOrder } from './kept-order.ts';
import { SystemCard } from './system-card.tsx';
import { useTexts } from './texts.ts';
import { statesStale, useOwnSystemsQuery } from './third-party-api.ts';
import '../parts/common-functions.css';
import './third-party.css';

/** Without the menu the systems stand without a function to open: said, so that nobody takes them to have none. */
function MenuMissing() {
  const { t } = useTexts();
  const { t: shared } = useSharedTexts();
  const { isError, isFetching, refetch } = useMainMenuQuery();
  if (!isError || isFetching) return null;
  return (
    <div className="third-party-missing" role="alert">
      <p>{t('functionsFailed')}</p>
      <Button size="small" onClick={() => refetch()}>
        {shared('retry')}
      </Button>
    </div>
  );
}

function Systems({ systems }: { readonly systems: readonly OwnSystem[] }) {
  const { data: menu } = useMainMenuQuery();
  const [order] = useState(() => systems.map(({ id }) => id));
  const functions = functionsOf(withoutStart(menu ?? []));
  return (
    <>
      {!menu && <MenuMissing />}
      <ul className="third-party-cards">
        {inKeptOrder(systems, order).map((system) => (
          <SystemCard key={system.id} system={system} nodes={functions.filter(({ id }) => system.menuIds.includes(id))} />
        ))}
      </ul>
    </>
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
