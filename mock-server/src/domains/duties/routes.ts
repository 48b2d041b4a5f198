import type { dutiesEndpoints } from '@hall/contract/duties';
import type { Handlers } from '../../core/register.ts';
import { dueLoans } from './due-loans.ts';
import { readStoredSerial, serialWarning, setSerial } from './serial.ts';

export const dutiesHandlers: Handlers<typeof dutiesEndpoints> = {
  serial: readStoredSerial,
  setSerial,
  serialWarning,
  dueLoans,
};
