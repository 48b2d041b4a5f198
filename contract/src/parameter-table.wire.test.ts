import { expect, test } from 'vitest';
import { isSet, PARAMETERS, readParameters } from './parameter-table.ts';

test('a parameter that is missing has its default', () => {
  const parameters = readParameters([]);
  for (const [name, { fallback }] of Object.entries(PARAMETERS)) expect(parameters[name as keyof typeof parameters]).toBe(fallback);
});

test.each([
  ['menufontcolor', 'menuFontColour', 'red; }', '#ffffff99'],
  ['menufontcolor', 'menuFontColour', '#12', '#ffffff99'],
  ['menufontsize', 'menuFontSize', '14px', '14'],
  ['menufontsize', 'menuFontSize', '-1', '14'],
  ['sfqy_zywqh', 'languageSwitch', 'yes', '0'],
  ['fzrq', 'countdownDay', '31/12/2026', ''],
  ['fzrq', 'countdownDay', '2026-02-29', ''],
  ['dlcsfhdz', 'signInReturn', 'javascript:alert(1)', ''],
  ['watermark', 'watermark', 'on', '0'],
  ['zh_cdzk_width', 'menuUnfoldWidthZh', 'wide', '240'],
  ['topMenuAlign', 'topMenuAlign', '3', '0'],
  ['topMenuAlign', 'topMenuAlign', 'constructor', '0'],
  ['signInVerification', 'signInVerification', 'toString', 'picture'],
] as const)('%s that is malformed has its default: %s = %s', (id, name, value, fallback) => {
  expect(readParameters([{ id, value }])[name]).toBe(fallback);
});

test.each([
  ['menufontcolor', 'menuFontColour', '#ABCDEF', '#ABCDEF'],
  ['menufontsize', 'menuFontSize', ' 16 ', '16'],
  ['sfqy_zywqh', 'languageSwitch', '0', '0'],
  ['dlcsfhdz', 'signInReturn', 'https://sso.example.edu.cn/logout', 'https://sso.example.edu.cn/logout'],
  ['dwmc', 'organisation', '江城大学', '江城大学'],
  ['fzrq', 'countdownDay', '2028-02-29', '2028-02-29'],
] as const)('%s has the value that was set: %s = %s', (id, name, value, read) => {
  expect(readParameters([{ id, value }])[name]).toBe(read);
});

test.each([
  ['', false],
  ['0', false],
  ['1', true],
  ['请确认', true],
])('a parameter of "%s" is set: %s', (value, set) => expect(isSet(value)).toBe(set));

const entries = Object.values(PARAMETERS);

test('API-2 every parameter has a bare term in both languages', () => {
  expect(entries.filter(({ zh, en }) => !/[\u4e00-\u9fff]/.test(zh) || !/^[A-Z]/.test(en)).map(({ id }) => id)).toEqual([]);
  expect(entries.filter(({ zh, en }) => /[,，:：;；]/.test(zh + en)).map(({ id }) => id)).toEqual([]);
});

test('every choice has labels of its values in both languages, its default among them', () => {
  const choices = entries.filter(({ kind }) => kind === 'choice');
  expect(choices.length).toBeGreaterThan(0);
  for (const { id, values = {}, fallback } of choices) expect(Object.keys(values), id).toContain(fallback);
  expect(choices.flatMap(({ values = {} }) => Object.values(values).flat()).filter((label) => label === '')).toEqual([]);
  expect(entries.filter(({ kind, values }) => kind !== 'choice' && values).map(({ id }) => id)).toEqual([]);
});
