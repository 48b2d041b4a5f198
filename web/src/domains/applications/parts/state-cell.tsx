import type { Application } from '@hall/contract/applications';
import { APPLICATION_STATES } from '@hall/contract/rules/application-states';
import { useTexts } from '../texts.ts';
import './application-cells.css';

/** What an application is, with why where it was rejected. */
export function StateCell({ application: { state, comment } }: { readonly application: Application }) {
  const { pick } = useTexts();
  const [zh, en] = APPLICATION_STATES[state];
  const why = state === 'rejected' ? comment : undefined;
  return (
    <span className="application-state-cell">
      <span className="application-state" data-state={state}>
        {pick(zh, en)}
      </span>
      {why && (
        <span className="application-comment" title={why}>
          {why}
        </span>
      )}
    </span>
  );
}
