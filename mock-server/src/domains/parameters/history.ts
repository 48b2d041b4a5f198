import { PARAMETER_EVENTS_MAX, type ParameterEvent } from '@hall/contract/parameter-management';
import { wireMoment } from '@hall/contract/rules/shanghai';
import type { SignedInCall } from '../../core/call.ts';
import { notFound } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { settingRows } from './setting-rows.ts';

/**
 * What was changed of a parameter, the latest first.
 * @throws Refusal 404 `not-found`
 */
export async function parameterHistory(
  { database: { read } }: Services,
  { id }: { readonly id: string },
  { entry }: SignedInCall,
): Promise<ParameterEvent[]> {
  const row = (await settingRows(read)).find((one) => one.id === id);
  if (!row) throw notFound('id');
  entry.target = { zh: row.name, en: row.nameEn };
  const events = await read.parameterEvent.findMany({ where: { parameterId: id }, orderBy: { id: 'desc' }, take: PARAMETER_EVENTS_MAX });
  return events.map(({ at, staffNumber, person, personEn, changes }) => ({
    at: wireMoment(at),
    staffNumber: staffNumber ?? undefined,
    ...{ person, personEn },
    changes: changes as unknown as ParameterEvent['changes'],
  }));
}
