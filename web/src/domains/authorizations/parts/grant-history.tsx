import { GrantState } from '@hall/contract/authorizations';
import { GrantEvent } from '@hall/contract/grant-event';
import { labelOf, valueText } from '@hall/contract/wire/coded';
import { useTexts } from '../texts.ts';
import '../../../page-kit/detail/history.css';

function Line({ event, latest }: { readonly event: GrantEvent; readonly latest: boolean }) {
  const { t, language, pick } = useTexts();
  const { kind, cause, state, reason, person, personEn, signedFor, signedForEn, at } = event;
  const through = cause && valueText(GrantEvent, 'cause', cause, language);
  const who = person ? pick(person, personEn) : t('byTheDay');
  const whose = signedFor ? t('signedBy', { who, whom: pick(signedFor, signedForEn) }) : who;
  return (
    <li aria-current={latest || undefined}>
      <div className="kit-history-head">
        <strong>{valueText(GrantEvent, 'kind', kind, language)}</strong>
        {through && <span>{through}</span>}
        <time>{at}</time>
      </div>
      <p>
        {whose} · {labelOf(GrantState, state, language)}
      </p>
      {reason && <p className="kit-history-why">{reason}</p>}
    </li>
  );
}

/** What has become of a grant, the latest first. */
export function GrantHistory({ events }: { readonly events: readonly GrantEvent[] }) {
  const { t } = useTexts();
  if (events.length === 0) return <p className="hall-hint">{t('noHistory')}</p>;
  return (
    <ol className="kit-history" aria-label={t('history')}>
      {events.map((event, index) => (
        <Line key={`${event.at} ${event.kind} ${event.cause ?? ''} ${event.state}`} event={event} latest={index === 0} />
      ))}
    </ol>
  );
}
