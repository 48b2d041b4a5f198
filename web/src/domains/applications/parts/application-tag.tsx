import { APPLICATION_STATES, type ApplicationState } from '@hall/contract/rules/application-states';
import { StateTag, type Tone } from '../../../shared/ui/state-tag.tsx';
import { useTexts } from '../texts.ts';

const TONES: Readonly<Partial<Record<ApplicationState, Tone>>> = { pending: 'accent', approved: 'success', rejected: 'danger' };

/** What an application is. */
export function ApplicationTag({ state }: { readonly state: ApplicationState }) {
  const { pick } = useTexts();
  const [zh, en] = APPLICATION_STATES[state];
  return <StateTag tone={TONES[state]} text={pick(zh, en)} />;
}
