import { percentile } from './paced-calls.mjs';

const TIMES = 20;
/** What is wanted of a first page, in ms of one call alone (issue 18). */
const MOST_MS = 100;
const PAGE = { page: 1, pageSize: 20 };

const page = () => PAGE;
const firstGrant = async (client, { authorizations }) => (await client.call(authorizations.all, PAGE)).data.rows[0].number;
const firstProject = async (client, { projects }) => (await client.call(projects.all, PAGE)).data.rows[0].code;

/** The first page of each screen of the hall's own business, by the accounts for which it is long. */
const SCREENS = [
  ['leader', 'projects', 'own', page],
  ['finadmin', 'projects', 'all', page],
  ['finadmin', 'projects', 'ledger', async (client, api) => ({ ...PAGE, project: await firstProject(client, api) })],
  ['finadmin', 'authorizations', 'ofProject', async (client, api) => ({ code: await firstProject(client, api) })],
  ['leader', 'authorizations', 'held', page],
  ['leader', 'authorizations', 'glance'],
  ['leader', 'authorizations', 'given', page],
  ['finadmin', 'authorizations', 'all', page],
  ['finadmin', 'authorizations', 'special', page],
  ['approver', 'authorizations', 'department', page],
  ['finadmin', 'authorizations', 'detail', async (client, api) => ({ number: await firstGrant(client, api) })],
  ['leader', 'authorizations', 'uses', page],
  ['finadmin', 'authorizations', 'uses', page],
  ['finadmin', 'authorizations', 'removalDepartments'],
  ['finadmin', 'authorizations', 'removable', async (client, api) => ({ way: 'project', projects: [await firstProject(client, api)] })],
  ['leader', 'authorizations', 'grantable', page],
  ['leader', 'authorizations', 'notices', page],
  ['staff', 'applications', 'own', page],
  ['leader', 'applications', 'approvals', page],
  ['leader', 'applications', 'audits', page],
  ['leader', 'applications', 'waiting'],
  ['finadmin', 'applications', 'all', page],
  ['leader', 'signatures', 'list', page],
  ['finadmin', 'signatures', 'list', page],
  ['leader', 'statistics', 'authority', () => ({ by: 'month', period: '12' })],
  ['finadmin', 'statistics', 'authority', () => ({ by: 'month', period: '12' })],
];

/** How long a call takes again and again, one after another, in ms, and how many rows its list has. */
async function timed(client, endpoint, request) {
  const times = [];
  let total;
  for (let time = 0; time < TIMES; time++) {
    const began = performance.now();
    const response = await client.send(endpoint, request);
    const body = await response.json();
    times.push(performance.now() - began);
    if (!response.ok || String(body.code) !== '200') throw new Error(`${endpoint.path}: ${JSON.stringify(body).slice(0, 200)}`);
    total = body.data.total;
    // Of an empty list it would tell nothing.
    if (total === 0) throw new Error(`${endpoint.path}: nothing is listed`);
  }
  return { total, first: times[0], middle: percentile(times, 0.5), slowest: percentile(times, 0.95) };
}

/** Asks for the first page of each screen over the data of a large institution. @param clientOf gives the client of a demo account */
export async function benchAuthority(api, clientOf) {
  const clients = new Map();
  const rows = [];
  for (const [who, domain, name, requestOf] of SCREENS) {
    if (!clients.has(who)) clients.set(who, await clientOf(who));
    const client = clients.get(who);
    const { total, first, middle, slowest } = await timed(client, api[domain][name], await requestOf?.(client, api));
    const ms = { 'first ms': first, 'p50 ms': middle, 'p95 ms': slowest };
    const rounded = Object.fromEntries(Object.entries(ms).map(([title, value]) => [title, Number(value.toFixed(1))]));
    rows.push({ call: `${domain}.${name}`, by: who, rows: total ?? '', ...rounded, 'as wanted': middle <= MOST_MS ? 'yes' : 'NO' });
  }
  console.log(`\nFirst pages of authority, a call at a time; wanted: ${MOST_MS} ms`);
  console.table(rows);
}
