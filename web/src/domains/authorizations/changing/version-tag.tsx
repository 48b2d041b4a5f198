import { VersionState } from '@hall/contract/grant-version';
import type { VersionState as State } from '@hall/contract/rules/grant-changes';
import { labelOf } from '@hall/contract/wire/coded';
import { useChangingTexts } from './changing-texts.ts';
import '../parts/grant-cells.css';

/** What a version of the terms of a grant is. */
export function VersionTag({ state }: { readonly state: State }) {
  const { language } = useChangingTexts();
  return (
    <span className="grant-state" data-state={state}>
      {labelOf(VersionState, state, language)}
    </span>
  );
}
