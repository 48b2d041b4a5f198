import { api, type Domain } from '@hall/contract/api';
import type { Entity } from '@hall/contract/wire/entity';
import { expect, type Locator, type Page } from '@playwright/test';
import { callNamed } from '../support/calls.ts';
import { named } from '../support/named.ts';
import { Then, When } from '../support/test.ts';

const heading = (page: Page, name: RegExp): Locator => page.getByRole('heading', { level: 3, name });

const addressOf = (call: { readonly method: string; readonly path: string }): string => `${call.method} ${call.path}`;

/** The one call of a domain that is unfolded. */
function described(page: Page, name: string): Locator {
  const { method, path } = callNamed(name);
  const way = page.getByRole('button', { name: `${method.toLowerCase()} ${path}`, exact: true });
  return page.locator('.opblock').filter({ has: way });
}

/** But for those without calls of their own. */
Then('the page of the calls has every domain of the contract', '接口文档列出契约的每个领域', async ({ page }) => {
  const domains = Object.keys(api).filter((domain) => Object.keys(api[domain as Domain]).length > 0);
  for (const domain of domains) await expect(heading(page, new RegExp(`^${domain}\\b`)), domain).toBeVisible();
  await expect(heading(page, /./)).toHaveCount(domains.length);
});

/** A domain as the contract names it, such as `notices`. */
When('I unfold the calls of {string} there', '我在其中展开{string}的接口', ({ page }, domain: string) =>
  heading(page, new RegExp(`^${domain}\\b`))
    .getByRole('button')
    .click(),
);

Then(
  'the page of the calls lists those of {string}, and no others',
  '接口文档列出{string}的接口，没有其他接口',
  async ({ page }, domain: string) => {
    const calls = Object.values(named('domain', domain, api));
    const listed = page.locator('.opblock-summary-control');
    await expect(listed).toHaveCount(calls.length);
    const shown = await listed.evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll('.opblock-summary-method, .opblock-summary-path')].map((part) => part.textContent?.trim()).join(' '),
      ),
    );
    expect(shown.map((text) => text.replaceAll('\u200b', '')).sort()).toEqual(calls.map(addressOf).sort());
  },
);

/** By its [name](#names-of-calls). */
When('I unfold the call {string} there', '我在其中展开接口{string}', ({ page }, name: string) =>
  described(page, name).getByRole('button').first().click(),
);

/** Every field that can be sent is named; of the answer its form, and the codes beside success. */
Then(
  'the call {string} is described there: what is sent, what is answered, and its codes',
  '其中说明接口{string}的请求、应答和代码',
  async ({ page }, name: string) => {
    const block = described(page, name);
    const { request, summary } = callNamed(name);
    await expect(block).toContainText(summary.en);
    const sent = block.locator('.opblock-section-request-body');
    for (const [field] of Object.values((request as Entity<unknown>).fields)) await expect(sent, field).toContainText(field);
    const answers = block.locator('.responses-table');
    for (const status of ['200', '4XX', '5XX']) await expect(answers.getByRole('cell', { name: status, exact: true })).toBeVisible();
    await answers.getByRole('tab', { name: 'Example Value' }).first().click();
    await expect(answers.getByRole('tabpanel').first()).toContainText('"rows"');
  },
);
