import { APPLICATION_STATES, type ApplicationState } from '@hall/contract/rules/application-states';
import { useTexts } from '../texts.ts';
import './application-cells.css';

/** The state of an application in its colour. */
export function StateTag({ state }: { readonly state: ApplicationState }) {
  const { pick } = useTexts();
  const [zh, en] = APPLICATION_STATES[state];
  return (
    <span className="application-state" data-state={state}>
      {pick(zh, en)}
    </span>
  );
}
