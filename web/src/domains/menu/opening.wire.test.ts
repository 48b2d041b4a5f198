import type { MenuNode, MenuRoute } from '@hall/contract/menu';
import { describe, expect, it } from 'vitest';
import { menuEntries } from './menu-entries.ts';
import { OPENING_RULES, openingOf } from './opening.ts';

const node = (more: Partial<MenuNode>): MenuNode => ({
  id: 'entry',
  name: 'entry',
  systemId: 's',
  opening: '0',
  favourite: 'none',
  ...more,
});
const route = (path: string, name: string): MenuRoute => ({
  path,
  name,
  hidden: false,
  meta: { title: { zh: path, en: path }, roles: [] },
});
const routes = [route('/tzgg', 'notices'), route('/list', 'list')];
const child = node({ id: 'child', path: '/tzgg' });

const FLAGS = [undefined, '0', '1'] as const;
const HINTS = [undefined, '0', '1', '2', '3'] as const;
const OPENINGS = ['0', '1', '2'] as const;

/** What the tables of the menu say, in words: jc, then memo1, then urlflg with linktype. */
function expected(opensFirstChild: string | undefined, hint: string | undefined, opening: string, linkType: string | undefined): unknown {
  if (opensFirstChild === '1') return { kind: 'page', to: '/tzgg' };
  if (hint === '1') return { kind: 'window', by: 'path', path: '/list' };
  if (hint === '2' || hint === '3') return { kind: 'page', to: '/list?mbid=T%201' };
  if (opening === '2' || (opening === '1' && linkType === '0')) return { kind: 'window', by: 'url' };
  return { kind: 'page', to: opening === '0' ? '/list' : '/qtxt?menu=entry' };
}

const cases = FLAGS.flatMap((jc) =>
  HINTS.flatMap((memo1) => OPENINGS.flatMap((urlflg) => FLAGS.map((linktype) => [jc, memo1, urlflg, linktype] as const))),
);

describe('MENU-2 MENU-3 MENU-4 what opens how', () => {
  it.each(cases)('MENU-2 jc %s, memo1 %s, urlflg %s, linktype %s', (opensFirstChild, hint, opening, linkType) => {
    const entry = node({
      opensFirstChild,
      hint,
      opening,
      linkType,
      path: '/list',
      routeName: 'list',
      templateId: 'T 1',
      children: [child],
    });
    expect(openingOf(entry, { top: [entry], routes })).toMatchObject(expected(opensFirstChild, hint, opening, linkType) as object);
  });

  it('MENU-2 every rule decides some of them', () => {
    expect(OPENING_RULES).toHaveLength(8);
  });
});

describe('MENU-2 urlflg 0', () => {
  it.each([
    ['a path of ours', '/tzgg?page=2', '/tzgg?page=2'],
    ['a path of another system', '/bxxt/mine', '/qtxt?menu=entry'],
    ['no path', undefined, '/qtxt?menu=entry'],
    ['another site', '//evil.example', '/qtxt?menu=entry'],
  ])('MENU-2 with %s', (_, path, to) => {
    expect(openingOf(node({ path }), { top: [], routes })).toEqual({ kind: 'page', to });
  });

  it('MENU-2 takes a path for one of ours while the routes are on their way', () => {
    expect(openingOf(node({ path: '/tzgg' }), { top: [], routes: undefined })).toEqual({ kind: 'page', to: '/tzgg' });
  });
});

describe('MENU-3 memo1', () => {
  it.each([
    ['an external link asks for its address', 'https://policies.example/', { kind: 'window', by: 'newPageUrl' }],
    ['a script opens nothing', 'javascript:alert(1)', { kind: 'nowhere' }],
    ['another site without a scheme opens nothing', '//evil.example', { kind: 'nowhere' }],
    ['a backslash opens nothing', '/\\evil.example', { kind: 'nowhere' }],
    ['no path opens nothing', undefined, { kind: 'nowhere' }],
  ])('MENU-3 1: %s', (_, path, opening) => {
    expect(openingOf(node({ hint: '1', path }), { top: [], routes })).toMatchObject(opening);
  });

  it.each(['2', '3'])('MENU-3 %s: a route that the person does not have opens nothing, one without a template itself', (hint) => {
    expect(openingOf(node({ hint, routeName: 'other' }), { top: [], routes })).toEqual({ kind: 'nowhere' });
    expect(openingOf(node({ hint }), { top: [], routes })).toEqual({ kind: 'nowhere' });
    expect(openingOf(node({ hint, routeName: 'list' }), { top: [], routes })).toEqual({ kind: 'page', to: '/list' });
  });
});

describe('MENU-4 jc', () => {
  const parent = (more: Partial<MenuNode>) => node({ opensFirstChild: '1', ...more });

  it('MENU-4 opens the first child that is shown, as that child opens', () => {
    const entry = parent({
      children: [node({ id: 'hidden', hidden: true }), node({ id: 'off', shown: false }), node({ id: 'paid', opening: '2' })],
    });
    expect(openingOf(entry, { top: [entry], routes })).toMatchObject({ kind: 'window', by: 'url', node: { id: 'paid' } });
  });

  it('MENU-4 counts on the top level alone, and where there is a child', () => {
    const below = parent({ children: [child] });
    expect(openingOf(below, { top: [node({ id: 'other', children: [below] })], routes })).toEqual({ kind: 'page', to: '/qtxt?menu=entry' });
    const childless = parent({ path: '/tzgg', children: [] });
    expect(openingOf(childless, { top: [childless], routes })).toEqual({ kind: 'page', to: '/tzgg' });
  });

  it.each([true, false])('MENU-4 opens the same whether the second level shows with a single child (%s) or not', (secondLevel) => {
    const entry = parent({ id: 'top', children: [child] });
    const [shown] = menuEntries([node({ id: 'home' }), entry], secondLevel);
    expect(shown?.id).toBe(secondLevel ? 'top' : 'child');
    expect(shown && openingOf(shown, { top: [entry], routes })).toEqual({ kind: 'page', to: '/tzgg' });
  });
});
