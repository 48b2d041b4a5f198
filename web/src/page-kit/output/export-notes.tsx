import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import { useKit } from '../kit-context.ts';

const FollowedExports = lazyPart(() => import('./followed-exports.tsx').then((part) => part.FollowedExports), null);

/** How far the exports are that were begun on the page (EXPORT-2). */
export function ExportNotes() {
  const { ids, ended } = useKit().exports;
  return ids.length + ended.length > 0 && <FollowedExports />;
}
