import type { Grant } from '@hall/contract/authorizations';
import type { ChangeEffect } from '@hall/contract/grant-changes';
import { systemsOf } from '@hall/contract/rules/grant-terms';
import { yuanText } from '../../../page-kit/table/decimal.ts';
import { Fact } from '../parts/effect-facts.tsx';
import { GivenOn } from '../parts/given-on.tsx';
import { useChangingTexts } from './changing-texts.ts';
import { TermsCompared } from './terms-compared.tsx';
import { type ToldTerm, useTermsWords } from './terms-words.ts';

/** A grant as a change makes it, or leaves it. */
function useToldGrant(): (grant: Grant) => readonly ToldTerm[] {
  const { t } = useChangingTexts();
  const { termsTold, amountText } = useTermsWords();
  return (grant) => [...termsTold({ ...grant, systems: systemsOf(grant) }), [t('available'), amountText(grant.available)]];
}

export interface EffectOfChangeProps {
  readonly effect: ChangeEffect;
}

/** What a change of a grant would do: the terms before and after, and who and what is concerned by it (PROJ-7). */
export function EffectOfChange({ effect }: EffectOfChangeProps) {
  const { t, language } = useChangingTexts();
  const told = useToldGrant();
  const { before, after, others, people, peopleEn, pendingClaims, pendingAmount, above } = effect;
  const names = (language === 'en' ? peopleEn : people).join(t('and'));
  return (
    <>
      <TermsCompared before={told(before)} after={told(after)} />
      <dl className="grant-effect">
        <Fact name={t('less')}>{names || t('lessNone')}</Fact>
        <Fact name={t('along')}>{others.length > 0 ? <GivenOn grants={others} /> : t('alongNone')}</Fact>
        <Fact name={t('pending')}>
          {pendingClaims > 0 ? t('pendingSome', { count: pendingClaims, amount: yuanText(pendingAmount) }) : t('pendingNone')}
        </Fact>
        {above !== undefined && <Fact name={t('above')}>{yuanText(above)}</Fact>}
      </dl>
    </>
  );
}
