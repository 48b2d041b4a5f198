import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './run.mjs';
import { stepsIn } from './step-list.mjs';
import { PARTS } from './step-parts.mjs';

const folder = join(root, 'features/steps');
const files = readdirSync(folder).map((file) => file.replace('.ts', ''));

it('the list of steps has every file of steps in one place', () => {
  expect(
    Object.values(PARTS)
      .flatMap((part) => Object.keys(part))
      .sort(),
  ).toEqual(files.sort());
});

it.each(files)('the list of steps has every step of %s, in whichever quotes it stands', (file) => {
  const source = readFileSync(join(folder, `${file}.ts`), 'utf8');
  expect(stepsIn(source)).toHaveLength(source.match(/^(Given|When|Then)\(/gm)?.length ?? 0);
});
