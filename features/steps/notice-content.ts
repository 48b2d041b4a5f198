import { api as calls } from '@hall/contract/api';
import { type BrowserContext, expect } from '@playwright/test';
import { ATTACKING_HTML, expectNothingRuns, LAST_WORD, PARSED } from '../support/attacks.ts';
import { NoticesPage } from '../support/pages/notices-page.ts';
import { Given, Then } from '../support/test.ts';
import { changeAnswer } from '../support/wire-faults.ts';

const firstSays = (context: BrowserContext, content: string) =>
  changeAnswer(context, calls.notices.list, ({ total, rows: [first, ...others] }) => ({
    total,
    rows: first ? [{ ...first, content, contentEn: content }, ...others] : [],
  }));

/** Before the list is opened; for this browser alone: its content is changed on the way. */
Given('the first notice has a table of {int} rows', '第一条公告含有{int}行的表格', ({ context }, rows: number) =>
  firstSays(context, `<table><tbody>${'<tr><td>科研项目经费</td><td>86,000.00</td></tr>'.repeat(rows)}</tbody></table>`),
);

/** As above. */
Given('the first notice says {string}', '第一条公告的内容是{string}', ({ context }, text: string) => firstSays(context, `<p>${text}</p>`));

/** As above. */
Given('the first notice carries every attack of the corpus', '第一条公告含有全部攻击样本', ({ context, trouble }) => {
  trouble.expect(PARSED);
  return firstSays(context, ATTACKING_HTML);
});

Then(
  'the table in the dialog is at most {int} pixels high and can be scrolled',
  '对话框中的表格高度不超过{int}像素并可滚动',
  async ({ page }, height: number) => {
    const table = new NoticesPage(page).dialog.getByRole('table');
    await expect(table).toBeVisible();
    const box = await table.evaluate(({ parentElement: box }) => ({ shown: box?.clientHeight ?? 0, whole: box?.scrollHeight ?? 0 }));
    expect(box.shown).toBeLessThanOrEqual(height);
    expect(box.whole).toBeGreaterThan(height);
  },
);

Then(
  'the dialog has a link to {string} that opens in a new window without access to ours',
  '对话框中有指向{string}的链接，在新窗口打开且不能访问本窗口',
  async ({ page }, address: string) => {
    const link = new NoticesPage(page).dialog.getByRole('link', { name: address, exact: true });
    await expect(link).toHaveAttribute('href', address);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
  },
);

/** After a notice with the attacks was opened. */
Then('nothing of it has run and nothing that could run is in the dialog', '样本没有运行，对话框中也没有可运行的内容', async ({ page }) => {
  const article = new NoticesPage(page).dialog.getByRole('article');
  await expect(article).toContainText(LAST_WORD);
  const left = await article.evaluate((element) => {
    const dangerous = 'script,iframe,object,embed,form,input,style,link,meta,base,svg script,svg animate,video,audio';
    const all = [...element.querySelectorAll('*')];
    const attributes = all.flatMap((part) => [...part.attributes].map(({ name, value }) => `${name}=${value}`));
    const running = attributes.filter((text) => /^on|javascript:|vbscript:|data:text|^style=.*position/i.test(text.replace(/[\t\n]/g, '')));
    return [...[...element.querySelectorAll(dangerous)].map(({ outerHTML }) => outerHTML), ...running];
  });
  expect(left).toEqual([]);
  await expectNothingRuns(page);
});
