import { isSet, type Parameters } from '@hall/contract/parameter-table';
import { untilNextDay } from '@hall/contract/rules/shanghai';
import { memo, useEffect, useState } from 'react';
import { PageFooter } from '../../shared/parameters/page-footer.tsx';
import { countdownOf } from '../countdown.ts';
import { useTexts } from '../texts.ts';

/** The present moment, as far as days go: anew whenever one begins. */
function useDay(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), untilNextDay(now));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}

/** The footer of the shell: the countdown where there is one, rights, address and version (SHELL-7). */
export const ShellFooter = memo(function ShellFooter({ parameters }: { readonly parameters: Parameters }) {
  const { pick } = useTexts();
  const { countdownText, countdownTextEn, countdownDay } = parameters;
  const countdown = countdownOf(isSet(countdownText) ? pick(countdownText, countdownTextEn) : '', countdownDay, useDay());
  return (
    <PageFooter>
      {countdown && <strong className={countdown.red ? 'hall-countdown hall-countdown-red' : 'hall-countdown'}>{countdown.text}</strong>}
    </PageFooter>
  );
});
