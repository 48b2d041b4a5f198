import { wireFields, wireParameters } from './wire-fields.mjs';

const cell = (text) => text.replaceAll('|', '\\|');
const row = (...cells) => `| ${cells.map(cell).join(' | ')} |`;
const byWire = (a, b) => (a.wire.toLowerCase() < b.wire.toLowerCase() ? -1 : a.wire.toLowerCase() > b.wire.toLowerCase() ? 1 : 0);

/** The glossary: each wire name with its English name, its terms, its values and where it occurs. */
export async function glossary() {
  const rows = new Map();
  for (const { wire, name, zh, en, note, where } of await wireFields()) {
    const key = [wire, name, zh, en, note].join('\0');
    const places = rows.get(key)?.places ?? [];
    rows.set(key, { wire, name, zh, en, note, places: [...places, where] });
  }
  const fields = [...rows.values()]
    .sort(byWire)
    .map(({ wire, name, zh, en, note, places }) => row(`\`${wire}\``, `\`${name}\``, zh, en, note, [...new Set(places)].join('; ')));
  const parameters = (await wireParameters())
    .sort(byWire)
    .map(({ wire, name, zh, en, note }) => row(`\`${wire}\``, `\`${name}\``, zh, en, note));
  return `# Glossary

Generated from the contract by \`npm run docs\`; do not edit. The left column is what travels, the second what our code
calls it.

## Fields

| On the wire | In our code | 中文 | English | Values, units | Where |
|---|---|---|---|---|---|
${fields.join('\n')}

## System parameters

| Id | In our code | 中文 | English | Values, units |
|---|---|---|---|---|
${parameters.join('\n')}
`;
}
