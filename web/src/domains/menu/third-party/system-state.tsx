import { SystemCheck } from '@hall/contract/own-systems';
import { valueText } from '@hall/contract/wire/coded';
import { useState } from 'react';
import { useTexts } from './texts.ts';
import { useSystemStateQuery } from './third-party-api.ts';

/** The time of day of a moment: a check is a minute old at most. */
const timeOf = (moment: string): string => moment.slice(11);

/**
 * Whether a later answer told of the same check: the server looks once a minute at most, and whoever had it look again would take the
 * old answer for a new one.
 */
function useKept(checkedAt: string | undefined, answeredAt: number | undefined): boolean {
  const [first, setFirst] = useState<{ checkedAt: string | undefined; answeredAt: number | undefined }>();
  if (first?.checkedAt !== checkedAt) setFirst({ checkedAt, answeredAt });
  return first?.checkedAt === checkedAt && first?.answeredAt !== answeredAt;
}

/** How a system stands, once that is known: the page does not wait for it. */
export function SystemState({ id }: { readonly id: string }) {
  const { t, language } = useTexts();
  const { data, isFetching, isError, fulfilledTimeStamp } = useSystemStateQuery({ id }, { refetchOnMountOrArgChange: true });
  const kept = useKept(data?.checkedAt, fulfilledTimeStamp);
  if (isFetching) return <span className="third-party-state">{t('checking')}</span>;
  if (isError || !data) return <span className="third-party-state">{t('checkFailed')}</span>;
  const { state, checkedAt } = data;
  return (
    <span className="third-party-state">
      <span className="third-party-tag" data-state={state}>
        {valueText(SystemCheck, 'state', state, language)}
      </span>
      {t(kept ? 'stillOf' : 'checkedAt', { time: timeOf(checkedAt) })}
    </span>
  );
}
