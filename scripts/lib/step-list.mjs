import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** A step's definition: what its words do not say by themselves, its keyword, and its wording in English and in Chinese. */
const STEP = /^(?:\/\*\* (.*) \*\/\n)?(Given|When|Then)\(\s*'((?:[^'\\]|\\.)*)',\s*'((?:[^'\\]|\\.)*)'/gm;
const plain = (wording) => wording.replaceAll("\\'", "'").replaceAll('\\\\', '\\').replaceAll('|', '\\|');

function stepsOf(file) {
  const rows = [...readFileSync(join(root, 'features/steps', file), 'utf8').matchAll(STEP)].map(
    ([, note = '', keyword, en, zh]) => `| ${keyword} | ${plain(en)} | ${plain(zh)} | ${plain(note)} |`,
  );
  return `## ${file.replace('.ts', '').replaceAll('-', ' ')}\n\n| | English | 中文 | |\n|---|---|---|---|\n${rows.join('\n')}\n`;
}

/** Every step that a scenario can be written with. */
export function steps() {
  const files = readdirSync(join(root, 'features/steps'))
    .filter((file) => file.endsWith('.ts'))
    .sort();
  return `# Steps

For those who write scenarios ([how](product-owners.md)): every sentence that is understood. After this page you can put a scenario together that runs.

Generated from \`features/steps\` by \`npm run docs\`; do not edit. A scenario is written with these steps, in either language;
a feature in Chinese begins with \`# language: zh-CN\`. \`{string}\` is text in double quotes, \`{int}\` a whole number, and
\`(s)\` may be left out. Any step may follow Given, When, Then, And or But (假如, 当, 那么, 并且, 但是).

Accounts are named by their sign-in name (\`staff\`, \`admin\`, …), menu entries, tabs and notices as the screen shows them in
the language of the scenario. Unless a scenario says otherwise the interface is in Chinese. Calls are named as in the contract
(\`notices.list\` is \`list\` in \`contract/src/notices.ts\`), [parameters and addresses](pages-and-parameters.md) as in their tables.

What the last column does not say, the words do.

${files.map(stepsOf).join('\n')}`;
}
