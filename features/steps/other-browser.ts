import { expect } from '@playwright/test';
import { inEnglish, languageOf } from '../support/language.ts';
import { left } from '../support/left.ts';
import { withoutMockBanner } from '../support/mock-banner.ts';
import { Frame } from '../support/pages/frame.ts';
import { Shell } from '../support/pages/shell.ts';
import { signedInClient, storeSession } from '../support/person.ts';
import { Given, Then } from '../support/test.ts';

const NO_OTHER = 'nobody has the hall open in another browser; a step before has to say who';

/** At the home page, in the language that this browser has. */
Given(
  '{string} has the hall open in a browser of their own',
  '{string}在自己的浏览器中打开了系统',
  async ({ page, browser, hall, api, memory }, userName: string) => {
    const own = await browser.newContext({ locale: 'zh-CN', baseURL: hall.url });
    await withoutMockBanner(own);
    if ((await languageOf(page)) === 'en') await inEnglish(own);
    const { session } = await signedInClient(api, userName);
    await storeSession(own, hall.url, session);
    memory.other = await own.newPage();
    await new Shell(memory.other).openHome();
  },
);

/** A part of what the footer says there, without a reload. */
Then("the other browser's footer says {string}", '另一浏览器的页脚显示{string}', ({ memory }, text: string) =>
  expect(new Frame(left(memory.other, NO_OTHER)).footer).toContainText(text),
);
