import { SIGNATURE_STATES, type SignatureState } from '@hall/contract/rules/signatures';
import { StateTag, type Tone } from '../../../shared/ui/state-tag.tsx';
import { useTexts } from '../texts.ts';

const TONES: Readonly<Partial<Record<SignatureState, Tone>>> = { active: 'success', scheduled: 'accent' };

/** Whether somebody signs by now. */
export function StateCell({ state }: { readonly state: SignatureState }) {
  const { pick } = useTexts();
  const [zh, en] = SIGNATURE_STATES[state];
  return <StateTag tone={TONES[state]} text={pick(zh, en)} />;
}
