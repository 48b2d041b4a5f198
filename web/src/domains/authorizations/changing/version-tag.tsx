import { VersionState } from '@hall/contract/grant-version';
import type { VersionState as State } from '@hall/contract/rules/grant-changes';
import { labelOf } from '@hall/contract/wire/coded';
import { StateTag, type Tone } from '../../../shared/ui/state-tag.tsx';
import { useChangingTexts } from './changing-texts.ts';

const TONES: Readonly<Partial<Record<State, Tone>>> = { active: 'success', scheduled: 'accent' };

/** What a version of the terms of a grant is. */
export function VersionTag({ state }: { readonly state: State }) {
  const { language } = useChangingTexts();
  return <StateTag tone={TONES[state]} text={labelOf(VersionState, state, language)} />;
}
