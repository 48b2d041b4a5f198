import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';

const BUDGET = fileURLToPath(new URL('budget.mjs', import.meta.url));
const RUN = new URL('../../scripts/lib/run.mjs', import.meta.url).href;
const TABLE = '_data-table-x.js';
const SHELL = '_shell-x.js';

interface Chunk {
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly isDynamicEntry?: true;
  /** What its script weighs once compressed, in kB. */
  readonly kB?: number;
}

const SOUND: Readonly<Record<string, Chunk>> = {
  'index.html': {},
  'src/domains/session/seal-password.ts': {},
  [SHELL]: { name: 'shell' },
  [TABLE]: { name: 'data-table', kB: 500 },
};

/** A build whose chunks are as given. */
function builtOf(chunks: Readonly<Record<string, Chunk>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'budget-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const manifest = Object.entries(chunks).map(([key, { kB = 0, ...chunk }], index) => {
    const file = `${index}.js`;
    // Six bits a character, and no two alike: it compresses to what it was made of.
    writeFileSync(join(folder, file), randomBytes(kB * 1000).toString('base64'));
    return [key, { ...chunk, file }];
  });
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(Object.fromEntries(manifest)));
  return folder;
}

const node = (...args: string[]) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const weigh = (chunks: Readonly<Record<string, Chunk>>) => node(BUDGET, builtOf(chunks));

describe('PERF-1 the budget of a build', () => {
  it.each([
    ['sign-in page', 'index.html', 215, 225, /^login: 22\d\.\d kB brotli, 22\d\.\d kB gzip in 2 files; OVER the budget of 220 kB$/m],
    ['home page', SHELL, 415, 425, /^login \+ home: 42\d\.\d kB brotli, 42\d\.\d kB gzip in 3 files; OVER the budget of 420 kB$/m],
  ])('PERF-1 fails a %s that is over it, and says by how much, in brotli and gzip', (_, source, within, over, said) => {
    expect(weigh({ ...SOUND, [source]: { ...SOUND[source], kB: within } })).toMatchObject({
      status: 0,
      stdout: expect.not.stringContaining('OVER'),
    });
    expect(weigh({ ...SOUND, [source]: { ...SOUND[source], kB: over } })).toMatchObject({ status: 1, stdout: expect.stringMatching(said) });
  });

  it('PERF-1 counts what a page needs by way of others', () => {
    const chunks = { ...SOUND, 'index.html': { imports: ['_a.js'] }, '_a.js': { imports: ['_b.js'] }, '_b.js': { kB: 225 } };
    expect(weigh(chunks)).toMatchObject({ status: 1, stdout: expect.stringContaining('in 4 files; OVER') });
  });

  it('PERF-1 fails a page that loads too much beyond the home page, and says which', () => {
    const page = (kB: number) => ({ 'src/page.tsx': { isDynamicEntry: true, imports: ['_a.js', 'index.html'] }, '_a.js': { kB } }) as const;
    const said = (kB: number) => weigh({ ...SOUND, 'index.html': { kB: 100 }, ...page(kB) });
    expect(said(185)).toMatchObject({ status: 0, stdout: expect.stringMatching(/at most src\/page\.tsx, 18\d\.\d kB brotli in 2 files/) });
    expect(said(195)).toMatchObject({ status: 1, stdout: expect.stringMatching(/OVER by src\/page\.tsx, 19\d\.\d kB brotli in 2 files/) });
  });

  it('SHELL-12 fails chunks that import one another in a circle, and says which', () => {
    const chunks = { 'src/page.tsx': { isDynamicEntry: true, imports: ['_a.js'] }, '_a.js': { imports: ['_b.js'] } } as const;
    expect(weigh({ ...SOUND, ...chunks, '_b.js': {} })).toMatchObject({ status: 0 });
    const said = expect.stringMatching(/^chunks in a CIRCLE: _a\.js > _b\.js > _a\.js$/m);
    expect(weigh({ ...SOUND, ...chunks, '_b.js': { imports: ['_a.js'] } })).toMatchObject({ status: 1, stdout: said });
  });

  it('PERF-1 fails a page that loads too many files', () => {
    const files = (count: number) => Array.from({ length: count }, (_, index) => `_${index}.js`);
    const said = (count: number) =>
      weigh({
        ...SOUND,
        'src/page.tsx': { isDynamicEntry: true, imports: files(count) },
        ...Object.fromEntries(files(count).map((key) => [key, {}])),
      });
    expect(said(19)).toMatchObject({ status: 0 });
    expect(said(20)).toMatchObject({ status: 1, stdout: expect.stringContaining('OVER by src/page.tsx, ') });
  });

  it('PERF-1 fails a home page that loads tables', () => {
    const chunks = { ...SOUND, [SHELL]: { name: 'shell', imports: [TABLE] }, [TABLE]: { name: 'data-table' } };
    expect(weigh(chunks)).toMatchObject({ status: 1, stdout: expect.stringContaining('OVER, as data-table is loaded there') });
  });

  it.each([...Object.keys(SOUND)])('PERF-1 stops where %s is not to be found', (missing) => {
    const { [missing]: _, ...chunks } = SOUND;
    const named = SOUND[missing]?.name ?? missing;
    expect(weigh(chunks)).toMatchObject({ status: 1, stderr: expect.stringContaining(named) });
  });

  it('PERF-1 ends the build', () => {
    const folder = builtOf({ ...SOUND, 'index.html': { kB: 225 } });
    const build = `const { node } = await import(${JSON.stringify(RUN)});
      node([${JSON.stringify(BUDGET)}, ${JSON.stringify(folder)}]);
      console.log('went on');`;
    const { status, stdout } = node('--input-type=module', '--eval', build);
    expect([status, stdout.includes('OVER'), stdout.includes('went on')]).toEqual([1, true, false]);
  });
});
