import { type Grant, GrantState, SuspensionCause } from '@hall/contract/authorizations';
import type { GrantState as State } from '@hall/contract/rules/grant-states';
import { labelOf } from '@hall/contract/wire/coded';
import { StateTag, type Tone } from '../../../shared/ui/state-tag.tsx';
import { useTexts } from '../texts.ts';

const TONES: Readonly<Partial<Record<State, Tone>>> = { active: 'success', scheduled: 'accent', suspended: 'warning' };

/** What a grant is, with why where it is suspended. */
export function StateCell({ grant: { state, causes } }: { readonly grant: Grant }) {
  const { t, language } = useTexts();
  const why = causes.map((cause) => labelOf(SuspensionCause, cause, language)).join(t('between'));
  return <StateTag tone={TONES[state]} text={labelOf(GrantState, state, language)} why={why} />;
}
