import { api } from '@hall/contract/api';
import type { MenuNode } from '@hall/contract/menu';
import { flatColumns, type TableColumn } from '@hall/contract/table-columns';
import { decodeAnswer, encode } from '@hall/contract/wire/decode';
import type { DataOf, Endpoint, RequestOf } from '@hall/contract/wire/endpoint';
import type { Schema } from '@hall/contract/wire/entity';
import type { Bench, Findings } from './checker.ts';
import { Interrupted } from './exchange.ts';
import type { NamedCall } from './known.ts';
import type { Account } from './session.ts';
import { renew } from './session.ts';
import { answered } from './try-call.ts';

const CHECK = 'a round trip';

/** Stops a round trip at a call that was not answered as it has to be; what it says is told of that call already. */
class Stopped extends Error {}

interface Trip {
  /** Makes a call and tells what is wrong with its answer. @throws Stopped when it was refused */
  readonly make: <E extends Endpoint>(endpoint: E, request?: RequestOf<E>) => Promise<DataOf<E>>;
  /** Tells that a call did another thing than it should. */
  readonly expect: (endpoint: object, holds: boolean, expected: string) => void;
  readonly known: Bench['known'];
  readonly personId: string;
}

/** What is changed with `--write` and put back: what people arrange for themselves. Each stops at the first call that is refused. */
const TRIPS: readonly (readonly [of: object, trip: (trip: Trip) => Promise<void>])[] = [
  [api.menu.addFavourite, favourites],
  [api.habits.save, habits],
  [api.pages.saveColumns, columns],
];

/**
 * Makes the round trips as the first account, and adds what they showed to what is known of their calls.
 * @param stop ends them between two: one that has begun puts back what it changed
 */
export async function roundTrips(bench: Bench, all: Map<NamedCall, Findings>, stop?: AbortSignal): Promise<void> {
  const [account] = bench.accounts;
  if (!account) return;
  const make = makerOf(bench, account, all);
  for (const [of, trip] of TRIPS) {
    if (!findingsOf(all, of)) continue;
    if (stop?.aborted) throw new Interrupted();
    try {
      const { id } = await make(api.account.me);
      await trip({ make, expect: expecting(all), known: bench.known, personId: id });
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
    }
  }
}

const findingsOf = (all: Map<NamedCall, Findings>, endpoint: object): Findings | undefined =>
  [...all].find(([call]) => (call.endpoint as object) === endpoint)?.[1];

const expecting =
  (all: Map<NamedCall, Findings>): Trip['expect'] =>
  (endpoint, holds, expected) =>
    findingsOf(all, endpoint)?.tried(
      CHECK,
      holds ? [] : [{ check: CHECK, field: 'call', expected, got: 'another thing, read afterwards' }],
    );

function makerOf({ ask }: Bench, account: Account, all: Map<NamedCall, Findings>): Trip['make'] {
  return async (endpoint, request) => {
    const sent = endpoint.request ? (encode(endpoint.request as Schema<unknown>, request) as Record<string, unknown>) : undefined;
    const came = await ask(endpoint, { token: account.token, ...(sent && { request: sent }) });
    renew(account, came);
    const answer = answered(came, endpoint, { request: sent ?? {}, madeUp: [] });
    const findings = findingsOf(all, endpoint);
    if (answer.is === 'done' || answer.is === 'wrong') {
      findings?.tried(
        CHECK,
        answer.found.map((one) => ({ ...one, check: CHECK })),
      );
    }
    if (answer.is !== 'done') throw new Stopped(endpoint.path);
    if (findings) findings.extent = undefined;
    if (!endpoint.data) return undefined as DataOf<typeof endpoint>;
    const decoded = decodeAnswer(endpoint.data as Schema<DataOf<typeof endpoint>>, answer.data);
    if (!decoded.ok) throw new Stopped(endpoint.path);
    return decoded.value;
  };
}

const leaves = (nodes: readonly MenuNode[]): MenuNode[] =>
  nodes.flatMap((node) => (node.children?.length ? leaves(node.children) : [node]));
const favouritesIn = (nodes: readonly MenuNode[]): string =>
  leaves(nodes)
    .map(({ id, favourite }) => `${id} ${favourite}`)
    .join();

/** A function that is no common one becomes one, and is none again. */
async function favourites({ make, expect, personId }: Trip): Promise<void> {
  const { mine, addFavourite, removeFavourite } = api.menu;
  const before = await make(mine);
  const [, ...others] = leaves(before);
  const free = others.find(({ favourite }) => favourite === 'none');
  if (!free) return;
  const request = { personId, menuId: free.id, systemId: free.systemId };
  await make(addFavourite, request);
  try {
    const added = leaves(await make(mine)).find(({ id }) => id === free.id);
    expect(addFavourite, added?.favourite !== 'none', 'the function is a common one');
  } finally {
    await make(removeFavourite, request);
  }
  expect(removeFavourite, favouritesIn(await make(mine)) === favouritesIn(before), 'the common functions are as they were');
}

/** A preference that the person has is saved as it is. */
async function habits({ make, expect, personId }: Trip): Promise<void> {
  const { mine, save } = api.habits;
  const before = await make(mine, { personId });
  const [own] = before;
  if (!own) return;
  await make(save, own);
  const same = JSON.stringify(await make(mine, { personId })) === JSON.stringify(before);
  expect(save, same, 'the preferences are as they were');
}

const settingsOf = (table: readonly TableColumn[]) =>
  flatColumns(table).map(({ fieldId, order, shown, width, fixed }) => ({ fieldId, order, shown, width, fixed }));

/** The columns of a page are saved as they are, and forgotten; whoever had arranged them has them so again. */
async function columns({ make, expect, known }: Trip): Promise<void> {
  const { columns: read, saveColumns, restoreColumns } = api.pages;
  const page = known.find(({ pageId, fieldId, prop }) => [pageId, fieldId, prop].every((value) => value !== undefined))?.pageId;
  if (page === undefined) return;
  const pageId = String(page);
  const before = await make(read, { pageId });
  const isAsBefore = async () => JSON.stringify(await make(read, { pageId })) === JSON.stringify(before);
  await make(saveColumns, { pageId, columns: settingsOf(before) });
  try {
    expect(saveColumns, await isAsBefore(), 'the columns are as they were saved');
  } finally {
    await make(restoreColumns, { pageId });
  }
  if (!(await isAsBefore())) await make(saveColumns, { pageId, columns: settingsOf(before) });
  expect(restoreColumns, await isAsBefore(), 'the columns are as they were');
}
