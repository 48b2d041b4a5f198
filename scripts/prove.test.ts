import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('OPS-1 each proof can be asked for by its name', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const files = readdirSync('proofs').filter((file) => file.endsWith('.test.ts'));
  const asked = Object.entries(scripts).filter(([name]) => name.startsWith('prove:'));
  expect(asked).toEqual(
    files.map((file) => file.replace('.test.ts', '')).map((name) => [`prove:${name}`, `npm run -s prove -- proofs/${name}.test`]),
  );
});
