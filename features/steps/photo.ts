import { expect, type Page } from '@playwright/test';
import { either } from '../support/either.ts';
import { CenterPage } from '../support/pages/center-page.ts';
import { Then, When } from '../support/test.ts';

/** Where a picture is chosen; its section is opened unless it is the one shown. */
async function choose(page: Page, file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }): Promise<void> {
  await new CenterPage(page).beIn('profile');
  await page.locator('input[type=file]').setInputFiles(file);
}

const pictures = (page: Page) => page.locator('img.hall-avatar');

When(
  'I choose the file {string} that is no picture as my photo',
  '我选择并非图片的文件{string}作为头像',
  async ({ page }, name: string) => {
    await choose(page, { name, mimeType: 'image/png', buffer: Buffer.from('this is no picture') });
  },
);

/** A PNG of this size. */
async function png(page: Page, width: number, height: number): Promise<Buffer> {
  const address = await page.evaluate(
    ([wide, high]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: wide, height: high });
      const pen = canvas.getContext('2d');
      if (pen) Object.assign(pen, { fillStyle: '#c82' }).fillRect(0, 0, 100, 100);
      return canvas.toDataURL('image/png');
    },
    [width, height] as const,
  );
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

When(
  'I choose a picture of {int} by {int} as my photo',
  '我选择{int}×{int}的图片作为头像',
  async ({ page }, width: number, height: number) => {
    await choose(page, { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await png(page, width, height) });
  },
);

/** The smallest one that browsers show. */
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

When('I choose a GIF that says it is a PNG as my photo', '我选择自称PNG的GIF图片作为头像', ({ page }) =>
  choose(page, { name: 'me.png', mimeType: 'image/png', buffer: GIF }),
);

When('I choose a picture of one byte more than 2 MB as my photo', '我选择比2MB多一个字节的图片作为头像', async ({ page }) => {
  const picture = await png(page, 600, 400);
  const buffer = Buffer.concat([picture, Buffer.alloc(2 * 1024 * 1024 + 1 - picture.length)]);
  await choose(page, { name: 'me.png', mimeType: 'image/png', buffer });
});

When('I move and zoom the photo by keyboard and save it', '我用键盘移动、缩放头像并保存', async ({ page }) => {
  const dialog = page.getByRole('dialog');
  const picture = dialog.locator('.reactEasyCrop_Image');
  const area = dialog.getByRole('group', { name: either('裁剪区域', 'Crop area') });
  await expect(area).toBeVisible();
  const before = await picture.getAttribute('style');
  await dialog.getByRole('slider').press('ArrowRight');
  await expect.poll(() => picture.getAttribute('style')).not.toBe(before);
  const zoomed = await picture.getAttribute('style');
  await area.press('ArrowRight');
  await expect.poll(() => picture.getAttribute('style')).not.toBe(zoomed);
  await dialog.getByRole('button', { name: either('保存', 'Save') }).click();
  await expect(dialog).toHaveCount(0);
});

Then('my square photo is shown in the header and in the personal center', '页头和个人中心显示我的正方形头像', async ({ page }) => {
  await expect(page.getByRole('banner').locator('img.hall-avatar')).toBeVisible();
  await expect(pictures(page)).toHaveCount(3);
  // A picture has its place before it has come.
  const size = () =>
    pictures(page).evaluateAll((images) =>
      images.map((image) => [(image as HTMLImageElement).naturalWidth, (image as HTMLImageElement).naturalHeight]),
    );
  await expect.poll(size).toEqual(Array(3).fill([320, 320]));
});

When('I remove the photo and confirm it', '我移除头像并确认', async ({ page }) => {
  const center = new CenterPage(page);
  await center.button('移除头像', 'Remove the photo').click();
  await center.confirm('移除', 'Remove');
});

Then('the default picture is shown in the header', '页头显示默认头像', async ({ page }) => {
  await expect(page.getByRole('banner').locator('svg.hall-avatar')).toBeVisible();
  await expect(pictures(page)).toHaveCount(0);
});
