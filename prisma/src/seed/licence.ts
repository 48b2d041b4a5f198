import type { Prisma } from '../generated/client.ts';
import { INSTALLATION, issueSerial, SERIAL_SECRET } from '../serial.ts';
import { daysBefore, yearOf } from './days.ts';

/** Years for which the seeded serial number is good. */
const YEARS = 20;

/** @param key what this installation proves its serial numbers with */
export const secretRows = (key: string): Prisma.SecretCreateManyInput[] => [{ id: SERIAL_SECRET, value: key }];

export const licenceRows = (now: Date, key: string): Prisma.LicenceCreateManyInput[] => [
  { id: INSTALLATION, serial: issueSerial(key, `${yearOf(now) + YEARS}-12-31`), setAt: daysBefore(now, 12, 22) },
];
