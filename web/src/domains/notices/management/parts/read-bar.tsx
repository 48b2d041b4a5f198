import type { ManagedNotice } from '@hall/contract/notice-management';
import { useTexts } from '../texts.ts';
import './read-bar.css';

/** How many of the people whom a notice reaches have read it: in numbers, and as a bar. Nobody can have read a draft. */
export function ReadBar({ notice: { readBy, reach, state } }: { readonly notice: ManagedNotice }) {
  const { t } = useTexts();
  const label = t('readOf', { read: readBy, reach });
  return (
    <span className="read-bar" title={label}>
      <span aria-hidden="true">{state === 'published' ? `${readBy} / ${reach}` : `— / ${reach}`}</span>
      <span className="hall-visually-hidden">{label}</span>
      {state === 'published' && (
        <span className="read-bar-track" aria-hidden="true">
          <span style={{ width: `${reach > 0 ? (100 * readBy) / reach : 0}%` }} />
        </span>
      )}
    </span>
  );
}
