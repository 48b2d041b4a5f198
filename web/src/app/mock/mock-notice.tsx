import { useState, useSyncExternalStore } from 'react';
import { consolePath, watchConsole } from '../../shared/api/mock-console.ts';
import { read, write } from '../../shared/storage.ts';
import { LoadedPart } from '../../shared/ui/loaded-part.tsx';

const KEY = 'mockBannerClosed';
const loadBanner = () => import('./mock-banner.tsx').then((part) => part.MockBanner);
const nothing = () => undefined;
const nowhere = () => null;

/** Says on every page that the server can be told to fail, until that is closed in this tab (API-3): for ever would hide it from who comes next. */
export function MockNotice() {
  const path = useSyncExternalStore(watchConsole, consolePath, nothing);
  const [closed, setClosed] = useState(() => read(sessionStorage, KEY) !== null);
  if (!path || closed) return null;
  const close = () => {
    write(sessionStorage, KEY, '1');
    setClosed(true);
  };
  return <LoadedPart load={loadBanner} props={{ path, onClose: close }} waiting={null} failed={nowhere} />;
}
