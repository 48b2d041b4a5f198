import { type Application, ApplicationState } from '@hall/contract/applications';
import { labelOf } from '@hall/contract/wire/coded';
import { useTexts } from '../texts.ts';
import './application-cells.css';

/** What an application is, with why where it was rejected. */
export function StateCell({ application: { state, comment } }: { readonly application: Application }) {
  const { language } = useTexts();
  const why = state === 'rejected' ? comment : undefined;
  return (
    <span className="application-state-cell">
      <span className="application-state" data-state={state}>
        {labelOf(ApplicationState, state, language)}
      </span>
      {why && (
        <span className="application-comment" title={why}>
          {why}
        </span>
      )}
    </span>
  );
}
