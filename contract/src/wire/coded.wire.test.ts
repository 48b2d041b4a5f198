import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { MenuNode } from '../menu.ts';
import { coded, codedAs, labelOf, optionsOf, valueText, withLabels } from './coded.ts';
import { entity, type Of, termOf } from './entity.ts';
import { fieldAt } from './field-at.ts';
import { flagOf } from './flags.ts';

it('a coded value allows what has a label, and no more', () => {
  const schema = coded({ read: ['查询', 'Read'], change: ['变更', 'Change'] });
  const value: Of<typeof schema> = 'change';
  expect(z.parse(schema, value)).toBe('change');
  expect(z.safeParse(schema, '查询').success).toBe(false);
  expect(optionsOf(z.optional(schema))).toEqual([
    { value: 'read', zh: '查询', en: 'Read' },
    { value: 'change', zh: '变更', en: 'Change' },
  ]);
});

it('a coded value may be another for us than on the wire', () => {
  const schema = codedAs({ '0': ['否', 'No'], '1': ['固定', 'Fixed'] }, { '0': 'none', '1': 'fixed' });
  const value: Of<typeof schema> = z.decode(schema, '1');
  expect(value).toBe('fixed');
  expect(z.encode(schema, 'none')).toBe('0');
  expect(z.safeDecode(schema, '2' as '1').success).toBe(false);
  expect(z.safeEncode(schema, 'other' as 'none').success).toBe(false);
  expect(optionsOf(schema).map(({ value: wire }) => wire)).toEqual(['0', '1']);
});

it('a flag has words of its own', () => {
  const schema = flagOf(['未读', 'Unread'], ['已读', 'Read']);
  expect(z.decode(schema, '1')).toBe(true);
  expect(z.encode(schema, false)).toBe('0');
  expect(labelOf(schema, '0', 'en')).toBe('Unread');
});

it('several codes at once are read by their labels, and other lists as they are', () => {
  const codes = z.array(coded({ read: ['查询', 'Read'], change: ['变更', 'Change'] }));
  const described = entity({ may: ['kczs', z.optional(codes), '操作', 'Actions'], names: ['xm', z.array(z.string()), '姓名', 'Names'] });
  expect(valueText(described, 'may', ['change', 'read'], 'zh')).toBe('变更、查询');
  expect(valueText(described, 'may', ['change', 'read'], 'en')).toBe('Change, Read');
  expect(valueText(described, 'may', undefined, 'en')).toBe('');
  expect(valueText(described, 'names', ['a', 'b'], 'en')).toBe('a,b');
});

it('numbers have labels too; what has none is shown as it is', () => {
  const level = withLabels(z.int(), { '1': ['普通', 'Ordinary'] });
  expect(labelOf(z._default(level, 1), 1, 'zh')).toBe('普通');
  expect(labelOf(level, 7, 'zh')).toBe('7');
  expect(optionsOf(z.string())).toEqual([]);
});

it('NOTICE-1 one code may stand for all that have no label', () => {
  const level = withLabels(z.int(), { '1': ['普通', 'Ordinary'], '3': ['重要', 'Important'] }, '3');
  expect([1, 3, 7, -2].map((value) => labelOf(level, value, 'en'))).toEqual(['Ordinary', 'Important', 'Important', 'Important']);
  expect(labelOf(level, '', 'en')).toBe('');
});

it('a field is found by its path, in rows of rows too', () => {
  expect(fieldAt(MenuNode, 'sysMenuList.0.sysMenuList.12.qid', 'wire')).toMatchObject({
    wire: 'sysMenuList.0.sysMenuList.12.qid',
    name: 'children.0.children.12.id',
    zh: '功能编号',
    en: 'Function id',
  });
  expect(fieldAt(MenuNode, 'children.0.id', 'name')?.wire).toBe('sysMenuList.0.qid');
  expect(fieldAt(MenuNode, 'sysMenuList.0', 'wire')?.en).toBe('Entries below');
  expect(fieldAt(MenuNode, 'sysMenuList.0.surplus', 'wire')).toBeUndefined();
  expect(termOf(MenuNode, 'favourite', 'en')).toBe('Common function');
});
