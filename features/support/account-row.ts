import { expect, type Locator, type Page } from '@playwright/test';
import { ListPage } from './pages/list-page.ts';
import { seededPerson } from './person.ts';

/** The row of a person among the accounts, which are searched for it. */
export async function rowOf(page: Page, userName: string): Promise<Locator> {
  const { staffNumber } = seededPerson(userName);
  await page.getByLabel(/^(姓名或工号|Name or staff number)$/).fill(staffNumber);
  await page.keyboard.press('Enter');
  const { rows } = new ListPage(page);
  const row = rows.filter({ hasText: staffNumber });
  // The list before may have the row as well, elsewhere: a click is lost when the row moves.
  await expect(rows).toHaveCount(1);
  await expect(row).toHaveCount(1);
  return row;
}
