import { ProjectAction, type ProjectEvent } from '@hall/contract/projects';
import { labelOf } from '@hall/contract/wire/coded';
import { useTexts } from '../texts.ts';

function EventLine({ event }: { readonly event: ProjectEvent }) {
  const { t, language, pick } = useTexts();
  const { kind, reason, from, fromEn, to, toEn, person, personEn, at } = event;
  const handed = from && to ? t('handed', { from: pick(from, fromEn), to: pick(to, toEn) }) : undefined;
  return (
    <li>
      <div className="project-event-head">
        <strong>{labelOf(ProjectAction, kind, language)}</strong>
        <time>{at}</time>
      </div>
      <p>{[handed, pick(person, personEn)].filter(Boolean).join(' · ')}</p>
      <p className="project-event-why">{reason}</p>
    </li>
  );
}

/** What was decided on a project, by whom and why, the latest first (PROJ-1). */
export function ProjectHistory({ events }: { readonly events: readonly ProjectEvent[] }) {
  const { t } = useTexts();
  if (events.length === 0) return <p className="hall-hint">{t('noHistory')}</p>;
  return (
    <ol className="project-events" aria-label={t('history')}>
      {events.map((event) => (
        <EventLine key={`${event.at} ${event.kind}`} event={event} />
      ))}
    </ol>
  );
}
