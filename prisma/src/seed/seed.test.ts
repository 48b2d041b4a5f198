import { PARAMETERS } from '@hall/contract/parameter-table';
import { idNumberFault } from '@hall/contract/rules/id-number';
import { passwordFault } from '@hall/contract/rules/password';
import { readSerial } from '@hall/contract/rules/serial';
import { describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../demo-accounts.ts';
import { issueSerial, serialProof } from '../serial.ts';
import { seedRows } from './seed.ts';

const NOW = new Date('2026-11-20T04:00:00Z');
const hashOf = (password: string) => `hash of ${password}`;
const KEY = 'the key of this installation';
const rows = seedRows(NOW, hashOf, KEY) as Required<ReturnType<typeof seedRows>>;

const duplicates = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);
const demo = (userName: string) => rows.person.find((person) => person.userName === userName);

describe('the seed', () => {
  it('is the same whenever it is made on the same day', () => {
    expect(seedRows(new Date('2026-11-20T15:59:59Z'), hashOf, KEY)).toEqual(rows);
    expect(seedRows(new Date('2026-11-20T16:00:00Z'), hashOf, KEY)).not.toEqual(rows);
  });

  it('knows no moment after now', () => {
    const moments = JSON.stringify(rows).match(/\d{4}-\d\d-\d\dT[\d:.]+Z/g) ?? [];
    expect(moments.length).toBeGreaterThan(300);
    expect(moments.filter((moment) => moment > NOW.toISOString())).toEqual([]);
  });

  it('has one university of 14 departments and 60 people', () => {
    expect([rows.department.length, rows.person.length]).toEqual([14, 60]);
    const unique = rows.person.flatMap(({ id, userName, staffNumber, phone, idNumber }) => [
      id,
      userName,
      staffNumber,
      phone ?? id + staffNumber,
      idNumber ?? '',
    ]);
    expect(duplicates(unique)).toEqual([]);
    expect(rows.person.map(({ userName }) => userName).filter((userName) => !/^[a-z]+$/.test(userName))).toEqual([]);
    expect(rows.person.filter(({ idNumber }) => idNumberFault(idNumber ?? ''))).toEqual([]);
    expect(rows.person.filter(({ phone }) => phone && !/^1[3-9]\d{9}$/.test(phone))).toEqual([]);
  });

  it('has the demo accounts, each with its condition', () => {
    for (const { userName, password } of DEMO_ACCOUNTS) expect(demo(userName)?.passwordHash).toBe(hashOf(password));
    expect(demo('firsttime')).toMatchObject({ mustChangePassword: true });
    expect(demo('weakpass')).toMatchObject({ weakPassword: true });
    expect(demo('nophone')).toMatchObject({ phone: null });
    expect(demo('nocontact')).toMatchObject({ email: null, contactPhone: null });
    expect(demo('disabled')).toMatchObject({ enabled: false });
    expect(demo('locked')).toMatchObject({ locked: true });
    const holds = rows.accountHold?.map(({ personId, kind }) => [personId, kind]);
    expect(holds).toEqual([
      [demo('locked')?.id, 'locked'],
      [demo('disabled')?.id, 'disabled'],
    ]);
    expect(passwordFault(DEMO_PASSWORD, ['staff'])).toBeUndefined();
  });

  it('sets parameters of the contract alone, each to what is not its default', () => {
    const defaults = new Map<string, string>(Object.values(PARAMETERS).map(({ id, fallback }) => [id, fallback]));
    expect(rows.parameter.filter(({ id, value }) => (defaults.get(id) ?? value) === value)).toEqual([]);
  });

  it('lets nobody decide an own claim, and gives `approver` twelve to decide', () => {
    expect(rows.claim.filter(({ applicantId, approverId }) => applicantId === approverId)).toEqual([]);
    expect(rows.claim.filter(({ approverId, state }) => approverId === demo('approver')?.id && state === 'pending')).toHaveLength(12);
    expect(rows.claim.filter(({ state, decidedAt }) => (state === 'pending') === (decidedAt !== undefined))).toEqual([]);
  });

  it('AUTH-17 AUTH-16 has loans due of few people, more than a page of `staff` of which none is due soon, and a serial number far from its end', () => {
    const due = rows.loan.filter(({ settledAt, dueOn }) => settledAt === null && dueOn <= '2026-12-20');
    expect(new Set(due.map(({ personId }) => personId))).toEqual(new Set([demo('leader')?.id, demo('deptlead')?.id]));
    expect(rows.loan.filter(({ personId }) => personId === demo('staff')?.id)).toHaveLength(24);
    expect(rows.loan.filter(({ settledAt, lentOn }) => settledAt && settledAt <= new Date(lentOn))).toEqual([]);
    expect(rows.loan.filter(({ lentOn, dueOn }) => lentOn >= dueOn || lentOn >= '2026-11-20')).toEqual([]);
    expect(rows.licence.map(({ serial }) => serial)).toEqual([issueSerial(KEY, '2046-12-31')]);
    expect(readSerial(rows.licence[0]?.serial ?? '')).toEqual({ lastDay: '2046-12-31', proof: serialProof(KEY, '2046-12-31') });
    expect(serialProof('another key', '2046-12-31')).not.toBe(serialProof(KEY, '2046-12-31'));
  });

  it('adds up in every payslip', () => {
    expect(rows.payslip).toHaveLength(60 * 12);
    expect(rows.payslip.filter(({ gross, tax, net }) => gross - tax !== net || tax < 0)).toEqual([]);
  });

  it('has a history in the logs: reads, changes with before and after, refusals, and sign-ins by several ways that failed or not', () => {
    const { operationRecord: operations, signInRecord: signIns } = rows;
    expect(operations.length).toBeGreaterThan(200);
    expect(new Set(operations.map(({ kind, result }) => `${kind} ${result}`))).toEqual(
      new Set(['read 200', 'read 403', 'change 200', 'setting 200', 'export 200']),
    );
    expect(operations.filter(({ changes }) => changes).length).toBeGreaterThan(15);
    const locked = { field: '是否被管理员锁定', fieldEn: 'Locked by an administrator', beforeEn: 'No', afterEn: 'Yes' };
    expect(operations.map(({ changes }) => changes)).toContainEqual(expect.arrayContaining([expect.objectContaining(locked)]));
    expect(new Set(signIns.map(({ result }) => result))).toEqual(new Set(['200', '402', 'ERRCODE_001']));
    expect(new Set(signIns.map(({ way }) => way)).size).toBe(5);
    for (const { at } of [...operations, ...signIns]) expect(new Date(at).getTime()).toBeLessThan(Date.parse('2026-11-19T16:00:00Z'));
    for (const person of rows.person) {
      const own = signIns.filter(({ userName, result }) => userName === person.userName && result === '200').map(({ at }) => at);
      if (own.length > 0) expect(own.at(-1)).toEqual(person.lastSignInAt);
    }
  });

  it('has notices of all levels, for everyone and for some, published and not, read and not', () => {
    expect(new Set(rows.notice.map(({ level }) => level))).toEqual(new Set([1, 2, 3]));
    expect(rows.notice.filter(({ published, publishedAt }) => published !== (publishedAt !== null))).toEqual([]);
    expect(rows.notice.filter(({ published }) => !published)).toHaveLength(3);
    expect(rows.noticeDepartment.length).toBeGreaterThan(10);
    expect(rows.noticeRead.length).toBeGreaterThan(20);
    expect(rows.noticeAttachment.filter(({ size, content }) => size !== content.length || size < 50)).toEqual([]);
  });
});
