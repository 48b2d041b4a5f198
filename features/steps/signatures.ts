import { ListPage } from '../support/pages/list-page.ts';
import { When } from '../support/test.ts';

/** In a list whose newest row is the first. */
When('I open the newest signature authority', '我打开最新的签字授权', async ({ page }) => {
  await new ListPage(page).rows
    .first()
    .getByRole('button', { name: /^QZ\d+$/ })
    .click();
});
