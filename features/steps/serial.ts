import { api as calls } from '@hall/contract/api';
import { wireDay } from '@hall/contract/rules/shanghai';
import { issueSerial } from '@hall/database/serial';
import { expect, type Page } from '@playwright/test';
import type { ApiClient } from '../support/api-client.ts';
import { either } from '../support/either.ts';
import { type Hall, setClock } from '../support/hall.ts';
import { DutyDialog } from '../support/pages/duty-dialog.ts';
import { signedInClient } from '../support/person.ts';
import { Given, When } from '../support/test.ts';

const DAY_MS = 86_400_000;

/** Moves the server to noon in Shanghai, this many days before the last day of the serial number. */
async function goTo(hall: Hall, api: ApiClient, daysBefore: number): Promise<void> {
  const { client } = await signedInClient(api, 'admin');
  const { data } = await client.call(calls.duties.serialWarning);
  expect(data?.state).toBe('valid');
  await setClock(hall, new Date(Date.parse(`${data?.lastDay}T12:00:00+08:00`) - daysBefore * DAY_MS));
}

/** Sets the clock of the server to noon of that day. */
Given('the serial number ends in {int} day(s)', '序列号还有{int}天到期', ({ hall, api }, days: number) => goTo(hall, api, days));

/** As above. */
Given('the serial number ended {int} day(s) ago', '序列号已过期{int}天', ({ hall, api }, days: number) => goTo(hall, api, -days));

async function enter(page: Page, serial: string): Promise<void> {
  const dialog = new DutyDialog(page);
  await dialog.dialog.getByLabel(either('新序列号', 'New serial number')).fill(serial);
  await dialog.button('保存', 'Save').click();
}

/** In the dialog that asks for it. */
When('I enter the serial number {string}', '我输入序列号{string}', ({ page }, serial: string) => enter(page, serial));

async function anotherYear({ services }: Hall): Promise<string> {
  if (!services) throw new Error('this hall runs elsewhere');
  const { value } = await services.database.read.secret.findUniqueOrThrow({ where: { id: 'serial' } });
  return issueSerial(value, wireDay(new Date(services.clock.now().getTime() + 365 * DAY_MS)));
}

/** As above; `@in-process`. */
When('I enter a serial number that is good for another year', '我输入再延长一年的序列号', async ({ page, hall }) =>
  enter(page, await anotherYear(hall)),
);

async function enterOnPage(page: Page, serial: string): Promise<void> {
  const form = page.getByRole('main').getByRole('form', { name: either('录入新序列号', 'Enter another one') });
  await form.getByLabel(either('新序列号', 'New serial number')).fill(serial);
  await form.getByRole('button', { name: /^(保\s?存|Save)$/ }).click();
}

/** And saves it; on `/xtsz/licence`, which has to be open. */
When('I enter {string} as the serial number of the page', '我在页面录入序列号{string}', ({ page }, serial: string) =>
  enterOnPage(page, serial),
);

/** As above; `@in-process`. */
When('I enter a serial number on the page that is good for another year', '我在页面录入再延长一年的序列号', async ({ page, hall }) =>
  enterOnPage(page, await anotherYear(hall)),
);
