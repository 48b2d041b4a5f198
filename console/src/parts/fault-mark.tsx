import type { Fault } from '@hall/mock-server/mock-control/said';
import { partsOf } from '../faults/fault-parts.ts';
import { type Key, useTexts } from '../texts.ts';
import { Mark } from './mark.tsx';

/** What a call was, or is to be, made to do. */
export function FaultMark({ fault }: { readonly fault: Fault }) {
  const { t } = useTexts();
  return (
    <span className="tags">
      {partsOf(fault).map(([key, values]: readonly [Key, Record<string, string | number>]) => (
        <Mark key={key} tone="warning">
          {t(key, values)}
        </Mark>
      ))}
    </span>
  );
}
