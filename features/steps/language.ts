import { expect, type Page } from '@playwright/test';
import { languageSwitch } from '../support/language.ts';
import { listed } from '../support/named.ts';
import { Shell } from '../support/pages/shell.ts';
import { SignInPage } from '../support/pages/sign-in-page.ts';
import { Given, Then, When } from '../support/test.ts';

declare global {
  interface Window {
    hallPainted?: string[];
  }
}

/** By the switch at the top of the page; where that is too narrow, in the account panel. */
When('I switch the language', '我切换语言', async ({ page }) => {
  await new Shell(page).reach(languageSwitch(page));
  await languageSwitch(page).getByRole('button', { pressed: false }).click();
});

Then('the interface is in English', '界面为英文', async ({ page }) => {
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await new Shell(page).reach(languageSwitch(page));
  await expect(languageSwitch(page).getByRole('button', { name: 'English', pressed: true })).toBeVisible();
});

Then('the interface is in Chinese', '界面为中文', async ({ page }) => {
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await new Shell(page).reach(languageSwitch(page));
  await expect(languageSwitch(page).getByRole('button', { name: '中文', pressed: true })).toBeVisible();
});

Then('the language switch is there', '显示语言切换', async ({ page }) => {
  await expect(languageSwitch(page)).toBeVisible();
});

Then('the language switch is not there', '不显示语言切换', async ({ page }) => {
  await expect(page.getByRole('contentinfo')).toHaveText(/./);
  await expect(languageSwitch(page)).toHaveCount(0);
});

Then(
  'the sign-in page shows the organisation, the system, the logo and the footer',
  '登录页显示单位、系统、标志和页脚',
  async ({ page }) => {
    const { identity } = new SignInPage(page);
    await expect(identity).toHaveText(/江州大学|Jiangzhou University/);
    await expect(identity).toHaveText(/财务网上办事大厅|Finance Hall/);
    await expect(identity.locator('svg')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveText(/./);
  },
);

/** From the next page that is opened. */
const watchPainting = (page: Page) =>
  page.addInitScript(() => {
    const painted: string[] = [];
    window.hallPainted = painted;
    const look = () => {
      if (document.body) painted.push(document.body.innerText);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

When('I reload the page, watching what is painted', '我刷新页面并观察显示过程', async ({ page, traffic }) => {
  await traffic.rest();
  await watchPainting(page);
  await page.reload();
});

When('I open {string}, watching what is painted', '我打开{string}并观察显示过程', async ({ page }, address: string) => {
  await watchPainting(page);
  await page.goto(address);
});

/** Tags such as `de-DE`, with commas between them; from the next page that is loaded on. */
Given('the browser speaks {string}', '浏览器的语言为{string}', ({ context }, tags: string) =>
  context.addInitScript(
    (languages) => Object.defineProperty(navigator, 'languages', { get: () => languages, configurable: true }),
    listed(tags),
  ),
);

const offer = (page: Page) => page.getByRole('button', { name: 'Use the hall in English' });

When('I take English as it is offered', '我接受使用英文的提示', ({ page }) => offer(page).click());

When('I turn down English as it is offered', '我关闭使用英文的提示', async ({ page }) => {
  await expect(offer(page)).toBeVisible();
  await page.getByRole('button', { name: 'Keep the hall in Chinese' }).click();
});

Then('English is offered', '有使用英文的提示', ({ page }) => expect(offer(page)).toBeVisible());

/** Once the parameters are known. */
Then('English is not offered', '没有使用英文的提示', async ({ page }) => {
  await expect(page.getByRole('contentinfo')).toHaveText(/./);
  await expect(offer(page)).toHaveCount(0);
});

Then('the sign-in page says {string}', '登录页显示{string}', async ({ page }, text: string) => {
  await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
});

Then('no text in Chinese was painted', '没有显示过中文', async ({ page }) => {
  const painted = await page.evaluate(() => window.hallPainted ?? []);
  expect(painted.length).toBeGreaterThan(1);
  // The switch names each language in itself.
  expect(painted.filter((text) => /\p{Script=Han}/u.test(text.replace('中文', '')))).toEqual([]);
});

/** Before any script has come. */
Then('the page shows its identity without any words', '页面显示标识而没有文字', async ({ page }) => {
  const { words, painted } = await page.evaluate(() => {
    const at = (x: number) => getComputedStyle(document.elementFromPoint(x, 40) ?? document.body).backgroundColor;
    return { words: document.body.innerText.trim(), painted: [at(40), at(window.innerWidth - 40)] };
  });
  expect(words).toBe('');
  expect(painted[0]).not.toBe('rgba(0, 0, 0, 0)');
  expect(painted[0]).not.toBe(painted[1]);
});
