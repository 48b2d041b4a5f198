import type { dutiesEndpoints } from '@hall/contract/duties';
import type { Handlers } from '../../core/register.ts';
import type { Services } from '../../core/services.ts';
import { dueLoans } from './due-loans.ts';
import { readStoredSerial, serialWarning, setSerial } from './serial.ts';

export const dutiesHandlers = (services: Services): Handlers<typeof dutiesEndpoints> => ({
  serial: () => readStoredSerial(services),
  setSerial: ({ serial }, call) => setSerial(services, serial, call),
  serialWarning: () => serialWarning(services),
  dueLoans: (_, { person }) => dueLoans(services, person),
});
