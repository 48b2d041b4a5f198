import { Application } from '@hall/contract/applications';
import { GrantSystem } from '@hall/contract/draft-terms';
import { labelOf, valueText } from '@hall/contract/wire/coded';
import type { ReactNode } from 'react';
import { yuanText } from '../../../page-kit/table/decimal.ts';
import { useTerms } from '../../../shared/i18n/use-terms.ts';
import { TypedText } from '../../../shared/ui/typed-text.tsx';
import { GrantLink } from '../../authorizations/index.ts';
import { useTexts } from '../texts.ts';
import { useLastDay } from '../use-last-day.ts';
import { useWayTexts } from '../way-texts.ts';
import { StateTag } from './state-tag.tsx';
import '../../../page-kit/detail/facts.css';

type Name = keyof Application & string;

const ABOUT = ['state', 'project', 'projectName', 'leader', 'department', 'accountSet', 'applicant', 'person', 'staffNumber'] as const;
const TERMS = ['systems', 'duration', 'firstDay', 'lastDay', 'amount', 'mayRegrant', 'showsBalance', 'showsLedger', 'reason'] as const;
const DECISION = ['decider', 'comment', 'grant', 'madeAt', 'submittedAt', 'decidedAt'] as const;
/** What is told only where there is something to tell. */
const WHERE_THERE: readonly Name[] = ['decider', 'comment', 'grant', 'submittedAt', 'decidedAt'];

const Typed = ({ text }: { readonly text: string | undefined }) => text && <TypedText text={text} />;

/** What is told of the fields that no text tells by itself. */
function useTold(application: Application): Partial<Record<Name, ReactNode>> {
  const { t } = useTexts();
  const way = useWayTexts();
  const term = useTerms(Application);
  const lastDayOf = useLastDay();
  const { state, edited, systems, controlled, amount = '', reason, comment, grant } = application;
  return {
    state: (
      <>
        <StateTag state={state} /> {edited && term('edited')}
      </>
    ),
    systems: systems.map((system) => labelOf(GrantSystem, system, way.language)).join(way.t('between')),
    lastDay: lastDayOf(application),
    amount: controlled ? amount && yuanText(amount) : t('notControlled'),
    reason: <Typed text={reason} />,
    comment: <Typed text={comment} />,
    grant: grant && <GrantLink number={grant} holder={application.staffNumber} leader={application.leader} />,
  };
}

/** What an application asks for, and what was decided on it. */
export function ApplicationFacts({ application }: { readonly application: Application }) {
  const { t, language } = useWayTexts();
  const term = useTerms(Application);
  const told = useTold(application);
  const textOf = (name: Name) => {
    const english = `${name}En` as Name;
    const read = language === 'en' && application[english] ? english : name;
    return valueText(Application, read, application[read], language);
  };
  const called = (name: Name) => (name === 'comment' && application.state === 'rejected' ? t('rejectedBecause') : term(name));
  const fields = [...ABOUT, ...TERMS, ...DECISION].filter((name) => !WHERE_THERE.includes(name) || application[name] !== undefined);
  return (
    <dl className="kit-facts">
      {fields.map((name) => (
        <div key={name}>
          <dt>{called(name)}</dt>
          <dd>{(name in told ? told[name] : textOf(name)) || '—'}</dd>
        </div>
      ))}
    </dl>
  );
}
