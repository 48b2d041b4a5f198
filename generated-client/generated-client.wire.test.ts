import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it, onTestFinished } from 'vitest';
import { makeDocument } from '../mock-server/src/plugins/api-document/document.ts';

const GENERATOR = join(dirname(createRequire(import.meta.url).resolve('openapi-typescript/package.json')), 'bin', 'cli.js');
/** What has a default may be left out of a request. */
const GENERATOR_FLAGS = ['--default-non-nullable', 'false'];
const TSC = 'node_modules/typescript/bin/tsc';
const EXAMPLE = 'docs/examples/generated-client.ts';

/** What the validator says that is not to be mended, and why. */
const REASONED: Readonly<Record<string, string>> = {
  'no-unused-components #/components/schemas/Code': 'every operation names its own codes; the catalogue is for who reads any answer',
};

const textOf = async () => JSON.stringify(await makeDocument());

it('API-1 an independent validator has nothing to say of the document that is not reasoned', async () => {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const problems = await lintFromString({ source: await textOf(), absoluteRef: 'openapi.json', config });
  const said = problems.map(({ ruleId, message, location: [place] }) => [`${ruleId} ${place?.pointer}`, message]);
  expect(said.filter(([what = '']) => !(what in REASONED))).toEqual([]);
  expect(said.map(([what]) => what).sort()).toEqual(Object.keys(REASONED).sort());
});

it('API-1 the validator sees what is wrong with a document', async () => {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const source = (await textOf()).replaceAll('"operationId":"loans.list"', '"operationId":"loans.printLoans","no-such-word":1');
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  expect(problems.map(({ ruleId }) => ruleId)).toEqual(expect.arrayContaining(['struct', 'operation-operationId-unique']));
});

/** Runs a program of Node. @returns what it says, and how it ends */
function run(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

/** A folder with the types that the generator makes of the document, and the example that uses them. */
async function generated() {
  const folder = mkdtempSync(join(tmpdir(), 'hall-generated-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [document, types, example] = ['openapi.json', 'openapi.ts', 'example.ts'].map((file) => join(folder, file)) as [
    string,
    string,
    string,
  ];
  writeFileSync(document, await textOf());
  expect(run(GENERATOR, document, '-o', types, ...GENERATOR_FLAGS)).toMatchObject({ status: 0 });
  copyFileSync(EXAMPLE, example);
  const flags = ['--ignoreConfig', '--noEmit', '--strict', '--exactOptionalPropertyTypes', '--allowImportingTsExtensions', '--types', ''];
  const compile = () =>
    run(TSC, ...flags, '--module', 'esnext', '--moduleResolution', 'bundler', '--target', 'es2022', '--lib', 'es2023,dom', example);
  return { types, example, compile };
}

/** What no call takes or answers, in place of what the example has. */
const WRONG = [
  ["sortOrder: 'desc'", "sortOrder: 'down'"],
  ['({ jkje }) => jkje', '({ amount }) => amount'],
  ['{ uuid, code }', '{ uuid }'],
] as const;

it('API-1 an independent generator makes types of the document, which a client compiles with, and which refuse what a call does not take', async () => {
  const { types, example, compile } = await generated();
  for (const operation of ['loans.list', 'session.signIn', 'live.stream'])
    expect(readFileSync(types, 'utf8')).toContain(`"${operation}": {`);
  expect(compile()).toEqual({ status: 0, said: '' });
  const text = readFileSync(example, 'utf8');
  const spoilt = WRONG.reduce((whole, [right, wrong]) => whole.replace(right, wrong), text);
  writeFileSync(example, spoilt);
  const lines = new Set([...compile().said.matchAll(/^\S*example\.ts\((\d+),/gm)].map(([, line]) => Number(line)));
  const expected = WRONG.map(([, wrong]) => spoilt.slice(0, spoilt.indexOf(wrong)).split('\n').length);
  expect([...lines].sort((one, other) => one - other)).toEqual([...new Set(expected)].sort((one, other) => one - other));
});
