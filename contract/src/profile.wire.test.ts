import { expect, test } from 'vitest';
import { testOnTheWire } from '../test/samples.ts';
import { profileEndpoints } from './profile.ts';
import { checkRequest } from './wire/strict.ts';

testOnTheWire(profileEndpoints, {
  updateProfile: { request: [{ photo: 'data:image/png;base64,AAAA' }, { photo: 'data:image/png;base64,AAAA' }] },
  updateContact: {
    request: [
      { tel: '13800138000', yzm: '123456', lxdh: '0731-88821104', email: 'a@b.cn', yxyzm: '654321' },
      { phone: '13800138000', phoneCode: '123456', contactPhone: '0731-88821104', email: 'a@b.cn', emailCode: '654321' },
    ],
  },
  sendContactCode: {
    request: [
      { yzmlx: 'phone', tel: '13800138000', email: 'a@b.cn' },
      { purpose: 'phone', phone: '13800138000', email: 'a@b.cn' },
    ],
  },
});

test.each([
  [{ tel: '123' }, { field: 'tel', rule: 'mobile-format', message: '请输入有效的手机号码' }],
  [{ tel: '' }, { field: 'tel', rule: 'required', message: '手机号不能为空' }],
  [{ email: 'a@b' }, { field: 'email', rule: 'email-format', message: '请输入有效的邮箱' }],
  [{ email: '' }, { field: 'email', rule: 'required', message: '邮箱不能为空' }],
  [{ lxdh: '110' }, { field: 'lxdh', rule: 'contact-phone-format', message: '请输入有效的联系电话' }],
  [{ yzm: '12' }, { field: 'yzm', rule: 'code-format', message: '请输入6位数字验证码' }],
  [{ tel: 13_800_138_000 }, { field: 'tel', rule: 'type', message: '手机号的类型不正确' }],
  [{ tel: null }, { field: 'tel', rule: 'required', message: '手机号不能为空' }],
])('ACCT-8 ACCT-4 a request is refused by the rule and message that forms have: %j', (request, fault) => {
  expect(checkRequest(profileEndpoints.updateContact.request, request)).toEqual({ ok: false, faults: [{ ...fault, params: {} }] });
});
