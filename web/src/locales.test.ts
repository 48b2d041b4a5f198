import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = import.meta.dirname;

const localeFolders = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('locales'));

const placeholders = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').sort();

it.each(localeFolders)('%s says the same things in both languages', async (folder) => {
  const { zh } = (await import(join(ROOT, folder, 'zh.ts'))) as { zh: Record<string, string> };
  const { en } = (await import(join(ROOT, folder, 'en.ts'))) as { en: Record<string, string> };
  expect(Object.keys(en).sort()).toEqual(Object.keys(zh).sort());
  for (const key of Object.keys(zh)) {
    expect(placeholders(en[key] ?? ''), key).toEqual(placeholders(zh[key] ?? ''));
    expect(en[key], key).not.toMatch(/\p{Script=Han}/u);
  }
});
