import * as z from 'zod/mini';
import { PHOTO_MAX_BYTES } from './rules/photo.ts';
import { contactPhone, email, mobile, verificationCode } from './wire/checked-texts.ts';
import { coded } from './wire/coded.ts';
import { endpoint } from './wire/endpoint.ts';
import { type Of, request } from './wire/entity.ts';

/** What a verification code proves: that a phone or an address is the person's, or that the person changes a bank account. */
const CodePurpose = coded({
  phone: ['更换手机号', 'Change the phone'],
  email: ['更换邮箱', 'Change the email'],
  bank: ['变更银行账户', 'Change a bank account'],
});
export type CodePurpose = Of<typeof CodePurpose>;

/** Base64 makes four characters of three bytes; the rest of a body with a photo is small. */
const PHOTO_BODY_BYTES = Math.ceil(PHOTO_MAX_BYTES / 3) * 4 + 10_000;

/** What people can change of their own data. Staff number, department and roles are changed by others. */
export const profileEndpoints = {
  /**
   * 404 `photo-type` or `photo-size`, by the picture's content, and `photo-square` for one that was not cropped. An empty text
   * removes the photo.
   */
  updateProfile: endpoint('signed-in', {
    method: 'POST',
    path: '/api/updateUser',
    spec: '7.2',
    summary: { zh: '保存个人信息', en: 'Save the own photo, or remove it', action: 'Save personal information' },
    request: request({
      photo: ['photo', z.string(), '照片', 'Photo', 'base64 text as data:image/png or data:image/jpeg; empty removes it'],
    }),
    bodyLimit: PHOTO_BODY_BYTES,
    ownHand: true,
    codes: [],
  }),
  /**
   * Saves what is given. Another phone or email address needs the code that went to it: 404 `required` without one, 500 `code-wrong`,
   * `code-expired` (after 5 minutes, 5 tries or its use) or `code-target` when it went elsewhere.
   */
  updateContact: endpoint('signed-in', {
    method: 'POST',
    path: '/api/yhxx/lxfs',
    spec: '7.2',
    summary: {
      zh: '保存联系方式',
      en: 'Save phone, contact phone and email; the first and the last with a code',
      action: 'Save contact details',
    },
    request: request({
      phone: ['tel', z.optional(mobile), '手机号', 'Phone'],
      phoneCode: ['yzm', z.optional(verificationCode), '验证码', 'Verification code', 'sent to the new phone'],
      contactPhone: ['lxdh', z.optional(contactPhone), '联系电话', 'Contact phone'],
      email: ['email', z.optional(email), '邮箱', 'Email'],
      emailCode: ['yxyzm', z.optional(verificationCode), '验证码', 'Verification code', 'sent to the new email address'],
    }),
    duringDuties: ['password', 'contact'],
    ownHand: true,
    codes: [500],
  }),
  /**
   * Sends a code to the phone or address given (404 `required` without it), or for a bank account to the person's own phone. 500
   * `code-too-soon` with `params.seconds`, `too-many-calls`, or `phone-missing` where a bank account is to change and there is no phone.
   */
  sendContactCode: endpoint('signed-in', {
    method: 'GET',
    path: '/api/yhxx/sendmessage',
    spec: '7.2',
    summary: {
      zh: '发送验证码（已登录）',
      en: 'Send a verification code to a new phone or address, or to the own phone',
      action: 'Send verification code',
    },
    request: request({
      purpose: ['yzmlx', CodePurpose, '验证码用途', 'Purpose of the code'],
      phone: ['tel', z.optional(mobile), '新手机号', 'New phone'],
      email: ['email', z.optional(email), '新邮箱', 'New email'],
    }),
    duringDuties: ['password', 'contact'],
    ownHand: true,
    codes: [500],
  }),
};
