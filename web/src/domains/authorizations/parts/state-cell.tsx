import { type Grant, GrantState, SuspensionCause } from '@hall/contract/authorizations';
import { labelOf } from '@hall/contract/wire/coded';
import { useTexts } from '../texts.ts';
import './grant-cells.css';

/** What a grant is, with why where it is suspended. */
export function StateCell({ grant: { state, causes } }: { readonly grant: Grant }) {
  const { t, language } = useTexts();
  const why = causes.map((cause) => labelOf(SuspensionCause, cause, language)).join(t('between'));
  return (
    <span className="grant-state" data-state={state} title={why || undefined}>
      {labelOf(GrantState, state, language)}
    </span>
  );
}
