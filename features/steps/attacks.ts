import { api as calls } from '@hall/contract/api';
import { PARAMETERS, type ParameterName } from '@hall/contract/parameter-table';
import { expect, type Page } from '@playwright/test';
import { ALL_ATTACKS, ATTACKS, expectNothingRuns } from '../support/attacks.ts';
import { NoticesPage } from '../support/pages/notices-page.ts';
import { Given, Then } from '../support/test.ts';
import { changeAnswer, setParameter } from '../support/wire-faults.ts';

// All of them change what travels to this browser alone, before the page that shows it is opened.

const label = { zh: ALL_ATTACKS, en: ALL_ATTACKS };

/** Titles and publishers of as many notices; the first has as many attachments. */
Given('notices and their attachments are called like every attack', '公告及其附件以全部攻击样本为名', ({ context }) =>
  changeAnswer(context, calls.notices.list, (answer) => {
    const [first] = answer.rows;
    if (!first) return answer;
    const attachments = ATTACKS.map((name, index) => ({ id: `file.${index}`, name, size: 1 }));
    const rows = ATTACKS.map((title, index) => ({
      ...{ ...first, id: `attack.${index}`, title, titleEn: title, publisher: title, publisherEn: title },
      attachments: index === 0 ? attachments : [],
    }));
    return { ...answer, total: rows.length, rows };
  }),
);

/** Each parameter that is a text: the names of system and institution, the footer, the tip after signing in and others. */
Given('every text of the institution is every attack', '单位的每一处文字都是全部攻击样本', async ({ context }) => {
  const texts = Object.entries(PARAMETERS).filter(([, { kind }]) => kind === 'text') as [ParameterName, unknown][];
  for (const [name] of texts) await setParameter(context, name, ALL_ATTACKS);
  const footer = { rights: ALL_ATTACKS, rightsEn: ALL_ATTACKS, address: ALL_ATTACKS, addressEn: ALL_ATTACKS };
  await changeAnswer(context, calls.parameters.footer, () => footer);
});

/** The name of the page, its query fields with what they offer, and its columns. */
Given('pages are configured with every attack', '页面配置的每一处文字都是全部攻击样本', async ({ context }) => {
  const option = { zh: ALL_ATTACKS, en: ALL_ATTACKS };
  await changeAnswer(context, calls.pages.config, (config) => ({
    ...{ ...config, title: label, searchPlaceholder: label },
    fields: config.fields.map((field) => ({
      ...{ ...field, title: label, placeholder: label },
      options: field.options.map((offered) => ({ ...offered, ...option })),
    })),
  }));
  await changeAnswer(context, calls.pages.columns, (columns) => columns.map((column) => ({ ...column, labels: label })));
});

/** What sources tell of items, and what the hall has told the person. */
Given('what waits is called like every attack', '待办事项和推送通知以全部攻击样本为名', async ({ context }) => {
  const named = ATTACKS.map((title, index) => ({ id: `attack.${index}`, title, titleEn: title }));
  await changeAnswer(context, calls.todos.pending, (sources) =>
    sources.map((source) => ({ ...source, name: ALL_ATTACKS, nameEn: ALL_ATTACKS })),
  );
  await changeAnswer(context, calls.todos.count, () => ({ state: 'counted' as const, count: named.length, items: named }));
  await changeAnswer(context, calls.todos.pulled, () => ({
    ...{ total: named.length, unread: named.length },
    rows: named.map((one) => ({ ...one, sentAt: '2026-11-26 09:00:00', read: false as const })),
  }));
});

/** White space apart, which some places fold. */
const missing = async (page: Page): Promise<string[]> => {
  const seen = await page.evaluate(() => {
    const typed = [...document.querySelectorAll('input')].map(({ placeholder }) => placeholder);
    return [document.body.textContent, ...typed].join('').replace(/\s/g, '');
  });
  return ATTACKS.filter((attack) => !seen.includes(attack.replace(/\s/g, '')));
};

/** Wherever they are. */
Then('every attack stands on the page as text, and none has run', '全部攻击样本按原文显示，没有一个运行', async ({ page }) => {
  await expect.poll(() => missing(page)).toEqual([]);
  await expectNothingRuns(page);
});

Then(
  'the notice lists every attack among its attachments, and none has run',
  '公告的附件按原文列出全部攻击样本，没有一个运行',
  async ({ page }) => {
    const { dialog } = new NoticesPage(page);
    for (const attack of [ATTACKS[0], ATTACKS.at(-1)]) await expect(dialog).toContainText(attack as string);
    await expectNothingRuns(page);
  },
);
