import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { removeLeftovers } from './leftovers.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hall-leftovers-'));
  for (const part of ['src/domains', 'dist/domains']) mkdirSync(join(folder, part), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (...files: string[]): void => {
  for (const file of files) writeFileSync(join(folder, file), '');
};
const sweep = (): string[] => {
  removeLeftovers(join(folder, 'src'), join(folder, 'dist'));
  return readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' }).sort();
};

it('takes away what was compiled from a source that is gone, as after a change of branches', () => {
  write('src/domains/kept.ts', 'dist/domains/kept.js', 'dist/domains/kept.d.ts', 'dist/.tsbuildinfo');
  write('dist/domains/gone.js', 'dist/domains/gone.js.map', 'dist/domains/gone.d.ts');
  expect(sweep()).toEqual(['.tsbuildinfo', 'domains', 'domains/kept.d.ts', 'domains/kept.js']);
});

it('keeps what was compiled from JavaScript, and minds no folder that is not there yet', () => {
  write('src/plain.js', 'dist/plain.js');
  expect(sweep()).toEqual(['domains', 'plain.js']);
  expect(() => removeLeftovers(join(folder, 'src'), join(folder, 'none'))).not.toThrow();
});
