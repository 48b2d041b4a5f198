import { OperationRecord } from '@hall/contract/logs';
import { decodeAnswer } from '@hall/contract/wire/decode';
import { useMemo, useState } from 'react';
import { ConfiguredPage } from '../../../page-kit/configured-page.tsx';
import { OperationDetails } from '../parts/operation-details.tsx';

/** Every call that anybody made, and what it changed. */
export function OperationsPage() {
  const [shown, setShown] = useState<OperationRecord>();
  const actions = useMemo(
    () => ({
      details: (row: unknown) => {
        const record = decodeAnswer(OperationRecord, row);
        if (record.ok) setShown(record.value);
      },
    }),
    [],
  );
  return (
    <>
      <ConfiguredPage page="operation-log" actions={actions} />
      {shown && <OperationDetails record={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
