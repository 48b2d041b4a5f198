import { describe, expect, it } from 'vitest';
import { ensureTestTools } from './test-tools.mjs';

type Machine = NonNullable<Parameters<typeof ensureTestTools>[0]>;

const ADVICE = 'There is no browser to test in, and none could be got.';

/** A machine that has what is named, and what happens on it. */
function machine(
  has: Partial<Record<'apt' | 'browser' | 'quickBrowser' | 'typeface' | 'directory', boolean>>,
  more: Partial<Machine> = {},
) {
  const done: string[] = [];
  const there: Machine = {
    askedFor: undefined,
    hasApt: () => has.apt ?? false,
    hasBrowser: () => has.browser ?? false,
    hasQuickBrowser: () => has.quickBrowser ?? false,
    hasTypeface: () => has.typeface ?? true,
    hasDirectory: () => has.directory ?? true,
    install: (names) => {
      done.push(...names);
      return true;
    },
    downloadChromium: () => {
      done.push('download');
      return true;
    },
    say: (line) => done.push(line),
    ...more,
  };
  return { done, advice: ensureTestTools(there) };
}

const saysOf = (name: string, why: string) => [`» apt-get install ${name}: ${why}`, name];
const NO_TYPEFACE = 'There is no Chinese typeface here; pictures of the tests will show boxes.';

describe('OPS-1 what the tests need beside Node', () => {
  it('OPS-1 nothing is installed where all is there', () => {
    expect(machine({ browser: true })).toEqual({ done: [], advice: undefined });
    expect(machine({ apt: true, quickBrowser: true })).toEqual({ done: [], advice: undefined });
  });

  it('OPS-1 root on Debian gets a browser, a typeface and a directory, and is told of each', () => {
    const { done, advice } = machine({ apt: true, typeface: false, directory: false });
    expect(done).toEqual([
      ...saysOf('chromium-headless-shell', 'a browser to test in'),
      ...saysOf('fonts-noto-cjk', 'a Chinese typeface for it'),
      ...saysOf('slapd', 'a directory to sign in by'),
    ]);
    expect(advice).toBeUndefined();
  });

  it('OPS-1 a release of Debian without the quicker browser gives the other one', () => {
    const { done, advice } = machine({ apt: true }, { install: ([name]) => name === 'chromium' });
    expect(done.at(-1)).toBe('» apt-get install chromium: a browser to test in');
    expect(advice).toBeUndefined();
  });

  it('OPS-1 elsewhere Playwright downloads a browser, and what is missing beside it is told', () => {
    expect(machine({ typeface: false, directory: false })).toEqual({
      done: ['» playwright install chromium: a browser to test in', 'download', NO_TYPEFACE],
      advice: undefined,
    });
  });

  it('OPS-1 what cannot be had beside a browser does not keep the tests from running', () => {
    const { done, advice } = machine({ apt: true, browser: true, typeface: false, directory: false }, { install: () => false });
    expect(done).toContain(NO_TYPEFACE);
    expect(advice).toBeUndefined();
  });

  it('OPS-1 says what to do only where no way leads to a browser', () => {
    const none = { install: () => false, downloadChromium: () => false };
    expect(machine({}, none).advice).toContain(ADVICE);
    expect(machine({ apt: true }, none).advice).toContain(ADVICE);
  });

  it('OPS-1 the browser that was asked for is the one that is taken, or missed', () => {
    const askedFor = '/opt/browser';
    expect(machine({ apt: true }, { askedFor })).toEqual({ done: [], advice: 'CHROMIUM_PATH: there is no /opt/browser.' });
    expect(machine({ apt: true, browser: true }, { askedFor })).toEqual({ done: [], advice: undefined });
  });
});
