import { type ProjectEffect, ProjectState } from '@hall/contract/projects';
import type { ProjectState as State } from '@hall/contract/rules/project-states';
import { labelOf } from '@hall/contract/wire/coded';
import { amountOf } from '../../../page-kit/table/decimal.ts';
import { useTexts } from '../texts.ts';
import './effect-view.css';

interface EffectViewProps {
  readonly before: State;
  readonly effect: ProjectEffect;
}

/** What becomes of the grants; a line of each kind that there is. */
function useGrantLines(): (effect: ProjectEffect) => readonly string[] {
  const { t } = useTexts();
  return (effect) => {
    const lines = (['suspended', 'resumed', 'revoked'] as const).flatMap((kind) =>
      effect[kind] > 0 ? [t(kind, { count: effect[kind] })] : [],
    );
    return lines.length > 0 ? lines : [t('noGrants')];
  };
}

/** What a decision would do, before it is made (PROJ-7). */
export function EffectView({ before, effect }: EffectViewProps) {
  const { t, language } = useTexts();
  const grantLines = useGrantLines();
  const stateOf = (state: State) => labelOf(ProjectState, state, language);
  const names = (language === 'en' ? effect.peopleEn : effect.people).join(t('between'));
  const said = [
    effect.state === before
      ? t('sameState', { state: stateOf(before) })
      : t('stateAfter', { before: stateOf(before), after: stateOf(effect.state) }),
    t('balanceStays', { balance: amountOf(effect.balance)?.text ?? effect.balance }),
    ...grantLines(effect),
    effect.pendingClaims > 0 ? t('pendingClaims', { count: effect.pendingClaims }) : t('noPendingClaims'),
    names ? t('losing', { names }) : t('nobodyLoses'),
  ];
  return (
    <ul className="project-effect">
      {said.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
