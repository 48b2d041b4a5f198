import { seededPerson } from '../support/person.ts';
import { When } from '../support/test.ts';

/** On `/authorizations/why`, which has to be open: a project by its code, oneself or a person by the sign-in name, and yuan. */
When(
  'I ask whether {string} can spend {string} yuan of the project {string}',
  '我排查{string}能否支出{string}元，使用项目{string}',
  async ({ page }, userName: string, yuan: string, code: string) => {
    const form = page.getByRole('form', { name: /^(使用排查|Check project use)$/ });
    const choose = async (label: RegExp, typed: string) => {
      await form.getByRole('combobox', { name: label }).fill(typed);
      await page.locator('.ant-select-dropdown:visible .ant-select-item-option').filter({ hasText: typed }).click();
    };
    await choose(/^(项目|Project)$/, code);
    if (userName !== 'myself') await choose(/^(人员|Person)$/, seededPerson(userName).staffNumber);
    await form.getByLabel(/^(金额|Amount)$/).fill(yuan);
    await form.getByRole('button', { name: /^(排查|Check)$/ }).click();
  },
);
