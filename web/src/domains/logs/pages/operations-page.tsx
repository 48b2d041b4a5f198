import { OperationRecord } from '@hall/contract/logs';
import { ConfiguredPage } from '../../../page-kit/configured-page.tsx';
import { OperationDetails } from '../parts/operation-details.tsx';
import { useTexts } from '../texts.ts';

/** Every call that anybody made, and what it changed. */
export function OperationsPage() {
  const { t } = useTexts();
  const detail = { title: () => t('details'), render: (record: OperationRecord) => <OperationDetails record={record} /> };
  return <ConfiguredPage page="operation-log" row={OperationRecord} detail={detail} />;
}
