import type { RecentCall } from '@hall/mock-server/mock-control/said';
import { useTexts } from '../texts.ts';

/** Who called; a call that was made to fail did so before anybody looked who it was. */
export function Caller({ call: { person, fault } }: { readonly call: RecentCall }) {
  const { t } = useTexts();
  return person ?? <span className="soft">{t(fault ? 'notLookedAt' : 'nobody')}</span>;
}
