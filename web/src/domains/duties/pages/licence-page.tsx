import { dutiesEndpoints, StoredSerial } from '@hall/contract/duties';
import { OperationFilter } from '@hall/contract/logs';
import { serialFault } from '@hall/contract/rules/serial';
import { valueText } from '@hall/contract/wire/coded';
import { actionOf } from '@hall/contract/wire/endpoint';
import { wireName } from '@hall/contract/wire/entity';
import { Link } from 'react-router-dom';
import { usePermits } from '../../../shared/account/use-permits.ts';
import { formOf } from '../../../shared/form/form-of.tsx';
import { useParameters } from '../../../shared/parameters/parameters-api.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { toastLane } from '../../../shared/ui/toast-lane.ts';
import { useSetSerialMutation, useStoredSerialQuery } from '../api.ts';
import { useTexts } from '../texts.ts';
import './licence-page.css';

const { EntityForm, TextField } = formOf(dutiesEndpoints.setSerial.request);

const NOTES = { ending: 'whatEnding', expired: 'whatBars', wrong: 'whatBars', valid: undefined, none: undefined } as const;

/** Leads to what the operation log tells of changes of the serial number. */
function History() {
  const { t, language } = useTexts();
  const permits = usePermits();
  if (!permits('logs.operations')) return null;
  const asked = new URLSearchParams({ [wireName(OperationFilter, 'text')]: actionOf(dutiesEndpoints.setSerial)[language] });
  return <Link to={`/xtsz/operation-log?${asked}`}>{t('history')}</Link>;
}

function Standing({ stored: { serial, state, lastDay, daysLeft } }: { readonly stored: StoredSerial }) {
  const { t, pick, language } = useTexts();
  const { parameters } = useParameters();
  const note = NOTES[state];
  return (
    <>
      <dl className="licence-facts">
        <dt>{t('holder')}</dt>
        <dd>{pick(parameters.organisation, parameters.organisationEn)}</dd>
        <dt>{t('title')}</dt>
        <dd className="licence-key">{serial ?? '—'}</dd>
        <dt>{t('state')}</dt>
        <dd className={`licence-${state}`}>{valueText(StoredSerial, 'state', state, language)}</dd>
        <dt>{t('lastDay')}</dt>
        <dd>
          {lastDay ?? '—'}
          {daysLeft !== undefined && (
            <span className="hall-soft"> · {t(daysLeft < 0 ? 'daysSince' : 'daysLeft', { count: Math.abs(daysLeft) })}</span>
          )}
        </dd>
      </dl>
      {note && <p className={`licence-note licence-${state}`}>{t(note)}</p>}
    </>
  );
}

function EnterSerial() {
  const { t } = useTexts();
  const [setSerial] = useSetSerialMutation();
  return (
    <EntityForm
      label={t('enter')}
      onSend={(typed) => setSerial(typed).unwrap()}
      onSent={() => toastLane.show({ tone: 'success', text: t('stored') })}
    >
      <TextField
        name="serial"
        label={t('label')}
        hint={t('hint')}
        check={(value) => serialFault(String(value))}
        autoComplete="off"
        spellCheck={false}
      />
    </EntityForm>
  );
}

/** The installation's serial number: how it stands, and entering another one (AUTH-16). */
export function LicencePage() {
  const { t } = useTexts();
  const query = useStoredSerialQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <section className="licence">
      <h1>{t('title')}</h1>
      <Card title={t('installed')} extra={<History />}>
        <div className="licence-body">
          <QueryView query={query} lines={4}>
            {(stored) => <Standing stored={stored} />}
          </QueryView>
        </div>
      </Card>
      <Card title={t('enter')}>
        <div className="licence-body">
          <EnterSerial key={query.data?.serial} />
        </div>
      </Card>
    </section>
  );
}
