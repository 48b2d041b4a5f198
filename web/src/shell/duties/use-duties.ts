import type { UserInfo } from '@hall/contract/account';
import type { Parameters } from '@hall/contract/parameter-table';
import { type Duty, isEnforced, type SerialState, type UnmetDuty, unmetDuties } from '@hall/contract/rules/duties';
import { useEffect } from 'react';
import { useSerialWarningQuery } from '../../domains/duties/api.ts';
import { useDueLoansQuery } from '../../domains/loans/api.ts';
import { isAdministrator } from '../../shared/account/is-administrator.ts';
import { useMeQuery } from '../../shared/account/me-api.ts';
import { usePermits } from '../../shared/account/use-permits.ts';
import { useToldParameters } from '../../shared/parameters/parameters-api.ts';
import { useActing } from '../../shared/session/use-acting.ts';
import { usePutOff } from './put-off.ts';

export interface Duties {
  /** The duty to be worked on now. */
  readonly first: UnmetDuty | undefined;
  /** Whether the server has told everything that enforced duties depend on. */
  readonly known: boolean;
  readonly pass: (duty: Duty) => void;
  readonly remember: (duty: Duty) => void;
}

interface Asked {
  readonly setsSerial: boolean;
  readonly serial: SerialState;
  readonly dueLoans: number;
}

const NOT_ASKED: Asked = { setsSerial: false, serial: 'valid', dueLoans: 0 };

function unmetOf(me: UserInfo | undefined, parameters: Parameters | undefined, asked: Asked, putOff: ReadonlySet<Duty>): UnmetDuty[] {
  if (!me || !parameters) return [];
  const unreadNotices = me.businessNoticeCount + me.formNoticeCount;
  return unmetDuties({ parameters, person: me, unreadNotices, putOff, ...asked });
}

/** Notices pop up after signing in alone: what comes or is marked unread once work has begun is told of by its count. */
function usePassed(pass: Duties['pass'], begun: boolean): void {
  useEffect(() => {
    if (begun) pass('popups');
  }, [begun, pass]);
}

/** What the person has to do first (AUTH-18). What only later duties depend on is asked for once nothing enforced is left. */
export function useDuties(): Duties {
  const { data: me } = useMeQuery();
  const parameters = useToldParameters();
  const acted = useActing() !== undefined;
  const { putOff, pass, remember } = usePutOff();
  const known = me !== undefined && parameters !== undefined;
  // What the person has to do nobody else can do; the server asks for none of it then.
  const free = known && !acted && !unmetOf(me, parameters, NOT_ASKED, putOff).some(({ duty }) => isEnforced(duty));
  const setsSerial = usePermits()('system.serial', me !== undefined && isAdministrator(me));
  const serial = useSerialWarningQuery(undefined, { skip: !free || !setsSerial || putOff.has('serial') });
  const loans = useDueLoansQuery(undefined, { skip: !free || putOff.has('loans') });
  const asked: Asked = { setsSerial, serial: serial.data?.state ?? 'valid', dueLoans: loans.data?.length ?? 0 };
  const unmet = acted ? undefined : unmetOf(me, parameters, asked, putOff)[0];
  // What comes after an answer that is awaited would be pushed aside by it.
  const awaited = serial.isLoading || (loans.isLoading && unmet?.duty === 'popups');
  const first = awaited ? undefined : unmet;
  usePassed(pass, known && !serial.isLoading && !loans.isLoading && first === undefined);
  return { first, known, pass, remember };
}
