import { expect, type Page } from '@playwright/test';
import { untilAtRest } from '../support/motion.ts';
import { ListPage } from '../support/pages/list-page.ts';
import { Then, When } from '../support/test.ts';

const frame = (page: Page) => page.getByRole('dialog').locator('.hall-dialog-frame');

async function boxOf(page: Page) {
  const box = await frame(page).boundingBox();
  if (!box) throw new Error('no dialog is open');
  return box;
}

/** The place of a dialog once it has come to rest. */
async function restingBox(page: Page) {
  await untilAtRest(page);
  return boxOf(page);
}

When(
  'I drag the dialog by its header {int} pixels to the right and {int} down',
  '我拖动对话框标题向右{int}像素、向下{int}像素',
  async ({ page, memory }, dx: number, dy: number) => {
    memory.box = await restingBox(page);
    const { x, y } = memory.box;
    await new ListPage(page).drag(x + 120, y + 20, dx, dy);
  },
);

When(
  'I drag the corner of the dialog {int} pixels to the right and {int} down',
  '我拖动对话框右下角向右{int}像素、向下{int}像素',
  async ({ page }, dx: number, dy: number) => {
    const { x, y, width, height } = await restingBox(page);
    await new ListPage(page).drag(x + width - 4, y + height - 4, dx, dy);
  },
);

When('I double-click the header of the dialog', '我双击对话框标题', async ({ page }) => {
  await page.getByRole('dialog').locator('.hall-dialog-head').dblclick();
});

/** A key of the keyboard: `Escape`, `Enter`, `Tab`, `ArrowDown`, `Shift+Tab`. */
When('I press {string}', '我按下{string}键', ({ page }, key: string) => page.keyboard.press(key));

Then(
  'the dialog has moved {int} pixels to the right and {int} down',
  '对话框向右移动了{int}像素、向下移动了{int}像素',
  async ({ page, memory }, dx: number, dy: number) => {
    const { box } = memory;
    if (!box) throw new Error('no dialog has been dragged by its header');
    const moved = async () => {
      const { x, y } = await boxOf(page);
      return [Math.round(x - box.x), Math.round(y - box.y)];
    };
    await expect.poll(moved).toEqual([dx, dy]);
  },
);

Then('the whole dialog is in the window', '对话框完整位于窗口内', async ({ page }) => {
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  const inside = async () => {
    const { x, y, width, height } = await boxOf(page);
    return [x >= 0, y >= 0, x + width <= window.width + 1, y + height <= window.height + 1];
  };
  await expect.poll(inside).toEqual([true, true, true, true]);
});

Then('the dialog is {int} by {int} pixels', '对话框为{int}×{int}像素', async ({ page }, width: number, height: number) => {
  await expect
    .poll(async () =>
      Object.values(await boxOf(page))
        .slice(2)
        .map(Math.round),
    )
    .toEqual([width, height]);
});

Then('the focus stays in the dialog whatever I tab to', '按Tab键焦点不离开对话框', async ({ page }) => {
  // A dialog can be seen a moment before it takes the focus.
  await expect(page.locator('.ant-modal-wrap:focus-within')).toBeAttached();
  const stops = await page.getByRole('dialog').locator('a[href], button, input, select, textarea, [tabindex="0"]').count();
  const round = stops + 2;
  // Backwards it leaves by another end.
  for (const key of [...Array(round).fill('Tab'), ...Array(round).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    const outside = await page.evaluate(() => {
      const focused = document.activeElement;
      // Past the last element the browser's own controls have the focus, which a page sees as its body.
      return focused === document.body || focused?.closest('.ant-modal-wrap') ? '' : (focused?.outerHTML.slice(0, 200) ?? 'nothing');
    });
    expect(outside).toBe('');
  }
});

Then('a dialog is open', '有打开的对话框', async ({ page }) => {
  await expect(page.getByRole('dialog')).toBeVisible();
});

Then('no dialog is open', '没有打开的对话框', async ({ page }) => {
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
