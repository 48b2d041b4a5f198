import { type GrantEffect, GrantState } from '@hall/contract/authorizations';
import { labelOf } from '@hall/contract/wire/coded';
import type { ReactNode } from 'react';
import { yuanText } from '../../../page-kit/table/decimal.ts';
import { useTexts } from '../texts.ts';
import { FromTo } from './from-to.tsx';
import { GivenOn } from './given-on.tsx';
import './effect-facts.css';
import './grant-detail.css';

/** One thing that is told beside what it is called. */
export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What an action on a grant would do. */
export function EffectFacts({ effect }: { readonly effect: GrantEffect }) {
  const { t, language } = useTexts();
  const { state, others, people, peopleEn, pendingClaims, pendingAmount, givenBack } = effect;
  const { available, availableAfter, above = '0.00', aboveAfter = '0.00' } = effect;
  const names = (language === 'en' ? peopleEn : people).join(t('between'));
  return (
    <dl className="grant-effect" aria-label={t('effect')}>
      <Fact name={t('stateAfter')}>{labelOf(GrantState, state, language)}</Fact>
      <Fact name={t('people')}>{names || t('peopleNone')}</Fact>
      {available && availableAfter && (
        <Fact name={t('available')}>
          <FromTo before={yuanText(available)} after={yuanText(availableAfter)} />
        </Fact>
      )}
      <Fact name={t('along')}>{others.length > 0 ? <GivenOn grants={others} /> : t('alongNone')}</Fact>
      <Fact name={t('pending')}>
        {pendingClaims > 0 ? t('pendingSome', { count: pendingClaims, amount: yuanText(pendingAmount) }) : t('pendingNone')}
      </Fact>
      {givenBack && (
        <Fact name={t('givenBack')}>
          {t('givenBackTo', { amount: yuanText(givenBack), above: yuanText(above), after: yuanText(aboveAfter) })}
        </Fact>
      )}
    </dl>
  );
}
