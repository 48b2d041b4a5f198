import { logsDomain, logsEndpoints, OperationFilter, OperationRecord } from '@hall/contract/logs';
import { wireName } from '@hall/contract/wire/entity';
import { ConfiguredPage } from '../../../page-kit/configured-page.tsx';
import { ActionCell } from '../parts/action-cell.tsx';
import { OperationDetails } from '../parts/operation-details.tsx';
import { PersonCell } from '../parts/person-cell.tsx';
import { OPENING, QuickViews } from '../parts/quick-views.tsx';
import { ResultCell } from '../parts/result-cell.tsx';
import { TimeBar } from '../parts/time-bar.tsx';
import { useTexts } from '../texts.ts';

const KNOWN = {
  title: logsDomain.permissions['logs.operations'],
  call: logsEndpoints.operations.path,
  exportCall: logsEndpoints.exportOperations.path,
  printCall: logsEndpoints.printOperations.path,
  batchFieldId: wireName(OperationRecord, 'staffNumber'),
};

const CARD = { title: 'action', line: ['at', 'person', 'target'] };
const CELLS = {
  person: (record: OperationRecord) => <PersonCell record={record} />,
  action: (record: OperationRecord) => <ActionCell record={record} />,
  result: (record: OperationRecord) => <ResultCell entity={OperationRecord} record={record} />,
};
const TABLE = { picks: true };
const VIEWS = <QuickViews />;
const ABOVE = <TimeBar />;
/** The views, the chips and the menus of cells do what these are for. */
const LESSER = (['module', 'kind', 'result', 'durationFrom'] as const).map((name) => wireName(OperationFilter, name));

/** Every call that anybody made, and what it changed. */
export function OperationsPage() {
  const { t } = useTexts();
  const detail = { title: () => t('details'), render: (record: OperationRecord) => <OperationDetails record={record} /> };
  return (
    <ConfiguredPage
      page="operation-log"
      known={KNOWN}
      row={OperationRecord}
      detail={detail}
      cells={CELLS}
      table={TABLE}
      beginning={OPENING}
      lesser={LESSER}
      views={VIEWS}
      above={ABOVE}
      card={CARD}
    />
  );
}
