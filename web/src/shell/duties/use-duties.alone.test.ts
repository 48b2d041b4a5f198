// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useDuties } from './use-duties.ts';

interface Asked {
  readonly skip?: boolean;
}

interface Selecting {
  readonly selectFromResult: (result: { readonly data: object | undefined }) => object;
}

const told = vi.hoisted(() => ({
  acting: undefined as object | undefined,
  me: undefined as object | undefined,
  parameters: undefined as object | undefined,
  serial: { isLoading: false, data: undefined as object | undefined },
  loans: { isLoading: false, data: [] as object[] },
  passed: [] as string[],
  asked: [] as string[],
}));

vi.mock('../../shared/account/me-api.ts', () => ({
  useMeQuery: () => ({ data: told.me }),
  meApi: {
    endpoints: {
      me: { useQueryState: (_: undefined, { selectFromResult }: Selecting) => selectFromResult({ data: told.me }) },
    },
  },
}));
vi.mock('../../shared/session/use-acting.ts', () => ({ useActing: () => told.acting }));
vi.mock('../../shared/parameters/parameters-api.ts', () => ({ useToldParameters: () => told.parameters }));
vi.mock('./put-off.ts', () => ({
  usePutOff: () => ({ putOff: new Set(), pass: (duty: string) => told.passed.push(duty), remember: () => undefined }),
}));
vi.mock('../../domains/duties/api.ts', () => ({
  useSerialWarningQuery: (_: undefined, { skip }: Asked) => {
    if (!skip) told.asked.push('serial');
    return skip ? { isLoading: false } : told.serial;
  },
}));
vi.mock('../../domains/loans/api.ts', () => ({
  useDueLoansQuery: (_: undefined, { skip }: Asked) => {
    if (!skip) told.asked.push('loans');
    return skip ? { isLoading: false } : told.loans;
  },
}));

const PARAMETERS = { forceFirstChange: '0', phoneRequirement: '0', compulsoryNotices: '0', signInTip: '', noticeDisplay: '1' };
const PERSON = { isAdmin: false, roles: [], mustChangePassword: false, weakPassword: false, businessNoticeCount: 0, formNoticeCount: 0 };

const duties = () => renderHook(useDuties).result.current;

describe('what the shell puts first', () => {
  beforeEach(() => {
    Object.assign(told, {
      acting: undefined,
      me: PERSON,
      parameters: PARAMETERS,
      serial: { isLoading: false, data: undefined },
      loans: { isLoading: false, data: [] },
      passed: [],
      asked: [],
    });
  });

  it('is nothing, and nothing is asked for, till the server has told what it depends on', () => {
    for (const unknown of ['me', 'parameters'] as const) {
      Object.assign(told, { me: { ...PERSON, weakPassword: true }, parameters: PARAMETERS, [unknown]: undefined });
      expect(duties()).toMatchObject({ first: undefined, known: false });
    }
    expect(told.asked).toEqual([]);
  });

  it('asks for what reminders depend on once nothing enforced is left, and for the serial number for who may set it alone', () => {
    const setsSerial = { ...PERSON, heldPermissions: ['system.serial'] };
    told.me = { ...setsSerial, weakPassword: true };
    duties();
    expect(told.asked).toEqual([]);
    told.me = { ...PERSON, heldPermissions: [], isAdmin: true };
    duties();
    expect(told.asked).toEqual(['loans']);
    told.me = setsSerial;
    duties();
    expect(told.asked).toEqual(['loans', 'serial', 'loans']);
  });

  it('AUTH-16 asks for the serial number for administrators where the backend does not say what is held', () => {
    told.me = PERSON;
    duties();
    expect(told.asked).toEqual(['loans']);
    told.me = { ...PERSON, isAdmin: true };
    duties();
    expect(told.asked).toEqual(['loans', 'serial', 'loans']);
  });

  it('shows what comes after the serial number only once that has been told of', () => {
    Object.assign(told, { me: { ...PERSON, isAdmin: true }, parameters: { ...PARAMETERS, signInTip: '请及时报销' } });
    told.serial = { isLoading: true, data: undefined };
    expect(duties().first).toBeUndefined();
    told.serial = { isLoading: false, data: { state: 'ending' } };
    expect(duties().first?.duty).toBe('serial');
    told.serial = { isLoading: false, data: { state: 'valid' } };
    expect(duties().first?.duty).toBe('tip');
  });

  it('goes on where nothing could be learnt of the serial number: the call failed, or took longer than a call may', () => {
    Object.assign(told, { me: { ...PERSON, isAdmin: true }, parameters: { ...PARAMETERS, signInTip: '请及时报销' } });
    told.serial = { isLoading: false, data: undefined };
    expect(duties().first?.duty).toBe('tip');
  });

  it('SYS-9 is nothing, and nothing is asked for, while somebody else acts as the person', () => {
    told.acting = {};
    told.me = { ...PERSON, mustChangePassword: true, weakPassword: true, formNoticeCount: 1 };
    told.parameters = { ...PARAMETERS, forceFirstChange: '1', compulsoryNotices: '1' };
    expect(duties()).toMatchObject({ first: undefined, known: true });
    expect(told.asked).toEqual([]);
  });

  it('counts the unread notices of both kinds', () => {
    told.parameters = { ...PARAMETERS, compulsoryNotices: '1' };
    for (const unread of [{ businessNoticeCount: 1 }, { formNoticeCount: 1 }]) {
      told.me = { ...PERSON, ...unread };
      expect(duties().first?.duty).toBe('notices');
    }
  });

  it('AUTH-17 shows due loans', () => {
    told.loans = { isLoading: false, data: [{}] };
    expect(duties().first?.duty).toBe('loans');
  });

  it('NOTICE-5 AUTH-18 has notices pop up last, once it is known whether loans are due', () => {
    Object.assign(told, { me: { ...PERSON, formNoticeCount: 1 }, parameters: { ...PARAMETERS, noticeDisplay: '3' } });
    told.loans = { isLoading: true, data: [] };
    expect(duties().first).toBeUndefined();
    expect(told.passed).toEqual([]);
    told.loans = { isLoading: false, data: [] };
    expect(duties().first?.duty).toBe('popups');
    expect(told.passed).toEqual([]);
  });

  it('NOTICE-5 has none pop up of what comes once work has begun', () => {
    Object.assign(told, { parameters: { ...PARAMETERS, noticeDisplay: '3' } });
    duties();
    expect(told.passed).toEqual(['popups']);
  });
});
