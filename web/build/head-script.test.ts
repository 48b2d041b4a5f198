// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { DEFAULT_HABITS } from '@hall/contract/habits';
import { beforeEach, describe, expect, it } from 'vitest';
import { ARRIVAL_PATHS } from '../src/domains/session/arrival.ts';
import { storeHabits } from '../src/shared/habits/stored-layout.ts';
import { storedAs } from '../src/shared/storage.ts';

const html = readFileSync('web/index.html', 'utf8');
const script = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
const arriveAt = (address: string) => {
  history.replaceState({ kept: true }, '', address);
  new Function(script)();
};

beforeEach(() => {
  delete window.hallArrival;
});

describe('SHELL-16 the head script', () => {
  beforeEach(() => localStorage.clear());

  it.each([
    [null, 'light'],
    ['dark', 'dark'],
    ['system', 'system'],
  ])('SHELL-16 puts the appearance on the page before anything is painted: %s', (kept, appearance) => {
    if (kept) localStorage.setItem('CWWSBSDT_appearance', kept);
    arriveAt('/home');
    expect(document.documentElement.dataset.appearance).toBe(appearance);
  });

  it('SHELL-1 knows of the top menu before the server answers', () => {
    arriveAt('/home');
    expect(document.documentElement.dataset.topMenu).toBeUndefined();
    storeHabits({ ...DEFAULT_HABITS, layout: 'double' }, false);
    arriveAt('/home');
    expect(document.documentElement.dataset.topMenu).toBeUndefined();
    storeHabits({ ...DEFAULT_HABITS, layout: 'top' }, false);
    arriveAt('/home');
    expect(document.documentElement.dataset.topMenu).toBe('');
  });
});

describe('ENTRY-4 the head script', () => {
  const page = document.documentElement;
  beforeEach(() => {
    localStorage.clear();
    delete window.hallLanguage;
    page.lang = 'zh-CN';
    delete page.dataset.languageHeld;
  });

  it('ENTRY-4 takes the language that an address asks for at once where people may choose one', () => {
    localStorage.setItem(storedAs('languageOffered'), '1');
    arriveAt('/tzgg?lang=en&page=2');
    expect([page.lang, localStorage.getItem(storedAs('language')), window.hallLanguage]).toEqual(['en', 'en', undefined]);
    expect(page.dataset.languageHeld).toBeUndefined();
  });

  it('ENTRY-4 holds it where that is not known yet, and has nothing painted where it is another one', () => {
    arriveAt('/tzgg?lang=en');
    expect([page.lang, localStorage.getItem(storedAs('language')), window.hallLanguage]).toEqual(['zh-CN', null, 'en']);
    expect(page.dataset.languageHeld).toBe('');
    delete page.dataset.languageHeld;
    arriveAt('/tzgg?lang=zh');
    expect([window.hallLanguage, page.dataset.languageHeld]).toEqual(['zh', undefined]);
  });

  it.each([
    ['/tzgg?lang=en', '/tzgg'],
    ['/tzgg?lang=en&page=2#x', '/tzgg?page=2#x'],
    ['/tzgg?page=2&lang=zh', '/tzgg?page=2'],
    ['/tzgg?a=%2F&lang=en&b=1', '/tzgg?a=%2F&b=1'],
    ['/tzgg?lang=fr', '/tzgg?lang=fr'],
    ['/tzgg?slang=en', '/tzgg?slang=en'],
  ])('ENTRY-4 takes it out of the address: %s', (address, left) => {
    arriveAt(address);
    expect(window.location.pathname + window.location.search + window.location.hash).toBe(left);
    expect(history.state).toEqual({ kept: true });
  });
});

describe('PERF-3 ENTRY-1 the head script', () => {
  beforeEach(() => {
    localStorage.clear();
    delete document.documentElement.dataset.signIn;
  });

  it.each([
    ['/login', true],
    ['/LOG%69N/?redirect=%2Ftzgg', true],
    ['/home', false],
    ['/loginx', false],
  ])('PERF-3 knows whether %s is the sign-in page, whose form stands in the page', (address, signIn) => {
    arriveAt(address);
    expect('signIn' in document.documentElement.dataset).toBe(signIn);
    expect(window.location.pathname + window.location.search).toBe(address);
  });

  it('ENTRY-1 goes from the root to the sign-in page at once where nobody is signed in, and from there to the home page', () => {
    arriveAt('/');
    expect('signIn' in document.documentElement.dataset).toBe(true);
    expect(window.location.pathname + window.location.search).toBe('/login?redirect=%2Fhome');
  });

  it('ENTRY-1 leaves the root to whoever is signed in', () => {
    localStorage.setItem(storedAs('session'), '{}');
    arriveAt('/');
    expect('signIn' in document.documentElement.dataset).toBe(false);
    expect(window.location.pathname).toBe('/');
  });
});

describe('AUTH-6 the head script', () => {
  it.each([...ARRIVAL_PATHS])('AUTH-6 takes the token of %s out of the address and of this entry of the history', (path) => {
    arriveAt(`${path}?access_token=abc`);
    expect(window.location.href).toBe(`${window.location.origin}${path}`);
    expect(history.state).toBeNull();
    expect(window.hallArrival).toBe('?access_token=abc');
  });

  it('AUTH-6 leaves other addresses as they are', () => {
    arriveAt('/tzgg?page=2');
    expect(window.location.search).toBe('?page=2');
    expect(window.hallArrival).toBeUndefined();
  });

  it('AUTH-6 stands before everything that is fetched, and nothing fetched names the page', () => {
    expect(html.indexOf('<script>')).toBeLessThan(html.indexOf('src="/src/app/main.tsx"'));
    expect(html).toContain('<meta name="referrer" content="no-referrer" />');
  });
});
