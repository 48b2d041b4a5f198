import { createHmac } from 'node:crypto';
import { writeSerial } from '@hall/contract/rules/serial';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const LENGTH = 16;

/** Id of the secret that an installation proves its serial numbers with. */
export const SERIAL_SECRET = 'serial';
/** Id of the one row of the model `Licence`. */
export const INSTALLATION = 'installation';

/**
 * What proves a serial number: 80 bits of HMAC-SHA256 over its last day, so that neither the day can be changed nor the serial
 * number of another installation be used.
 */
export function serialProof(key: string, lastDay: string): string {
  const digest = createHmac('sha256', key).update(`finance-hall serial v1:${lastDay}`).digest();
  const bits = [...digest].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return Array.from({ length: LENGTH }, (_, index) => LETTERS[Number.parseInt(bits.slice(index * 5, index * 5 + 5), 2)]).join('');
}

/** A serial number of the installation with this key, good to the end of `lastDay` (`yyyy-MM-dd`). */
export const issueSerial = (key: string, lastDay: string): string => writeSerial({ lastDay, proof: serialProof(key, lastDay) });
