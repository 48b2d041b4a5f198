import { describe, expect, it } from 'vitest';
import { type ApiFailure, type BusinessFailure, endsSession, failureText } from './failure.ts';

const refused = (code: string, extra: Partial<BusinessFailure> = {}): ApiFailure => ({ kind: 'business', code, message: '', ...extra });

describe('ERR-1 what a failure says', () => {
  it('ERR-1 in Chinese: the server’s message, else the code’s', () => {
    expect(failureText(refused('500', { message: '库存不足' }), 'zh')).toBe('库存不足');
    expect(failureText(refused('403'), 'zh')).toBe('没有操作权限');
  });

  it('ERR-1 in English: by the rule, with its parameters and field', () => {
    const failure = refused('402', { message: '…', rule: 'tried-too-often', params: { time: '10:30' } });
    expect(failureText(failure, 'en')).toBe('Too many attempts; try again after 10:30');
    expect(failureText(refused('404', { rule: 'required', field: 'userName', term: { zh: '用户名', en: 'User name' } }), 'en')).toBe(
      'User name is required',
    );
  });

  it('ERR-1 in English without a known rule: by the code', () => {
    expect(failureText(refused('EXPORTCODE', { message: '没有可导出的数据' }), 'en')).toBe('No exportable data');
    expect(failureText(refused('500', { rule: 'of-another-backend' }), 'en')).toBe('The operation failed');
  });

  it('ERR-1 an unknown code reads as 999', () => {
    expect(failureText(refused('1234'), 'en')).toBe('The operation failed; please contact the administrator');
  });

  it('ERR-3 a network failure and an unreadable answer read as 999', () => {
    expect(failureText({ kind: 'network' }, 'zh')).toBe('操作失败，请联系管理员');
    expect(failureText({ kind: 'contract', issues: [] }, 'zh')).toBe('操作失败，请联系管理员');
  });
});

describe('ERR-2 which failures end the session', () => {
  it.each(['205', '401', 'ERRCODE_001', 'ERRCODE_002', 'ERRCODE_003'])('ERR-2 %s does', (code) => {
    expect(endsSession(refused(code))).toBe(true);
  });

  it.each(['202', '402', '403', '404', '500', '999', 'EXPORTCODE', '1234'])('ERR-2 %s does not', (code) => {
    expect(endsSession(refused(code))).toBe(false);
  });

  it('ERR-2 a network failure does not', () => {
    expect(endsSession({ kind: 'network' })).toBe(false);
  });
});
