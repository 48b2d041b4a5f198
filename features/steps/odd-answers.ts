import { api } from '@hall/contract/api';
import type { Endpoint } from '@hall/contract/wire/endpoint';
import { expect, type Locator, type Page } from '@playwright/test';
import { either } from '../support/either.ts';
import { left } from '../support/left.ts';
import { Given, Then } from '../support/test.ts';
import { dismissToast } from '../support/toasts.ts';
import type { Traffic } from '../support/traffic.ts';
import { NOT_READ } from '../support/trouble.ts';
import { goInPlace, screensOf } from '../support/walked-screens.ts';
import { type Bent, bendAnswers } from '../support/wire-faults.ts';

/** How pages are made is a matter of its own: without it they would ask for nothing else. */
const HOW_PAGES_ARE: readonly Endpoint[] = [
  api.pages.config,
  api.pages.queryFields,
  api.pages.columns,
  api.pages.namedQueries,
  api.pages.lastQuery,
];

const NOTHING_BENT = 'no answer is changed; a step before has to say how';

interface Walker {
  readonly page: Page;
  readonly traffic: Traffic;
  readonly memory: { readonly bent?: Bent };
}

const MISFIT = { surprise: 1 };

/** To what a page asks for to be shown, from here on, by this browser. */
Given(
  'from here on every call of a page answers with something odd',
  '此后页面的每个接口都返回不符合约定的数据',
  async ({ context, traffic, trouble, memory }) => {
    await traffic.rest();
    trouble.expect(NOT_READ);
    memory.bent = await bendAnswers(context, HOW_PAGES_ARE, () => MISFIT);
  },
);

/** At its end; of what is no list nothing changes. */
Given(
  'from here on every list has a row that does not fit',
  '此后每个列表都多一行不符合约定的数据',
  async ({ context, traffic, trouble, memory }) => {
    await traffic.rest();
    trouble.expect(/ left out/);
    memory.bent = await bendAnswers(context, HOW_PAGES_ARE, (data) => {
      if (Array.isArray(data)) return [...data, MISFIT];
      const { rows } = (data ?? {}) as { rows?: unknown };
      return Array.isArray(rows) ? { ...(data as object), rows: [...rows, MISFIT] } : data;
    });
  },
);

const tryAgain = (page: Page): Locator =>
  page.getByRole('alert').filter({ has: page.getByRole('button', { name: either('重试', 'Try again') }) });

/** Beside the rows, or in a message that comes up. */
const rowMissing = (page: Page): Locator =>
  page
    .getByRole('alert')
    .or(page.getByRole('status'))
    .filter({ hasText: /条数据格式不正确，未显示|rows are not shown because/ });

/** Opens each in turn, in the same document. Where nothing was asked for that came otherwise there is nothing to tell. */
async function walk({ page, traffic, memory }: Walker, person: string, told: (page: Page) => Locator): Promise<void> {
  const bent = left(memory.bent, NOTHING_BENT);
  let tellers = 0;
  for (const address of screensOf(person)) {
    const before = bent.count;
    await goInPlace(page, address);
    await traffic.rest();
    if (bent.count === before) continue;
    tellers += 1;
    await expect(told(page).first(), address).toBeVisible();
    await dismissToast(page);
  }
  expect(tellers, 'screens that had something to tell').toBeGreaterThan(0);
}

/** The screens are those of the walk that looks at them in every way. */
Then(
  'each screen of {string} that asks for something offers to try again',
  '{string}的每个请求数据的页面都可以重试',
  async ({ page, traffic, memory }, person: string) => walk({ page, traffic, memory }, person, tryAgain),
);

/** As above. */
Then(
  'each screen of {string} that asks for a list says that a row is missing',
  '{string}的每个请求列表的页面都说明缺少数据',
  async ({ page, traffic, memory }, person: string) => walk({ page, traffic, memory }, person, rowMissing),
);
