import { SystemCheck } from '@hall/contract/own-systems';
import { valueText } from '@hall/contract/wire/coded';
import { useTexts } from './texts.ts';
import { useSystemStateQuery } from './third-party-api.ts';

/** The time of day of a moment: a check is a minute old at most. */
const timeOf = (moment: string): string => moment.slice(11);

/** How a system stands, once that is known: the page does not wait for it. */
export function SystemState({ id }: { readonly id: string }) {
  const { t, language } = useTexts();
  const { data, isFetching, isError } = useSystemStateQuery({ id }, { refetchOnMountOrArgChange: true });
  if (isFetching) return <span className="third-party-state">{t('checking')}</span>;
  if (isError || !data) return <span className="third-party-state">{t('checkFailed')}</span>;
  const { state, checkedAt } = data;
  return (
    <span className="third-party-state">
      <span className="third-party-tag" data-state={state}>
        {valueText(SystemCheck, 'state', state, language)}
      </span>
      {t('checkedAt', { time: timeOf(checkedAt) })}
    </span>
  );
}
