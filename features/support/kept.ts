import { expect, type Page } from '@playwright/test';
import { either } from './either.ts';

/** The personal center is there and says why nothing else is. */
export async function isKept(page: Page, address: string, text?: string): Promise<void> {
  await expect.poll(() => page.url()).toContain(address);
  const told = page.getByRole('main').getByRole('alert');
  await expect(
    text
      ? told
          .getByText(text, { exact: true })
          .or(told.filter({ hasText: text }))
          .first()
      : told.first(),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: either('个人中心', 'Personal center') })).toBeVisible();
}
