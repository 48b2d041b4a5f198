import { noticesEndpoints } from '@hall/contract/notices';
import { peopleEndpoints } from '@hall/contract/people';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pagesApi } from '../page-kit/api.ts';
import { everythingStale } from '../shared/api/hall-api.ts';
import { newStore } from '../testing/new-store.ts';
import { noticesApi } from './notices/api.ts';
import { peopleApi } from './people/api.ts';

const OTHER = '/api/orders/list';
const asked = vi.fn<(path: string) => void>();

type Dispatch = ReturnType<typeof newStore>['dispatch'];

/** A store on which the rows of two lists are in use. */
async function storeWithLists(...calls: readonly string[]) {
  const store = newStore();
  for (const call of calls) await store.dispatch(pagesApi.endpoints.rows.initiate({ call, list: {}, values: {} }));
  asked.mockClear();
  return store;
}

const { markRead } = noticesApi.endpoints;
const { lockAccount, disableAccount, resetPassword } = peopleApi.endpoints;
const WRITES = [
  ['a notice read', noticesEndpoints.list.path, (dispatch: Dispatch) => dispatch(markRead.initiate({ id: '1', read: true }))],
  [
    'an account locked',
    peopleEndpoints.accounts.path,
    (dispatch: Dispatch) => dispatch(lockAccount.initiate({ staffNumber: '1', locked: true })),
  ],
  [
    'an account disabled',
    peopleEndpoints.accounts.path,
    (dispatch: Dispatch) => dispatch(disableAccount.initiate({ staffNumber: '1', enabled: false })),
  ],
  ['a password reset', peopleEndpoints.accounts.path, (dispatch: Dispatch) => dispatch(resetPassword.initiate({ staffNumber: '1' }))],
] as const;

/** A bound against hanging, in ms. */
const LONGEST = 30_000;

/** What every call here can read. */
const ANSWER = { total: 0, rows: [], mm: 'Tmp#2026' };

const answerAll = (code: number) =>
  vi.stubGlobal('fetch', async (request: Request | string) => {
    asked(new URL(typeof request === 'string' ? request : request.url, 'http://localhost').pathname);
    return Response.json({ code, message: '', data: ANSWER });
  });

beforeEach(() => answerAll(200));
afterEach(() => {
  vi.unstubAllGlobals();
  asked.mockClear();
});

it.each(WRITES)('TABLE-9 %s renews the list it concerns once, and no other that is open', async (_, list, write) => {
  const store = await storeWithLists(list, OTHER);
  await write(store.dispatch);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledWith(list), LONGEST);
  expect(asked.mock.calls.flat().filter((path) => path === list)).toHaveLength(1);
  expect(asked).not.toHaveBeenCalledWith(OTHER);
});

it('TABLE-9 a write that was refused renews nothing', async () => {
  const store = await storeWithLists(peopleEndpoints.accounts.path);
  answerAll(500);
  await store.dispatch(lockAccount.initiate({ staffNumber: '1', locked: true }));
  expect(asked.mock.calls).toEqual([[peopleEndpoints.lockAccount.path]]);
});

it('everything is asked for anew once a duty is met', async () => {
  const store = await storeWithLists(noticesEndpoints.list.path, OTHER);
  store.dispatch(everythingStale());
  await vi.waitFor(() => expect(asked.mock.calls.flat().sort()).toEqual([OTHER, noticesEndpoints.list.path].sort()), LONGEST);
});
