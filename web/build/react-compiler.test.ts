import { expect, it } from 'vitest';
import { reactCompiler } from './react-compiler.ts';

const { transform } = reactCompiler();
if (!transform || typeof transform === 'function') throw new Error('no transform with a filter');
const { handler, filter } = transform;
const compiled = (code: string) => handler.call(undefined as never, code, '/web/src/page-kit/part.tsx') as Promise<{ code: string }>;

it('PERF-3 a part of the page kit remembers what it drew', async () => {
  const { code } = await compiled('export function Part({ text }: { text: string }) { return <b>{text}</b>; }');
  expect(code).toContain('react/compiler-runtime');
});

it('PERF-3 a part that cannot be compiled fails the build', async () => {
  const odd = 'import { useState } from "react"; export function Part() { if (Math.random()) useState(0); return <b />; }';
  await expect(compiled(odd)).rejects.toThrow('Hooks must always be called');
});

it.each([
  ['/web/src/page-kit/table/rows-table.tsx', true],
  ['/web/src/page-kit/use-rows.ts', true],
  ['/web/src/page-kit/page-parts.wire.test.tsx', false],
  ['/web/src/shell/shell.tsx', false],
])('PERF-3 the page kit alone is compiled: %s', (file, is) => {
  expect((filter as { id: RegExp }).id.test(`/a/clone${file}`)).toBe(is);
});
