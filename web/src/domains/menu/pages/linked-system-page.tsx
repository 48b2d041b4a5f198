import type { MenuNode } from '@hall/contract/menu';
import { Navigate, useSearchParams } from 'react-router-dom';
import { hostPath } from '../../../shared/navigation/host-path.ts';
import { ledFrom } from '../../../shared/navigation/led-from.ts';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { useMainMenuQuery } from '../api.ts';
import { askedOf, type HostedPlace, hostedPlace } from '../hosted-place.ts';
import { useOpenFunction } from '../parts/function-opener.tsx';
import { LinkedFrame } from '../parts/linked-frame.tsx';
import { SecondMenu } from '../parts/second-menu.tsx';
import { useTexts } from '../texts.ts';
import { useOpening } from '../use-opening.ts';
import './linked-system-page.css';

const HOST = '/qtxt';

function Hosted({ node }: { readonly node: MenuNode }) {
  const { t, pick } = useTexts();
  const open = useOpenFunction();
  const opening = useOpening()(node);
  const [search] = useSearchParams();
  const name = pick(node.name, node.nameEn);
  if (opening.kind === 'nowhere') return <p className="hall-hint">{t('nowhere', { name })}</p>;
  if (opening.kind === 'page' && !opening.to.startsWith(HOST))
    return <Navigate to={askedOf(opening.to, search)} replace state={ledFrom(hostPath(search.get('menu') ?? ''))} />;
  if (opening.kind === 'page')
    return (
      <>
        <h1 className="hall-visually-hidden">{name}</h1>
        <LinkedFrame key={node.id} name={name} target={{ by: 'url', node }} />
      </>
    );
  return (
    <div className="hall-hint">
      <p>{t('opensElsewhere', { name })}</p>
      <button type="button" className="hall-button" onClick={() => open(node)}>
        {t('openLink', { name })}
      </button>
    </div>
  );
}

function Content({ place: { owner, entries, active, url } }: { readonly place: HostedPlace }) {
  const { t, pick } = useTexts();
  const node = entries[active] ?? owner;
  const name = node ? pick(node.name, node.nameEn) : t('linkedSystem');
  if (url !== undefined) return <LinkedFrame key={url} name={name} target={{ by: 'address', address: url }} />;
  return node ? <Hosted key={node.id} node={node} /> : <p className="hall-hint">{t('unknownFunction')}</p>;
}

/** Chooses another entry of the page's own menu; the tab stays the same. */
function useChosen() {
  const [, setSearch] = useSearchParams();
  return (entries: readonly MenuNode[], index: number) =>
    setSearch((now) => {
      const next = new URLSearchParams(now);
      next.delete('url');
      next.set('menus', entries.map(({ id }) => id).join(','));
      next.set('activeindex', String(index));
      return next;
    });
}

/** Hosts a linked system (MENU-7): a function of the menu, or an address of a registered system. @see hostedPlace */
export function LinkedSystemPage({ bare = false }: { readonly bare?: boolean }) {
  const [search] = useSearchParams();
  const query = useMainMenuQuery();
  const choose = useChosen();
  return (
    <div className={bare ? 'linked-host linked-host-bare' : 'linked-host'}>
      <QueryView query={query}>
        {(menu) => {
          const place = hostedPlace(search, menu);
          const { entries, active, url } = place;
          return (
            <>
              {!bare && entries.length > 0 && (
                <SecondMenu entries={entries} active={url === undefined ? active : -1} onChoose={(index) => choose(entries, index)} />
              )}
              <Content place={place} />
            </>
          );
        }}
      </QueryView>
    </div>
  );
}
