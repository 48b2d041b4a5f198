import type { RemovalGrant } from '@hall/contract/grant-removal';
import { yuanText } from '../../../page-kit/table/decimal.ts';
import { useTexts } from '../texts.ts';
import { type Chosen, choosable, sumsOf } from './chosen-grants.ts';
import { useRemovalTexts } from './removal-texts.ts';
import './removal-sums.css';

interface RemovalSummaryProps {
  readonly rows: readonly RemovalGrant[];
  readonly chosen: Chosen;
}

/** What removing the chosen grants does, in a few numbers. */
export function RemovalSummary({ rows, chosen }: RemovalSummaryProps) {
  const { t } = useRemovalTexts();
  const grants = useTexts();
  const sums = sumsOf(rows, chosen);
  const facts = [
    [t('chosen'), t('chosenOf', { count: sums.chosen, total: choosable(rows).size })],
    [t('along'), t('alongCount', { count: sums.along })],
    [grants.t('people'), t('peopleCount', { count: sums.people })],
    [
      grants.t('pending'),
      sums.claims > 0 ? grants.t('pendingSome', { count: sums.claims, amount: yuanText(sums.amount) }) : t('pendingNone'),
    ],
    ...(Number(sums.givenBack) > 0 ? [[t('givenBack'), t('givenBackTo', { amount: yuanText(sums.givenBack) })] as const] : []),
  ] as const;
  return (
    <dl className="removal-sums" aria-label={t('summary')}>
      {facts.map(([name, said]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{said}</dd>
        </div>
      ))}
    </dl>
  );
}
