import { expect, test } from 'vitest';
import { ODDITIES } from '../../test/oddities.ts';
import { RULES } from '../errors.ts';
import { emailFault } from './email.ts';

test.each([
  'a@b.cn',
  'staff@jzu.example',
  'wang.fang@jzu.edu.cn',
  'wang-fang@jzu.edu.cn',
  'wang_fang@jzu.edu.cn',
  'wang+hall@jzu.edu.cn',
  "o'neil@jzu.edu.cn",
  '123456@qq.com',
  'A.B.C@EXAMPLE.COM',
  'x@sub.sub.sub.example.org',
  'x@ex-ample.com',
  'x@1example.com',
  'x@example.museum',
  'x@xn--fiqs8s.xn--fiqs8s',
  '#!$%&*=?^`{|}~/@example.com',
  `${'a'.repeat(64)}@example.com`,
  `a@${'b'.repeat(63)}.com`,
  `${'a'.repeat(50)}@${'b'.repeat(45)}.com`,
  '1@2.cc',
  'very.long.name.with.dots@department.university.edu.cn',
])('ACCT-8 an email address: %s', (text) => expect(emailFault(text)).toBeUndefined());

test.each([
  'a',
  '@',
  'a@',
  '@b.cn',
  'a@b',
  'a@b.c',
  'a@b.1',
  'a@@b.cn',
  'a@b@c.cn',
  '.a@b.cn',
  'a.@b.cn',
  'a..b@c.cn',
  'a@.b.cn',
  'a@b..cn',
  'a@b.cn.',
  'a@-b.cn',
  'a@b-.cn',
  'a b@c.cn',
  'a@b c.cn',
  ' a@b.cn',
  'a@b.cn ',
  'a@b.cn\n',
  '"a"@b.cn',
  'a,b@c.cn',
  'a@[127.0.0.1]',
  '王芳@jzu.edu.cn',
  'a@大学.cn',
  'ａ@b.cn',
  'a＠b.cn',
  'a@b.cn\u202e',
  '😀@b.cn',
  'Wang <a@b.cn>',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(64)}.com`,
  `${'a'.repeat(60)}@${'b'.repeat(50)}.com`,
  ...ODDITIES,
])('ACCT-8 no email address: %j', (text) => expect(emailFault(text)).toBe('email-format'));

test('ACCT-8 the messages about email addresses', () => {
  expect(emailFault('')).toBe('required');
  expect(RULES.required.zh.replace('{field}', '邮箱')).toBe('邮箱不能为空');
  expect(RULES['email-format'].zh).toBe('请输入有效的邮箱');
});
