import { SIGNATURE_STATES, type SignatureState } from '@hall/contract/rules/signatures';
import { useTexts } from '../texts.ts';
import './signatures.css';

/** The state of a signature in its colour. */
export function StateCell({ state }: { readonly state: SignatureState }) {
  const { pick } = useTexts();
  const [zh, en] = SIGNATURE_STATES[state];
  return (
    <span className="signature-state" data-state={state}>
      {pick(zh, en)}
    </span>
  );
}
