import { GrantEvent, GrantState } from '@hall/contract/authorizations';
import { labelOf, valueText } from '@hall/contract/wire/coded';
import { useTexts } from '../texts.ts';
import './grant-history.css';

function Line({ event }: { readonly event: GrantEvent }) {
  const { t, language, pick } = useTexts();
  const { kind, cause, state, reason, person, personEn, at } = event;
  const through = cause && valueText(GrantEvent, 'cause', cause, language);
  const whose = person ? pick(person, personEn) : t('byTheDay');
  return (
    <li>
      <div className="grant-history-head">
        <strong>{valueText(GrantEvent, 'kind', kind, language)}</strong>
        {through && <span>{through}</span>}
        <time>{at}</time>
      </div>
      <p>
        {whose} · {labelOf(GrantState, state, language)}
      </p>
      {reason && <p className="grant-history-why">{reason}</p>}
    </li>
  );
}

/** What has become of a grant, the latest first. */
export function GrantHistory({ events }: { readonly events: readonly GrantEvent[] }) {
  const { t } = useTexts();
  if (events.length === 0) return <p className="hall-hint">{t('noHistory')}</p>;
  return (
    <ol className="grant-history" aria-label={t('history')}>
      {events.map((event) => (
        <Line key={`${event.at} ${event.kind} ${event.cause ?? ''} ${event.state}`} event={event} />
      ))}
    </ol>
  );
}
