import { expect, it } from 'vitest';
import { applicationWords } from './application-words.ts';

const project = { code: 'KY2026012', name: '古籍数字化', nameEn: 'Old books' };
const person = { name: '王芳', nameEn: 'Wang Fang' };

it('PROJ-28 what is applied for is told with project, person, systems, days and amount', () => {
  const terms = {
    project,
    person,
    systems: ['query', 'expense'],
    firstDay: '2026-11-28',
    lastDay: '2027-02-27',
    fen: 123_456_789,
  } as const;
  expect(applicationWords(terms)).toEqual({
    zh: 'KY2026012 古籍数字化；王芳；查询、支出；2026-11-28 至 2027-02-27；1,234,567.89 元',
    en: 'KY2026012 Old books; Wang Fang; query, expense; 2026-11-28 to 2027-02-27; 1,234,567.89 yuan',
  });
});

it('PROJ-28 what is long-term has no last day, and what is not controlled no amount', () => {
  expect(applicationWords({ project, person, systems: ['income'], firstDay: '2026-11-28' })).toEqual({
    zh: 'KY2026012 古籍数字化；王芳；收入；2026-11-28 起长期有效；不控制额度',
    en: 'KY2026012 Old books; Wang Fang; income; long term from 2026-11-28; no limit of the amount',
  });
});
