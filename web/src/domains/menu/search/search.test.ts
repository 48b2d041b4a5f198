import { expect, it } from 'vitest';
import { markedParts } from './marked-parts.ts';
import { type Searchable, searchIn } from './search.ts';

const named = (name: string, more: Partial<Searchable> = {}): Searchable => ({ name, ...more });
const namesOf = (items: readonly Searchable[], query: string) => searchIn(items)(query).map(({ item }) => item.name);

/** What is marked of the Chinese name that is found first, in brackets. */
function marked(item: Searchable, query: string, language: 'zh' | 'en' = 'zh'): string {
  const [found] = searchIn([item])(query);
  const [name, marks = []] = language === 'zh' ? [item.name, found?.marks] : [item.nameEn ?? '', found?.marksEn];
  return markedParts(name, marks)
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('');
}

const PROJECTS = named('项目授权', { nameEn: 'Project authorization', pinyin: "xmsq xiang'mu'shou'quan" });

it('SHELL-14 what is found exactly comes first, then from the beginning, from the beginning of a word, and inside', () => {
  const items = ['Subclaims', 'My claims', 'Claims of all', 'Claims'].map((name) => named(name));
  expect(namesOf(items, 'claims')).toEqual(['Claims', 'Claims of all', 'My claims', 'Subclaims']);
});

it('SHELL-14 of equals the nearest at hand is first, then as the menu has them', () => {
  const items = [named('报销指南'), named('报销审批', { nearness: 1 }), named('报销查询'), named('报销打印', { nearness: 2 })];
  expect(namesOf(items, '报销')).toEqual(['报销打印', '报销审批', '报销指南', '报销查询']);
  expect(namesOf([...items, named('报销')], '报销')[0]).toBe('报销');
});

it('SHELL-14 what is found with one error is found only where nothing is without', () => {
  const items = [named('Claims'), named('Clams')];
  expect(namesOf(items, 'clams')).toEqual(['Clams']);
  expect(namesOf(items, 'clans')).toEqual(['Clams']);
  expect(namesOf([named('Claims')], 'clans')).toEqual([]);
});

it.each(['xangmu', 'xiangmuu', 'xiangnu', 'xianmgu', 'porject', 'projct', 'projject', 'prokect', '项木授权', '项授权', '项目目授'])(
  'SHELL-14 a letter or character that is missing, too many, wrong or swapped is forgiven: %s',
  (query) => expect(namesOf([PROJECTS, named('我的报销')], query)).toEqual(['项目授权']),
);

it.each(['xangu', 'prk', '项木', 'xmaaq', 'prokeck'])('SHELL-14 two errors are not, nor one in what is too short: %s', (query) => {
  expect(namesOf([PROJECTS], query)).toEqual([]);
});

it.each(['ＸＭＳＱ', ' xmsq ', '项目　授权', 'AUTHORIZATION project', 'ｐｒｏｊｅｃｔ', 'xiang mu shou quan'])(
  'SHELL-14 case, width, blanks and the order of words make no difference: %s',
  (query) => expect(namesOf([PROJECTS], query)).toEqual(['项目授权']),
);

it.each([undefined, '', 'xmsq', 'xmsq xiangmushouquan', "xiang'mu'shou'quan", 'something else'])(
  'SHELL-14 a backend may say of pinyin what it likes: %s',
  (pinyin) => {
    const item = named('项目授权', pinyin === undefined ? {} : { pinyin });
    expect(namesOf([item], '项目')).toEqual(['项目授权']);
    if (pinyin?.startsWith('xmsq')) expect(namesOf([item], 'xmsq')).toEqual(['项目授权']);
    if (pinyin?.endsWith('mushouquan')) expect(namesOf([item], 'xiangmush')).toEqual(['项目授权']);
  },
);

it.each([
  ['项目', '[项目]授权'],
  ['xmsq', '[项目授权]'],
  ['xiangm', '[项目]授权'],
  ['shouquan', '项目[授权]'],
  ['授权 项目', '[项目授权]'],
  ['项木授', '[项目授]权'],
])('SHELL-14 what was looked for is marked: %s', (query, expected) => {
  expect(marked(PROJECTS, query)).toBe(expected);
});

it('SHELL-14 what is marked is a part of the name as it is written', () => {
  expect(marked(named('㈱ＢＩ报表', { pinyin: "zbibb zhu'bi'bao'biao" }), '报表')).toBe('㈱ＢＩ[报表]');
  expect(marked(PROJECTS, 'auth', 'en')).toBe('Project [auth]orization');
});

it('SHELL-14 what stands in a system is found by the name of that, behind what has the name itself', () => {
  const within = [{ name: '薪酬系统', nameEn: 'Payroll', pinyin: "xcxt xin'chou'xi'tong" }];
  const items = [named('我的工资', { within }), named('个税明细', { nameEn: 'Income tax', within }), named('薪酬标准')];
  expect(namesOf(items, '薪酬')).toEqual(['薪酬标准', '我的工资', '个税明细']);
  expect(namesOf(items, 'payroll')).toEqual(['我的工资', '个税明细']);
  expect(namesOf(items, 'xinchou')).toEqual(['我的工资', '个税明细']);
  expect(namesOf(items, 'tax payroll')).toEqual(['个税明细']);
});

it.each(['', '   ', '　'])('SHELL-14 nothing is found where nothing is looked for: "%s"', (query) => {
  expect(namesOf([PROJECTS], query)).toEqual([]);
});

it('SHELL-14 signs are looked for as they are', () => {
  expect(namesOf([named('<script>alert(1)</script>'), PROJECTS], '<script>')).toEqual(['<script>alert(1)</script>']);
  expect(namesOf([PROJECTS], '.*')).toEqual([]);
  expect(namesOf([PROJECTS], 'x'.repeat(2000))).toEqual([]);
});
