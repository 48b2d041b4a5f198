import { expect, test } from 'vitest';
import { CODES, ruleText } from '../errors.ts';
import { decodeAnswer } from './decode.ts';
import { envelope, readEnvelope } from './envelope.ts';
import { FailureDetail } from './failure-detail.ts';

test('API-5 an answer is an envelope of code, message and data', () => {
  expect(JSON.stringify(envelope(200, { id: 1 }))).toBe('{"code":200,"message":"操作成功","data":{"id":1}}');
  expect(JSON.stringify(envelope('ERRCODE_001'))).toBe('{"code":"ERRCODE_001","message":"当前用户不可用","data":null}');
});

test.each([
  ['a code written as text', { code: '200', message: 'ok', data: 1 }, { code: '200', message: 'ok', data: 1 }],
  ['a code without message and data', { code: 401 }, { code: '401', message: '', data: undefined }],
  ['a message that is no text', { code: 500, message: null }, { code: '500', message: '', data: undefined }],
  ['no code', { message: 'ok' }, undefined],
  ['no object', '<html></html>', undefined],
  ['nothing', null, undefined],
])('API-5 an envelope is read tolerantly: %s', (_, answer, read) => expect(readEnvelope(answer)).toEqual(read));

test('the catalogue has the codes of the specification, and three kinds end the session', () => {
  expect(Object.keys(CODES).sort()).toEqual(
    ['200', '202', '205', '401', '402', '403', '404', '500', '999', 'ERRCODE_001', 'ERRCODE_002', 'ERRCODE_003', 'EXPORTCODE'].sort(),
  );
  const ending = Object.entries(CODES).flatMap(([code, { endsSession }]) => (endsSession ? [code] : []));
  expect(ending.sort()).toEqual(['205', '401', 'ERRCODE_001', 'ERRCODE_002', 'ERRCODE_003'].sort());
});

test('API-2 what a failure says of its field goes over the wire under these names', () => {
  const fault = { field: 'limit', rule: 'too-big', params: { maximum: 100 } };
  expect(decodeAnswer(FailureDetail, fault)).toEqual({ ok: true, value: fault, leftOut: [] });
  const value = { ...fault, faults: [fault, { field: 'columns.2.width', rule: 'type' }] };
  expect(decodeAnswer(FailureDetail, value)).toEqual({ ok: true, value, leftOut: [] });
});

test('the text of a rule names its field and its figures in both languages', () => {
  expect(ruleText('too-long', 'zh', { field: '用户名', maximum: 100 })).toBe('用户名不能超过100个字符');
  expect(ruleText('import-rows', 'zh', { total: 20_001, maximum: 20_000 })).toBe('文件共20,001行，一次最多导入20,000行');
  expect(ruleText('import-rows', 'en', { total: 20_001, maximum: 20_000 })).toMatch(/^The file has 20,001 rows; at most 20,000 /);
  expect(ruleText('too-long', 'en', { field: 'User name', maximum: 100 })).toBe('User name must have at most 100 characters');
});
