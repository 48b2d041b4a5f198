import { accountEndpoints } from '@hall/contract/account';
import { menuEndpoints } from '@hall/contract/menu';
import { noticesEndpoints } from '@hall/contract/notices';
import { sessionEndpoints } from '@hall/contract/session';
import { tableColumnsEndpoints } from '@hall/contract/table-columns';
import { expect, it, vi } from 'vitest';
import { readAnswer } from './read-answer.ts';

const ignore = () => undefined;

it('ERR-1 a refusal carries rule, parameters, and the field by its domain name', () => {
  const answer = { code: 402, message: '用户名不能为空', data: { field: 'yhm', rule: 'required', params: { a: 1 } } };
  expect(readAnswer(sessionEndpoints.signIn, answer, 200, ignore)).toEqual({
    error: {
      kind: 'business',
      code: '402',
      message: '用户名不能为空',
      rule: 'required',
      field: 'userName',
      term: { zh: '用户名', en: 'User name' },
      params: { a: 1 },
    },
  });
});

it('API-2 a refusal carries all that is wrong with the request, each field by its domain name, in rows too', () => {
  const first = { field: 'pageId', rule: 'required' };
  const data = { ...first, faults: [first, { field: 'columns.2.cncolumnWidth', rule: 'too-small', params: { minimum: 40 } }] };
  expect(readAnswer(tableColumnsEndpoints.saveColumns, { code: 404, message: '', data }, 200, ignore)).toMatchObject({
    error: { ...first, faults: [first, { field: 'columns.2.width', rule: 'too-small', params: { minimum: 40 } }] },
  });
});

it('ERR-3 an answer that is no envelope counts as a network failure', () => {
  expect(readAnswer(sessionEndpoints.signIn, '<html>', 200, 200, ignore)).toEqual({ error: { kind: 'contract', issues: ['no envelope'] } });
});

it('ERR-3 a 202 carries the address to go to', () => {
  expect(readAnswer(sessionEndpoints.signIn, { code: 202, data: 'https://x.example/' }, 200, ignore)).toMatchObject({
    error: { code: '202', params: { address: 'https://x.example/' } },
  });
});

it('AUTH-10 205 is the success of a sign-out and of nothing else', () => {
  expect(readAnswer(sessionEndpoints.signOut, { code: 205 }, 200, ignore)).toEqual({ data: null });
  expect(readAnswer(accountEndpoints.me, { code: 205 }, 200, ignore)).toMatchObject({ error: { code: '205' } });
});

it('API-5 an answer that does not fit is a failure of its own kind', () => {
  expect(readAnswer(accountEndpoints.me, { code: '200', data: { ygmc: '王芳' } }, 200, ignore)).toMatchObject({
    error: { kind: 'contract' },
  });
});

it('API-5 rows that do not fit are left out and told of', () => {
  const heard = vi.fn();
  const data = { rydm: 1, ygmc: '王芳', ygbh: '7', isAdmin: 0, roles: [{ jsid: 'staff', jsmc: '教职工' }, { jsmc: 'x' }] };
  expect(readAnswer(accountEndpoints.me, { code: 200, data }, 200, heard)).toMatchObject({ data: { id: '1', roles: [{ id: 'staff' }] } });
  expect(heard).toHaveBeenCalledOnce();
});

it('API-5 a list of which no row fits is a failure, one of which some fit is not, and an empty one is empty', () => {
  const heard = vi.fn();
  const node = { qid: 'a', qname: '甲' };
  const menu = (...data: unknown[]) => readAnswer(menuEndpoints.mine, { code: 200, data }, 200, heard);
  expect(menu('a row?', {})).toMatchObject({ error: { kind: 'contract', issues: [expect.any(String), expect.any(String)] } });
  expect(menu('a row?', node)).toMatchObject({ data: [{ id: 'a' }] });
  expect(menu()).toEqual({ data: [] });
  const page = (...rows: unknown[]) => readAnswer(noticesEndpoints.list, { code: 200, data: { total: rows.length, rows } }, 200, ignore);
  expect(page({ id: 'no more than this' })).toMatchObject({ error: { kind: 'contract' } });
  expect(page()).toEqual({ data: { total: 0, rows: [] } });
  expect(heard).toHaveBeenCalledTimes(2);
});
