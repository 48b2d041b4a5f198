import { PARAMETER_EVENTS_MAX, type ParameterEvent, type ParameterSetting } from '@hall/contract/parameter-management';
import { Changes } from '../../../page-kit/detail/changes.tsx';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { useParameterHistoryQuery } from '../api.ts';
import { useTexts } from '../texts.ts';
import './parameter-history.css';

export interface ParameterHistoryProps {
  readonly setting: ParameterSetting;
  readonly onClose: () => void;
}

function Event({ event: { at, staffNumber, person, personEn, changes } }: { readonly event: ParameterEvent }) {
  const { pick } = useTexts();
  return (
    <li>
      <p>
        <MomentText at={at} exact /> <strong>{pick(person, personEn)}</strong> <span className="hall-soft">{staffNumber}</span>
      </p>
      <Changes changes={changes} />
    </li>
  );
}

/** What was changed of a parameter; where there may have been more than is told, that is said. */
export function Events({ events }: { readonly events: readonly ParameterEvent[] }) {
  const { t } = useTexts();
  return (
    <>
      <ol className="parameter-history">
        {events.map((event) => (
          <Event key={`${event.at} ${JSON.stringify(event.changes)}`} event={event} />
        ))}
      </ol>
      {events.length >= PARAMETER_EVENTS_MAX && <p className="hall-soft">{t('latestAlone', { count: PARAMETER_EVENTS_MAX })}</p>}
    </>
  );
}

/** Who changed a parameter when, from what to what. */
export function ParameterHistory({ setting: { id, name, nameEn }, onClose }: ParameterHistoryProps) {
  const { t, pick } = useTexts();
  const query = useParameterHistoryQuery({ id }, { refetchOnMountOrArgChange: true });
  return (
    <Dialog title={t('historyOf', { name: pick(name, nameEn) })} width={640} onClose={onClose}>
      <QueryView query={query} lines={4} empty={{ when: ({ length }) => length === 0, hint: t('noHistory') }}>
        {(events) => <Events events={events} />}
      </QueryView>
    </Dialog>
  );
}
