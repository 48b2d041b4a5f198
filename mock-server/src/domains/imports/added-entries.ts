import { appendInSlices } from '@hall/database/append';
import type { Tx } from '@hall/database/database';
import { browserOf } from '../../core/browser.ts';
import type { SignedInCall } from '../../core/call.ts';
import type { AddedEntry } from '../../core/import-plan.ts';
import type { Services } from '../../core/services.ts';

/** Tells the operation log of everything that an import has added, an entry each, so that each is found there by its own name. */
export async function enterAdded(
  tx: Tx,
  { clock }: Services,
  { person, address, userAgent }: SignedInCall,
  added: readonly AddedEntry[],
): Promise<void> {
  const common = {
    at: clock.now(),
    staffNumber: person.staffNumber,
    person: person.name,
    personEn: person.nameEn,
    address,
    browser: browserOf(userAgent),
    module: 'imports',
    action: 'imports.run',
    kind: 'change',
    result: '200',
    duration: 0,
  };
  await appendInSlices(
    tx,
    'OperationRecord',
    added.map(({ action, target, changes }) => ({
      ...common,
      actionZh: action.zh,
      actionEn: action.en,
      target: target.zh,
      targetEn: target.en,
      changes: [...changes],
    })),
  );
}
