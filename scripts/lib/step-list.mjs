import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run.mjs';
import { PARTS } from './step-parts.mjs';

/** A text as code has it, in either kind of quotes. */
const TEXT = String.raw`('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")`;
/** A step's definition: what its words do not say by themselves, its keyword, and its wording in English and in Chinese. */
const STEP = new RegExp(String.raw`^(?:/\*\*((?:(?!\*/)[^])*)\*/\n)?(Given|When|Then)\(\s*${TEXT},\s*${TEXT}`, 'gm');
/** A comment in one line, however many it has in the code. */
const inOneLine = (comment) => comment.replaceAll(/\s*\n \*\s?/g, ' ').trim();
const plain = (text) => text.slice(1, -1).replaceAll(/\\(.)/g, '$1').replaceAll('|', '\\|');

/** @param {string} source of a file of steps */
export const stepsIn = (source) =>
  [...source.matchAll(STEP)].map(([, note = '', keyword, en, zh]) => ({ keyword, en: plain(en), zh: plain(zh), note: inOneLine(note) }));

function tableOf(file, about) {
  const found = stepsIn(readFileSync(join(root, 'features/steps', `${file}.ts`), 'utf8'));
  const rows = found.map(({ keyword, en, zh, note }) => `| ${keyword} | ${en} | ${zh} | ${note.replaceAll('|', '\\|')} |`);
  return `### ${about}\n\n| | English | 中文 | |\n|---|---|---|---|\n${rows.join('\n')}\n`;
}

const linkTo = (about) =>
  `[${about}](#${about
    .toLowerCase()
    .replaceAll(/[^\p{L}\d -]/gu, '')
    .replaceAll(' ', '-')})`;
const parts = Object.entries(PARTS).map(([part, files]) => [part, Object.entries(files)]);
const contents = () => parts.map(([part, files]) => `| ${part} | ${files.map(([, about]) => linkTo(about)).join(' · ')} |`).join('\n');
const sections = () =>
  parts.map(([part, files]) => `## ${part}\n\n${files.map(([file, about]) => tableOf(file, about)).join('\n')}`).join('\n');

/** What scenarios call some calls beside their names in the contract: each name with the call. */
export function shortNames() {
  const source = readFileSync(join(root, 'features/support/calls.ts'), 'utf8');
  const names = source.matchAll(/^ {2}(?:'([^']+)'|([^\s:]+)): api\.([\w.]+) as Endpoint,$/gm);
  return [...names].map(([, quoted, word, call]) => ({ name: quoted ?? word, call }));
}

/** Every call with the names that scenarios have for it. */
async function callRows() {
  const { api } = await import(pathToFileURL(join(root, 'contract/dist/api.js')).href);
  const short = shortNames();
  const rowOf = (call, { en, zh }) => {
    const others = short.filter((one) => one.call === call).map(({ name }) => `\`${name}\``);
    return `| \`${call}\` | ${others.join(', ')} | ${en} (${zh}) |`;
  };
  return Object.entries(api).flatMap(([domain, calls]) =>
    Object.entries(calls).map(([name, { summary }]) => rowOf(`${domain}.${name}`, summary)),
  );
}

/** Every step that a scenario can be written with. */
export async function steps() {
  return `# Steps

For those who write scenarios ([how](product-owners.md)): every sentence that is understood. After this page you can put a scenario together that runs.

Generated from \`features/steps\` by \`npm run docs\`; do not edit. A scenario is written with these steps, in either language;
a feature in Chinese begins with \`# language: zh-CN\`. \`{string}\` is text in double quotes, \`{int}\` a whole number, \`{word}\` one word
without quotes, and \`(s)\` may be left out. Any step may follow Given, When, Then, And or But (假如, 当, 那么, 并且, 但是).

Accounts are named by their sign-in name (\`staff\`, \`admin\`, …), menu entries, tabs and notices as the screen shows them in
the language of the scenario. Unless a scenario says otherwise the interface is in Chinese.
What the server knows of an account, its name too, is asked with the demo password: not of \`weakpass\`, and no longer once a scenario has changed it. Calls have [names](#names-of-calls),
[parameters and addresses](pages-and-parameters.md) stand in their tables. Steps that change the answers to one call do not add up: the last holds,
but for parameters.

What the last column does not say, the words do.

| | |
|---|---|
${contents()}

${sections()}
## Names of calls

What the browser asks the server, by the name that a step takes: the first, or one of the second column. Their
[codes](calls.md#codes) and [rules](calls.md#rules) stand with the calls.

| name | or | |
|---|---|---|
${(await callRows()).join('\n')}
`;
}
