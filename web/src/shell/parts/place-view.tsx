import { useState } from 'react';
import { useSelector } from 'react-redux';
import { NoPermissionPanel, NotFoundPanel } from '../../shared/ui/notice-panel.tsx';
import { Placeholder } from '../../shared/ui/placeholder.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { namedPath } from '../named-path.ts';
import { nextPanels, type Panel } from '../panels/next-panels.ts';
import { PanelView } from '../panels/panel-view.tsx';
import { selectTabs } from '../tabs/tabs-slice.ts';
import { type Place, usePlace } from '../use-place.ts';
import { NamedEntry } from './named-entry.tsx';

/** What is shown where the address leads to no page. */
function NoPage({ place: { resolved, failed, retry } }: { readonly place: Place }) {
  switch (resolved.kind) {
    case 'page':
      return null;
    case 'no-permission':
      return <NoPermissionPanel />;
    case 'not-found':
      return <NotFoundPanel />;
    case 'waiting':
      return failed ? (
        <QueryView query={{ isError: true, isFetching: false, refetch: retry }}>{() => null}</QueryView>
      ) : (
        <Placeholder lines={6} />
      );
  }
}

/** What the address leads to, among the pages of the open tabs. */
export function PlaceView() {
  const place = usePlace();
  const { items } = useSelector(selectTabs);
  const [panels, setPanels] = useState<readonly Panel[]>([]);
  const page = place.resolved.kind === 'page' ? place.resolved.page : undefined;
  const open = items.map(({ key }) => key);
  const named = namedPath(place.location);
  const next = nextPanels(panels, open, { page, location: place.location });
  if (next !== panels) setPanels(next);
  return (
    <>
      {next.map((panel) => (
        <PanelView
          key={panel.key}
          panel={panel}
          shown={page !== undefined && panel.key === place.key}
          turn={items.find(({ key }) => key === panel.key)?.turn ?? 0}
        />
      ))}
      <NoPage place={place} />
      {named !== undefined && <NamedEntry path={named} />}
    </>
  );
}
