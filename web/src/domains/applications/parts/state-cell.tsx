import { Application } from '@hall/contract/applications';
import { useTerms } from '../../../shared/i18n/use-terms.ts';
import { TypedText } from '../../../shared/ui/typed-text.tsx';
import { StateTag } from './state-tag.tsx';
import './application-cells.css';

/** What an application is, with why where it was rejected, and with what its applicant has not submitted yet. */
export function StateCell({ application: { state, comment, edited } }: { readonly application: Application }) {
  const term = useTerms(Application);
  const why = state === 'rejected' ? comment : undefined;
  return (
    <span className="application-state-cell">
      <StateTag state={state} />
      {edited && <span className="application-note">{term('edited')}</span>}
      {why && (
        <span className="application-note" title={why}>
          <TypedText text={why} />
        </span>
      )}
    </span>
  );
}
