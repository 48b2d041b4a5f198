import { type SerialWarning, StoredSerial } from '@hall/contract/duties';
import { isSerialWarned, SERIAL_WARNING_DAYS, type SerialState } from '@hall/contract/rules/duties';
import { readSerial, tidySerial } from '@hall/contract/rules/serial';
import { daysBetween, wireDay } from '@hall/contract/rules/shanghai';
import { INSTALLATION, SERIAL_SECRET, serialProof } from '@hall/database/serial';
import type { SignedInCall } from '../../core/call.ts';
import { noteChange } from '../../core/note-change.ts';
import { Refusal } from '../../core/refusal.ts';
import { ownSecret } from '../../core/secrets.ts';
import type { Services } from '../../core/services.ts';

/** What a serial number says once it is known to be genuine, and how it stands today. */
interface Standing {
  readonly state: SerialState;
  readonly lastDay?: string;
  readonly daysLeft?: number;
}

/** The last day of a serial number that is this installation's own. */
async function lastDayOf({ database }: Services, text: string): Promise<string | undefined> {
  const serial = readSerial(text);
  const key = serial && (await ownSecret(database, SERIAL_SECRET));
  return key && serialProof(key, serial.lastDay) === serial.proof ? serial.lastDay : undefined;
}

function standingOn(today: string, lastDay: string): Standing {
  const daysLeft = daysBetween(today, lastDay);
  const state = daysLeft < 0 ? 'expired' : daysLeft <= SERIAL_WARNING_DAYS ? 'ending' : 'valid';
  return { state, lastDay, daysLeft };
}

/** The stored serial number and its last day, verified once until another one is stored. */
const storedSerial = (services: Services) =>
  services.cache.get('serial', async () => {
    const row = await services.database.read.licence.findUnique({ where: { id: INSTALLATION } });
    return row && { serial: row.serial, lastDay: await lastDayOf(services, row.serial) };
  });

/** How the installation's serial number stands today. */
export async function serialStanding(services: Services): Promise<Standing> {
  const stored = await storedSerial(services);
  if (!stored) return { state: 'none' };
  return stored.lastDay === undefined ? { state: 'wrong' } : standingOn(wireDay(services.clock.now()), stored.lastDay);
}

export async function readStoredSerial(services: Services): Promise<StoredSerial> {
  return { ...(await serialStanding(services)), serial: (await storedSerial(services))?.serial };
}

/** Whether to warn administrators: of a wrong one, and from 30 days before the last day on. */
export async function serialWarning(services: Services): Promise<SerialWarning> {
  const standing = await serialStanding(services);
  return { ...standing, warn: isSerialWarned(standing.state) };
}

/**
 * Stores another serial number for the installation.
 * @throws Refusal 500 `serial-wrong` or `serial-expired`
 */
export async function setSerial(services: Services, { serial: text }: { readonly serial: string }, call: SignedInCall): Promise<void> {
  const before = await serialStanding(services);
  const lastDay = await lastDayOf(services, text);
  noteChange(call, StoredSerial, { lastDay: before.lastDay }, { lastDay });
  if (lastDay === undefined) throw new Refusal(500, 'serial-wrong', { field: 'serial' });
  if (standingOn(wireDay(services.clock.now()), lastDay).state === 'expired') throw new Refusal(500, 'serial-expired', { field: 'serial' });
  const data = { serial: tidySerial(text), setAt: services.clock.now() };
  await services.database.unitOfWork((tx) =>
    tx.licence.upsert({ where: { id: INSTALLATION }, create: { id: INSTALLATION, ...data }, update: data }),
  );
}
