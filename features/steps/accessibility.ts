import { expect } from '@playwright/test';
import { graveFindings } from '../support/axe.ts';
import { untilShown } from '../support/motion.ts';
import { Then } from '../support/test.ts';

/** A header, a main part, and nothing that the checker axe calls serious or critical. */
Then('the page keeps nobody out', '页面没有严重的无障碍问题', async ({ page, traffic }) => {
  // What is being loaded is dimmed, and nobody is meant to read it.
  await traffic.rest();
  await untilShown(page);
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  expect(await graveFindings(page)).toEqual([]);
});
