import { type CallReport, type Difference, EXTENTS, type Report, VERDICTS, type Verdict } from './outcome.ts';
import { summaryOf } from './table.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const safe = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

const ORDER: readonly Verdict[] = ['differs', 'not run', 'absent', 'conforms'];
const idOf = (verdict: Verdict): string => verdict.replace(' ', '-');

/** What is shown alone follows from the anchor in the address, so that no script is needed. */
const FILTERS = ORDER.map(
  (
    verdict,
  ) => `body:has(#${idOf(verdict)}:target) .call:not(.${idOf(verdict)}), body:has(#${idOf(verdict)}:target) section:not(:has(.${idOf(verdict)})) { display: none }
body:has(#${idOf(verdict)}:target) nav a[href="#${idOf(verdict)}"] { background: var(--line) }`,
).join('\n');

const STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#1b1f24, #e3e6ea); --paper: light-dark(#fff, #15181c); --line: light-dark(#d8dde3, #343a42);
  --soft: light-dark(#596270, #a2abb6); --conforms: light-dark(#176b36, #6fcf8f); --differs: light-dark(#b3221b, #ff8f86);
  --not-run: light-dark(#8a5a00, #e6b450); --absent: light-dark(#1d5fa8, #82b6f2) }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 76rem; padding: 1.5rem 1rem 4rem; font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper) }
h1 { font-size: 1.5rem; margin: 0; overflow-wrap: anywhere } h2 { font-size: 1.1rem; margin: 2rem 0 .25rem }
p { margin: .4rem 0; color: var(--soft) } code { font: 13px/1.5 ui-monospace, monospace; overflow-wrap: anywhere }
nav { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: .5rem; padding: .75rem 0; background: var(--paper) }
nav a { padding: .2rem .7rem; border: 1px solid var(--line); border-radius: 1rem; color: inherit; text-decoration: none }
nav span { display: none }
.call { border-top: 1px solid var(--line); padding: .5rem 0 .5rem; display: grid; grid-template-columns: 8.5rem 1fr; gap: 0 1rem }
.call > b { font-weight: 600 } .conforms > b { color: var(--conforms) } .differs > b { color: var(--differs) }
.not-run > b { color: var(--not-run) } .absent > b { color: var(--absent) }
.call p { margin: 0 } .table { overflow-x: auto; margin-top: .4rem }
table { border-collapse: collapse; width: 100%; font-size: 14px } th, td { text-align: left; vertical-align: top; padding: .25rem .75rem .25rem 0 }
th { color: var(--soft); font-weight: 500 } tr + tr td { border-top: 1px solid var(--line) }
@media (max-width: 40rem) { .call { grid-template-columns: 1fr } thead { display: none } td { display: block; padding: 0 } td:first-child { padding-top: .4rem }
  tr + tr td:not(:first-child) { border-top: 0 } td + td::before { color: var(--soft) } td:nth-child(2)::before { content: 'expected ' }
  td:nth-child(3)::before { content: 'got ' } td:nth-child(4)::before { content: 'in ' } }
${FILTERS}`;

const cell = (text: string): string => `<td>${text}</td>`;
const code = (text: string): string => `<code>${safe(text)}</code>`;

function differenceRow({ check, field, expected, got, times, readAllTheSame }: Difference): string {
  const more = [times ? `${times} rows` : '', readAllTheSame ? 'the web reads it all the same' : ''].filter(Boolean).join('; ');
  return `<tr>${cell(code(field))}${cell(safe(expected))}${cell(code(got) + (more ? `<p>${more}</p>` : ''))}${cell(safe(check))}</tr>`;
}

const differencesTable = (differences: readonly Difference[]): string =>
  differences.length === 0
    ? ''
    : `<div class="table"><table><thead><tr><th>field</th><th>expected</th><th>got</th><th>where</th></tr></thead><tbody>${differences.map(differenceRow).join('')}</tbody></table></div>`;

function callOf({ method, path, verdict, summary, spec, account, checks, reason, extent, surplus, differences }: CallReport): string {
  const facts = [
    spec === undefined ? 'an addition of ours' : `section ${spec}`,
    account ? `as ${account}` : '',
    extent && verdict === 'conforms' ? EXTENTS[extent] : '',
    checks.length > 0 ? `checked: ${checks.join(', ')}` : '',
    surplus.length > 0 ? `beside the contract: ${surplus.join(', ')}` : '',
  ].filter(Boolean);
  return `<article class="call ${idOf(verdict)}"><b>${VERDICTS[verdict]}</b><div>${code(`${method} ${path}`)}
<p>${safe(summary.en)} · <span lang="zh">${safe(summary.zh)}</span></p><p>${safe(facts.join(' · '))}</p>${reason ? `<p>${safe(reason)}</p>` : ''}${differencesTable(differences)}</div></article>`;
}

/** The report as a page: one file, no script; the anchors of its head show one verdict alone. */
export function pageOf(report: Report): string {
  const { base, at, accounts, write, counts, notes, calls } = report;
  const domains = [...new Set(calls.map(({ domain }) => domain))];
  const who = accounts.length > 0 ? `as ${accounts.join(', ')}` : 'as nobody';
  const filters = ORDER.map(
    (verdict) => `<span id="${idOf(verdict)}"></span><a href="#${idOf(verdict)}">${VERDICTS[verdict]} ${counts[verdict]}</a>`,
  );
  const sections = domains.map(
    (domain) =>
      `<section><h2>${safe(domain)}</h2>${calls
        .filter((call) => call.domain === domain)
        .map(callOf)
        .join('\n')}</section>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Conformance of ${safe(base)}</title><style>${STYLE}</style></head>
<body><h1>Conformance of ${safe(base)}</h1><p>${safe(summaryOf(report))}</p><p>${safe(at)}, ${safe(who)}, ${write ? 'with' : 'without'} --write</p>
${notes.map((note) => `<p>${safe(note)}</p>`).join('\n')}
<nav><a href="#">all ${calls.length}</a>${filters.join('')}</nav>
${sections.join('\n')}
</body></html>
`;
}
