import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';
import { load } from './wire-fields.mjs';
import { isOptional, typesOf } from './wire-types.mjs';

const { api, DOMAIN_NAMES, PERMISSIONS } = await load('api.js');
const { CODES, RULES } = await load('errors.js');
const { factsOf } = await load('openapi/facts.js');
const { onTheWire, remarksIn } = await load('openapi/remarks.js');

const cell = (text) => text.replaceAll('|', '\\|');
const row = (...cells) => `| ${cells.map(cell).join(' | ')} |`;
const code = (text) => `\`${text}\``;

const sources = readdirSync(join(root, 'contract', 'src')).filter((file) => /^[\w-]+\.ts$/.test(file));
const REMARKS = new Map(sources.flatMap((file) => remarksIn(readFileSync(join(root, 'contract', 'src', file), 'utf8'))));

/** What holds for a call, in English. */
const factsOn = (call) =>
  factsOf(call, PERMISSIONS)
    .map(({ en }) => en)
    .join(' · ');

function requestOf(request, types) {
  const fields = types.rowsOf(request);
  if (fields.length === 0) return 'Sends nothing.';
  const rows = fields.map(({ path, type, required, meaning }) => row(code(path), type, required ? 'required' : '', meaning));
  return `| it sends | type | | meaning |\n|---|---|---|---|\n${rows.join('\n')}`;
}

function answerOf({ data, file }, types) {
  if (file) return 'a file';
  if (!data) return 'nothing in `data`';
  return `${types.textOf(data)}${isOptional(data) ? ', or nothing' : ''}`;
}

function blockOf(call, calls, types) {
  const { method, path, summary, request } = call;
  const remark = REMARKS.get(path);
  return [
    `### ${method} ${path}`,
    `${summary.en} (${summary.zh}).${remark ? ` ${onTheWire(remark, calls, request)}` : ''}`,
    `*${factsOn(call)}*`,
    request ? requestOf(request, types) : 'Sends nothing.',
    `Answers ${answerOf(call, types)}.`,
  ].join('\n\n');
}

const shapeOf = ({ name, fields }) =>
  `### ${name}\n\n| field | type | | meaning |\n|---|---|---|---|\n${fields.map(({ path, type, required, meaning }) => row(code(path), type, required ? 'always' : '', meaning)).join('\n')}`;

const anchorOf = (id) => DOMAIN_NAMES[id].en.toLowerCase().replaceAll(' ', '-');

/** Every call of the contract, by domain, and what they answer. */
export async function calls() {
  const types = await typesOf();
  const domains = Object.entries(api).filter(([, its]) => Object.keys(its).length > 0);
  const overview = domains.map(([id, its]) =>
    row(
      `[${DOMAIN_NAMES[id].en}](#${anchorOf(id)})`,
      Object.values(its)
        .map(({ path }) => code(path.slice('/api/'.length)))
        .join(', '),
    ),
  );
  const blocks = domains.map(
    ([id, its]) =>
      `## ${DOMAIN_NAMES[id].en}\n\n${Object.values(its)
        .map((call) => blockOf(call, its, types))
        .join('\n\n')}`,
  );
  const rules = Object.entries(RULES).map(([rule, { zh, en }]) => row(code(rule), zh, en));
  return `# Calls

For those who call the backend, or write one: after this page you can write any call and read its answer.

Generated from the contract by \`npm run docs\`; do not edit. [integrators.md](integrators.md) says what all calls have in common: the envelope,
the token, codes, duties. A \`GET\` sends its fields as a query, a \`POST\` as a JSON body. Beside the codes named at a call, every call can answer
401 (when somebody has to be signed in), 403, 404, 500 and 999.

Types: *text 1–100* is text of 1 to 100 characters; *flag* is the text \`1\` or \`0\`; *boolean* JSON's \`true\` or \`false\`, while values such as \`open\` are texts; *amount* decimal text in yuan with two digits after the
point; *moment* is written \`2026-11-22 09:30:00\` and *day* \`2026-11-22\`, both in Asia/Shanghai; *label* a text or \`{zh, en}\`; *mobile number* 11 digits, from 13 to 19, without a country's code; *phone number* that, or a fixed line such as \`88821104\`, \`0731-88821104\`, \`0731-88821104-602\`; *sealed password* text as
[integrators.md](integrators.md#signing-in-with-a-sealed-password) makes it. \`rows[].id\` is the field \`id\` of each member of the list \`rows\`. In an answer \`?\` marks
what may be left out. What several calls answer is under [Shapes](#shapes).

| domain | calls, below \`/api/\` |
|---|---|
${overview.join('\n')}

${blocks.join('\n\n')}

## Shapes

${types.shapes().map(shapeOf).join('\n\n')}

## Rules

What \`data.rule\` of a refusal can be, with the message in Chinese and what it says in English. \`{field}\` is what the field is called; other
braces take the values of \`data.params\`.

| rule | 中文 | English |
|---|---|---|
${rules.join('\n')}

## Codes

| code | 中文 | English | ends the session |
|---|---|---|---|
${Object.entries(CODES)
  .map(([id, { zh, en, endsSession }]) => row(code(id), zh, en, endsSession ? 'yes' : ''))
  .join('\n')}
`;
}
