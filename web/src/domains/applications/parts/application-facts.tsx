import { Application } from '@hall/contract/applications';
import { GrantSystem } from '@hall/contract/draft-terms';
import type { ApplicationKind } from '@hall/contract/rules/application-states';
import { labelOf, valueText } from '@hall/contract/wire/coded';
import type { ReactNode } from 'react';
import { yuanText } from '../../../page-kit/table/decimal.ts';
import { useTerms } from '../../../shared/i18n/use-terms.ts';
import { TypedText } from '../../../shared/ui/typed-text.tsx';
import { GrantLink } from '../../authorizations/index.ts';
import { useTexts } from '../texts.ts';
import { useAbout } from '../use-about.ts';
import { useDecider } from '../use-decider.ts';
import { useLastDay } from '../use-last-day.ts';
import { useWayTexts } from '../way-texts.ts';
import { ApplicationTag } from './application-tag.tsx';
import { ChangeCompared } from './change-compared.tsx';
import '../../../page-kit/detail/facts.css';

type Name = keyof Application & string;

const ABOUT = ['state', 'kind', 'project', 'projectName', 'leader', 'department', 'accountSet', 'applicant'] as const;
const TERMS = ['systems', 'duration', 'firstDay', 'lastDay', 'amount', 'mayRegrant', 'showsBalance', 'showsLedger', 'reason'] as const;
const TIMES = ['madeAt', 'submittedAt', 'decidedAt'] as const;
/** What is told of each kind: of a change, before and after the terms that it is to make, which stand beside those that there are. */
const FIELDS: Readonly<Record<ApplicationKind, readonly (readonly Name[])[]>> = {
  grant: [[...ABOUT, 'person', 'staffNumber', ...TERMS, 'decider', 'comment', 'grant', ...TIMES]],
  change: [
    [...ABOUT, 'grant', 'firstDay', 'reason'],
    ['decider', 'comment', ...TIMES],
  ],
};
/** What is told only where there is something to tell. */
const DECIDED: readonly Name[] = ['decider', 'comment', 'grant', 'submittedAt', 'decidedAt'];
const WHERE_THERE: Readonly<Record<ApplicationKind, readonly Name[]>> = {
  grant: DECIDED,
  change: ['project', 'leader', 'accountSet', ...DECIDED],
};

const Typed = ({ text }: { readonly text: string | undefined }) => text && <TypedText text={text} />;

/** What is told of the fields that no text tells by itself. */
function useTold(application: Application): Partial<Record<Name, ReactNode>> {
  const { t } = useTexts();
  const way = useWayTexts();
  const term = useTerms(Application);
  const lastDayOf = useLastDay();
  const about = useAbout()(application);
  const decider = useDecider()(application);
  const { state, edited, systems, controlled, amount = '', reason, comment, grant } = application;
  return {
    state: (
      <>
        <ApplicationTag state={state} /> {edited && term('edited')}
      </>
    ),
    projectName: about,
    decider,
    systems: systems.map((system) => labelOf(GrantSystem, system, way.language)).join(way.t('between')),
    lastDay: lastDayOf(application),
    amount: controlled ? amount && yuanText(amount) : t('notControlled'),
    reason: <Typed text={reason} />,
    comment: <Typed text={comment} />,
    grant: grant && <GrantLink number={grant} holder={application.staffNumber} leader={application.leader} />,
  };
}

/** What each fact is called: of a change some are another thing than of a new grant. */
function useCalled({ kind, state }: Application): (name: Name) => string {
  const { t } = useWayTexts();
  const term = useTerms(Application);
  const words: Partial<Record<Name, string>> = {
    ...(kind === 'change' && { grant: t('grantToChange'), firstDay: t('holdsFrom') }),
    ...(state === 'rejected' && { comment: t('rejectedBecause') }),
  };
  return (name) => words[name] ?? term(name);
}

/** What an application for a change asks for, beside what there is. */
function Compared({ application }: { readonly application: Application }) {
  const { t } = useWayTexts();
  return (
    <section className="application-compared">
      <h3>{t('compared')}</h3>
      <ChangeCompared application={application} />
    </section>
  );
}

interface FactListProps {
  readonly application: Application;
  readonly fields: readonly Name[];
}

/** Fields of an application, each beside what it is called. */
function FactList({ application, fields }: FactListProps) {
  const { language } = useWayTexts();
  const called = useCalled(application);
  const told = useTold(application);
  const textOf = (name: Name) => {
    const english = `${name}En` as Name;
    const read = language === 'en' && application[english] ? english : name;
    return valueText(Application, read, application[read], language);
  };
  const shown = fields.filter((name) => !WHERE_THERE[application.kind].includes(name) || application[name] !== undefined);
  return (
    <dl className="kit-facts">
      {shown.map((name) => (
        <div key={name}>
          <dt>{called(name)}</dt>
          <dd>{(name in told ? told[name] : textOf(name)) || '—'}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What an application asks for, and what was decided on it. */
export function ApplicationFacts({ application }: { readonly application: Application }) {
  const [about = [], decided] = FIELDS[application.kind];
  return (
    <>
      <FactList application={application} fields={about} />
      {application.kind === 'change' && <Compared application={application} />}
      {decided && <FactList application={application} fields={decided} />}
    </>
  );
}
