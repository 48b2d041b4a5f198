import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './run.mjs';
import { shortNames, stepsIn } from './step-list.mjs';
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

it('the list of steps has what the code says of a step, in however many lines', () => {
  const notes = (source: string) => stepsIn(source).map(({ note }) => note);
  expect(notes("/** Of a helper. */\nconst one = 1;\n\nGiven('a', '甲', one);\n")).toEqual(['']);
  expect(notes("/** Of a step. */\nGiven('a', '甲', one);\n")).toEqual(['Of a step.']);
  expect(notes("/**\n * Of a step,\n * on.\n */\nGiven(\n  'a',\n  '甲',\n")).toEqual(['Of a step, on.']);
});

it('the list of steps has every name that a scenario may call a call by', () => {
  const source = readFileSync(join(root, 'features/support/calls.ts'), 'utf8');
  expect(shortNames()).toHaveLength(source.match(/ as Endpoint,$/gm)?.length ?? 0);
});
