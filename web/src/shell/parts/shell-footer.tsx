import { isSet, type Parameters } from '@hall/contract/parameter-table';
import { untilNextDay } from '@hall/contract/rules/shanghai';
import { memo, useEffect, useState } from 'react';
import type { ReleasedUpdatesProps } from '../../domains/updates/parts/released-updates.tsx';
import { PageFooter } from '../../shared/parameters/page-footer.tsx';
import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import { countdownOf } from '../countdown.ts';
import { useTexts } from '../texts.ts';
import { useNewVersion } from '../use-new-version.ts';

const ReleasedUpdates = lazyPart<ReleasedUpdatesProps>(
  () => import('../../domains/updates/parts/released-updates.tsx').then((part) => part.ReleasedUpdates),
  null,
);

/** The present moment, as far as days go: anew whenever one begins. */
function useDay(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), untilNextDay(now));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}

/** The footer of the shell: the countdown where there is one, rights, address and version (SHELL-7), which leads to what is new (SYS-10). */
export const ShellFooter = memo(function ShellFooter({ parameters }: { readonly parameters: Parameters }) {
  const { pick } = useTexts();
  const { countdownText, countdownTextEn, countdownDay } = parameters;
  const [readsUpdates, setReadsUpdates] = useState(false);
  const readUpdates = () => setReadsUpdates(true);
  useNewVersion(readUpdates);
  const countdown = countdownOf(isSet(countdownText) ? pick(countdownText, countdownTextEn) : '', countdownDay, useDay());
  return (
    <PageFooter onVersion={readUpdates}>
      {countdown && <strong className={countdown.red ? 'hall-countdown hall-countdown-red' : 'hall-countdown'}>{countdown.text}</strong>}
      {readsUpdates && <ReleasedUpdates onClose={() => setReadsUpdates(false)} />}
    </PageFooter>
  );
});
