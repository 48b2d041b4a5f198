import type { Application } from '@hall/contract/applications';
import { DURATIONS } from '@hall/contract/rules/durations';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { useTexts } from '../texts.ts';
import { AboutCell } from './about-cell.tsx';
import { StateCell } from './state-cell.tsx';

const ApplicationDetail = lazyPart<{ readonly application: Application }>(() =>
  import('./application-detail.tsx').then((part) => part.ApplicationDetail),
);

/** What is long-term has no last day of its own. */
function LastDayCell({ application: { duration, lastDay } }: { readonly application: Application }) {
  const { pick } = useTexts();
  const [zh, en] = DURATIONS.long;
  return duration === 'long' ? pick(zh, en) : lastDay;
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
  state: (application: Application) => <StateCell application={application} />,
};
