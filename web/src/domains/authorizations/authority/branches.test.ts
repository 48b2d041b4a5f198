import type { AuthorityGrant } from '@hall/contract/project-authority';
import { describe, expect, it } from 'vitest';
import { type Branch, branchesOf } from './branches.ts';
import { sharesOf } from './shares.ts';

const row = (number: string, parent?: string) => ({ grant: { number, parent }, passedOn: '0.00' }) as AuthorityGrant;
/** A tree as text: each grant with those below it in brackets. */
const written = (branches: readonly Branch[]): string =>
  branches.map(({ row: { grant }, below }) => `${grant.number}${below.length > 0 ? `(${written(below)})` : ''}`).join(' ');

describe('PROJ-16 the grants of a project as a tree', () => {
  it.each([
    ['none', [], ''],
    ['those of the leader, in their order', [row('1'), row('2')], '1 2'],
    ['those given on below theirs, at any depth and in any order', [row('3', '2'), row('2', '1'), row('1'), row('4', '1')], '1(2(3) 4)'],
    ['one whose parent is not shown, at the top', [row('2', '1'), row('3', '2')], '2(3)'],
    ['none is lost in a circle', [row('1', '2'), row('2', '1'), row('3', '3'), row('4')], '4 1(2) 3'],
  ])('%s', (_, rows, expected) => expect(written(branchesOf(rows))).toBe(expected));
});

const grantOf = (amount: string, available: string, spent = '0.00', frozen = '0.00', passedOn = '0.00') =>
  ({ grant: { controlled: true, amount, available, spent, frozen }, passedOn }) as AuthorityGrant;
const widths = (given: AuthorityGrant) => sharesOf(given).parts.map(({ kind, width }) => `${kind} ${width}`);

describe('PROJ-5 what has become of a grant’s amount', () => {
  it.each([
    ['nothing yet', grantOf('1000.00', '1000.00'), [], 100, 'left'],
    ['some of each', grantOf('1000.00', '400.00', '300.00', '100.00', '200.00'), ['spent 30', 'frozen 10', 'passedOn 20'], 40, 'left'],
    ['all', grantOf('1000.00', '0.00', '1000.00'), ['spent 100'], 0, 'none'],
    ['more than there was', grantOf('500.00', '-500.00', '750.00', '250.00'), ['spent 75', 'frozen 25'], 0, 'over'],
    ['nothing, of nothing', grantOf('0.00', '0.00'), [], 0, 'none'],
  ])('%s', (_, given, parts, percent, level) => {
    expect(widths(given)).toEqual(parts);
    expect(sharesOf(given)).toMatchObject({ percent, level });
  });

  it('rounding never makes it look as if nothing or all were left', () => {
    expect(sharesOf(grantOf('1000.00', '0.01', '999.99')).percent).toBe(1);
    expect(sharesOf(grantOf('1000.00', '999.99', '0.01')).percent).toBe(99);
  });
});
