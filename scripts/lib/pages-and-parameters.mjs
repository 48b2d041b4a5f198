import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run.mjs';

const load = (path) => import(pathToFileURL(join(root, path)).href);
const cell = (text) => text.replaceAll('|', '\\|');
const code = (text) => (text ? `\`${text}\`` : '');
const row = (...cells) => `| ${cells.map(cell).join(' | ')} |`;

/** The demo data have the year in the footer; the list stays the same whenever it is made. */
const SOME_DAY = '2026-11-24';

/** Addresses that no entry of the menu has. */
const BESIDE_THE_MENU = [
  ['/login', '登录', 'Sign-in'],
  ['/logad', '目录登录', 'Sign-in by the directory service'],
  ['/home', '首页', 'Home'],
  ['/personalCenter', '个人中心', 'Personal center'],
];

async function pageRows() {
  const { CATALOGUE } = await load('prisma/dist/catalogue/index.js');
  const configOf = ({ id }) => CATALOGUE.pages.find(({ permissionId }) => permissionId === id)?.config;
  const shipped = CATALOGUE.permissions
    .filter(({ path }) => path)
    .map((entry) => [entry.path, entry.name, entry.nameEn, entry.component, configOf(entry)]);
  return [...BESIDE_THE_MENU, ...shipped].map(([path, zh, en, component, list]) =>
    row(code(path), zh, en, code(component), code(list?.pageId), code(list?.call)),
  );
}

/** What values a parameter may have. */
function valuesOf({ kind, values, unit, note }) {
  const named = Object.entries(values ?? {}).map(([value, [zh, en]]) => `\`${value}\` ${zh} ${en}`);
  return [kind === 'switch' ? '`1` or `0`' : kind === 'choice' ? named.join(', ') : kind, unit?.[1], note?.[1]].filter(Boolean).join('; ');
}

async function parameterRows() {
  const { PARAMETERS } = await load('contract/dist/parameter-table.js');
  const { demoRows } = await load('prisma/dist/seed/domains/parameters.js');
  const inDemo = new Map(demoRows(new Date(SOME_DAY)).parameter.map(({ id, value }) => [id, value]));
  return Object.entries(PARAMETERS).map(([name, entry]) =>
    row(code(name), code(entry.id), entry.zh, entry.en, valuesOf(entry), code(entry.fallback), code(inDemo.get(entry.id))),
  );
}

/** The addresses of the pages, and the system parameters with how they are set. */
export async function pagesAndParameters() {
  return `# Pages and parameters

For those who write scenarios, set the hall up or put a backend behind it: where its pages are, and what can be set. Generated from the catalogue and the contract
by \`npm run docs\`; do not edit.

## Pages

\`When I open "/tzgg"\` (我打开"/tzgg") leads to an address; who may not see it reads so. Conditions and the page of a list are in the address
too: search by hand once and copy it. A menu's route names the component; with the page id a list asks for its configuration and columns.

| address | 中文 | English | component | page id | call of its rows |
|---|---|---|---|---|---|
${(await pageRows()).join('\n')}

## System parameters

In a scenario by the name in the first column, before signing in:

- \`Given the server has the parameter "singleSession" at "1"\` (服务器的参数"singleSession"为"1") sets it on the server, which goes by it too. It is
  what a scenario about a rule needs, and in the next scenario is back at what the demo data have, else at its default.
- \`Given the parameter "watermark" is "1"\` (系统参数"watermark"为"1") changes what this browser is told, and nothing else. It is enough where the
  screen alone goes by it.

For good by the id in the second column, by an operator: \`npm run set-parameter -- watermark 1\` ([operators](operators.md#system-parameters)).
Other values, and none at all, count as the default.

| name | id | 中文 | English | values | default | demo data |
|---|---|---|---|---|---|---|
${(await parameterRows()).join('\n')}
`;
}
