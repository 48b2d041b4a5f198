import type { Application } from '@hall/contract/applications';
import type { ApprovalEffect } from '@hall/contract/approvals';
import type { ApplicationKind } from '@hall/contract/rules/application-states';
import type { ReactNode } from 'react';
import { askedOf, effectOf, isAboveBalance, type Told } from '../approval-words.ts';
import { useApprovalsTexts } from '../approvals-texts.ts';
import './approval-facts.css';

/** Each thing that is told beside what it is called, with what was said of it before where that was something else. */
export function ToldFacts({ told, before = told }: { readonly told: readonly Told[]; readonly before?: readonly Told[] }) {
  return (
    <dl className="approval-facts">
      {told.map(([name, said], at) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {before[at]?.[1] !== said && (
              <>
                <del>{before[at]?.[1]}</del> →{' '}
              </>
            )}
            {said}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface PartProps {
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part of what somebody decides on. */
export function Part({ title, className = '', children }: PartProps) {
  return (
    <section className={`approval-part ${className}`} aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

const TERMS = ['applicant', 'person', 'systems', 'duration', 'firstDay', 'lastDay', 'amount'] as const;
/** What is told of each kind; the terms that a change is to make stand beside those that there are. */
const ALL = {
  grant: ['projectName', ...TERMS, 'mayRegrant', 'showsBalance', 'showsLedger', 'reason'],
  change: ['projectName', 'applicant', 'grant', 'firstDay', 'reason'],
} as const satisfies Readonly<Record<ApplicationKind, readonly (keyof Application)[]>>;

interface AskedFactsProps {
  /** As it was when the person began to decide. */
  readonly opened: Application;
  readonly now: Application;
}

/** What is applied for, in full; with what it was before where it has changed meanwhile. */
export function AskedFacts({ opened, now }: AskedFactsProps) {
  const texts = useApprovalsTexts();
  return (
    <Part title={texts.t('asked')} className="approval-asked">
      <ToldFacts told={askedOf(now, ALL[now.kind], texts)} before={askedOf(opened, ALL[now.kind], texts)} />
    </Part>
  );
}

/** That grants on the project would have more available than it has left, where that is so. */
export function AboveBalance({ effect }: { readonly effect: ApprovalEffect }) {
  const { t } = useApprovalsTexts();
  return isAboveBalance(effect) && <p className="approval-warning">{t('aboveBalance')}</p>;
}

/** What approving an application would do (PROJ-7). */
export function ApprovalFacts({ effect }: { readonly effect: ApprovalEffect }) {
  const texts = useApprovalsTexts();
  return (
    <Part title={texts.t('effect')}>
      <ToldFacts told={effectOf(effect, texts)} />
      <AboveBalance effect={effect} />
    </Part>
  );
}
