import * as z from 'zod/mini';
import { newPasswordField } from './session.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { flag, text } from './wire/flags.ts';

/** Seconds between two codes for one person. */
export const RESEND_AFTER_S = 60;

/**
 * A forgotten password being set anew. Known and unknown ID numbers are answered alike, so the phone may be made up and the
 * code may never come.
 */
export const Recovery = entity({
  /** Names the person in the calls that follow, so that no ID number stands in an address; 10 minutes. */
  id: ['uuid', z.string(), '找回编号', 'Recovery number', 'valid for 10 minutes'],
  phone: ['tel', z.string(), '手机号', 'Phone', 'the first three and the last four digits alone'],
});
export type Recovery = Of<typeof Recovery>;

const step = { spec: '7.1' } as const;
const id = ['uuid', text(100), '找回编号', 'Recovery number'] as const;

/** The three steps of a forgotten password; 403 `way-off` unless `recoverySettings` allows it. */
export const passwordRecoveryEndpoints = {
  recoverySettings: endpoint('anyone', {
    ...step,
    method: 'GET',
    path: '/api/user/zhmmset',
    summary: { zh: '找回密码设置', en: 'Whether a forgotten password can be set anew on the sign-in page' },
    data: entity({ enabled: ['enabled', flag, '是否允许找回密码', 'Password recovery allowed'] }),
    codes: [],
  }),
  startRecovery: endpoint('anyone', {
    ...step,
    method: 'POST',
    path: '/api/user/getRyxxBysfzh',
    summary: { zh: '按身份证号查询脱敏手机号', en: 'The masked phone that belongs to an ID number' },
    request: request({ idNumber: ['sfzh', text(18), '身份证号', 'ID number'] }),
    data: Recovery,
    codes: [403, 500],
  }),
  /** 500 `code-too-soon` with `params.seconds` within {@link RESEND_AFTER_S} of the last one. */
  sendRecoveryCode: endpoint('anyone', {
    ...step,
    method: 'GET',
    path: '/api/user/sendmessage',
    summary: { zh: '发送找回密码的验证码', en: 'Send the verification code of a forgotten password' },
    request: request({ id }),
    codes: [403, 500],
  }),
  /** 500 `code-wrong`, or `code-expired` after 5 minutes, 5 tries or its use; the rules of passwords on `newPassword`. */
  finishRecovery: endpoint('anyone', {
    ...step,
    method: 'POST',
    path: '/api/user/loginupdateyhmm',
    summary: { zh: '用验证码设置新密码', en: "Set a new password with the code; all the person's sessions end" },
    request: request({
      id,
      code: ['yzm', z.string().check(z.regex(/^\d{6}$/)), '验证码', 'Verification code', '6 digits'],
      newPassword: newPasswordField,
    }),
    codes: [403, 500],
  }),
};
