import type { Application } from '@hall/contract/applications';
import { amountOf } from '../../../page-kit/table/decimal.ts';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { TypedText } from '../../../shared/ui/typed-text.tsx';
import { useTexts } from '../texts.ts';
import { useDecider } from '../use-decider.ts';
import { useLastDay } from '../use-last-day.ts';
import { AboutCell } from './about-cell.tsx';
import { StateCell } from './state-cell.tsx';

const ApplicationDetail = lazyPart<{ readonly application: Application }>(() =>
  import('./application-detail.tsx').then((part) => part.ApplicationDetail),
);

const LastDayCell = ({ application }: { readonly application: Application }) => useLastDay()(application);

/** The amount applied for, or that the use of it is not to be controlled; a draft may have none yet. */
function AmountCell({ application: { controlled, amount } }: { readonly application: Application }) {
  const { t } = useTexts();
  if (!controlled) return <span className="application-nothing">{t('notControlled')}</span>;
  return <span className="kit-amount">{amountOf(amount)?.text}</span>;
}

/** Whom it waits for or who decided, with for whom that was signed. */
function DeciderCell({ application }: { readonly application: Application }) {
  const said = useDecider()(application);
  return said ? <span title={said}>{said}</span> : null;
}

/** What was said of it by who decided. */
function CommentCell({ application: { comment } }: { readonly application: Application }) {
  if (!comment) return null;
  return (
    <span className="kit-ellipsis" title={comment}>
      <TypedText text={comment} />
    </span>
  );
}

/** An application in full, in each of its lists. */
export const DETAIL = {
  title: ({ number }: Application) => number,
  render: (application: Application) => (
    <ApplicationDetail key={`${application.number} ${application.version}`} application={application} />
  ),
  beside: true,
};

/** How the lists of applications draw some of their columns. */
export const CELLS = {
  projectName: (application: Application) => <AboutCell application={application} />,
  lastDay: (application: Application) => <LastDayCell application={application} />,
  amount: (application: Application) => <AmountCell application={application} />,
  state: (application: Application) => <StateCell application={application} />,
  decider: (application: Application) => <DeciderCell application={application} />,
  comment: (application: Application) => <CommentCell application={application} />,
};
