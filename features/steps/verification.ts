import { expect } from '@playwright/test';
import { type Unsolved, unsolved } from '../support/hall.ts';
import { left } from '../support/left.ts';
import { SignInPage } from '../support/pages/sign-in-page.ts';
import { WaysIn } from '../support/pages/ways-in.ts';
import { Then, When } from '../support/test.ts';

async function solutionOf(url: string, kind: Unsolved['kind']): Promise<string> {
  const asked = (await unsolved(url)).filter((one) => one.kind === kind);
  return left(asked.at(-1)?.solution, `no ${kind} waits for an answer`);
}

Then('the sign-in form shows a picture code', '登录表单显示图片验证码', async ({ page }) => {
  await expect(page.getByRole('img', { name: /验证图片|Verification picture/ })).toBeVisible();
  await expect(new WaysIn(page).pictureCode).toBeVisible();
});

Then('the sign-in form shows no verification', '登录表单不显示图片验证', async ({ page }) => {
  await expect(new SignInPage(page).button).toBeVisible();
  await expect(new WaysIn(page).pictureCode).toHaveCount(0);
  await expect(new WaysIn(page).slider).toHaveCount(0);
});

/** And signs in with the name and password that were typed. */
When('I answer what the picture shows', '我输入图片中的字符', async ({ page, hall }) => {
  await expect(page.getByRole('img', { name: /验证图片|Verification picture/ })).toBeVisible();
  await new WaysIn(page).pictureCode.fill(await solutionOf(hall.url, 'picture'));
  await new SignInPage(page).button.click();
});

When(
  'I try to sign in as {string} with the password {string} and what the picture shows',
  '我尝试以{string}、密码{string}和图片中的字符登录',
  async ({ page, hall }, userName: string, password: string) => {
    await expect(page.getByRole('img', { name: /验证图片|Verification picture/ })).toBeVisible();
    await new WaysIn(page).pictureCode.fill(await solutionOf(hall.url, 'picture'));
    await new SignInPage(page).submit(userName, password);
  },
);

/** And signs in. */
When('I answer {string} to the picture', '我对图片回答{string}', async ({ page }, text: string) => {
  await expect(page.getByRole('img', { name: /验证图片|Verification picture/ })).toBeVisible();
  await new WaysIn(page).pictureCode.fill(text);
  await new SignInPage(page).button.click();
});

When('I ask for another picture', '我换一张图片', async ({ page }) => {
  const image = page.getByRole('img', { name: /验证图片|Verification picture/ });
  const before = (await image.getAttribute('src')) ?? '';
  await new WaysIn(page).button('换一张', 'Another one').click();
  await expect(image).not.toHaveAttribute('src', before);
});

/** And signs in. */
When('I move the tile to its small letter with the arrow keys', '我用方向键将方块移到对应的小写字母处', async ({ page, hall }) => {
  const { slider } = new WaysIn(page);
  await expect(slider).toBeEnabled();
  const steps = Number(await solutionOf(hall.url, 'slider'));
  await slider.focus();
  for (let step = 0; step < steps; step++) await page.keyboard.press('ArrowRight');
  await new SignInPage(page).button.click();
});

/** And signs in. */
When('I drag the tile to its small letter', '我将方块拖到对应的小写字母处', async ({ page, hall }) => {
  const { slider, tile } = new WaysIn(page);
  await expect(slider).toBeEnabled();
  const [board, held] = [await tile.locator('..').boundingBox(), await tile.boundingBox()];
  if (!board || !held) throw new Error('no tile is shown');
  const pxOfAStep = (board.width - held.width) / Number(await slider.getAttribute('max'));
  const far = Number(await solutionOf(hall.url, 'slider')) * pxOfAStep;
  const [x, y] = [held.x + held.width / 2, held.y + held.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + far / 2, y + 5);
  // The hand may leave the picture.
  await page.mouse.move(x + far, board.y - 20);
  await page.mouse.up();
  await new SignInPage(page).button.click();
});
