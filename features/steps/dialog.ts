import { expect, type Page } from '@playwright/test';
import { untilAtRest } from '../support/motion.ts';
import { DutyDialog } from '../support/pages/duty-dialog.ts';
import { ListPage } from '../support/pages/list-page.ts';
import { NoticesPage } from '../support/pages/notices-page.ts';
import { Shell } from '../support/pages/shell.ts';
import { Then, When } from '../support/test.ts';

Then('a dialog is open', '有打开的对话框', async ({ page }) => {
  await expect(page.getByRole('dialog')).toBeVisible();
});

/** At this moment; `no dialog comes` waits for what the page asks when it starts. */
Then('no dialog is open', '没有打开的对话框', async ({ page }) => {
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** By its “Close” (关闭). */
When('I close the dialog', '我关闭对话框', async ({ page }) => {
  const { dialog } = new NoticesPage(page);
  await dialog
    .getByRole('button', { name: /^(关\s?闭|Close)$/ })
    .first()
    .click();
  await expect(dialog).toHaveCount(0);
});

/** The whole words of a button. */
When('I choose {string} in the dialog', '我在对话框选择{string}', async ({ page }, name: string) => {
  await new DutyDialog(page).button(name).click();
});

/** The whole words of a button, in a dialog that has come to rest. */
Then('{string} of the dialog is in sight', '对话框的{string}在可见范围内', async ({ page }, name: string) => {
  await expect(new DutyDialog(page).button(name)).toBeInViewport({ ratio: 1 });
});

/** The whole words of a button, and the whole title of the one dialog there is. */
When('I choose {string} in the dialog {string}', '我选择{string}，在对话框{string}中', async ({ page }, button: string, title: string) => {
  const dialog = new DutyDialog(page);
  await dialog.isOnly(title);
  await dialog.button(button).click();
});

/** By “Cancel” (取消) in the dialog that asks. */
When('I decline', '我选择取消', async ({ page }) => {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(取\s?消|Cancel)$/ })
    .click();
});

When('I click beside the dialog', '我点击对话框以外的地方', async ({ page }) => {
  await page.mouse.click(5, 400);
});

/** In a dialog; a part of its text is enough, as with `the dialog says {string}`. */
Then('I am asked {string}', '系统询问{string}', async ({ page }, question: string) => {
  await expect(page.getByRole('dialog').getByText(question)).toBeVisible();
});

/** `{string}` is the whole text of one part of the dialog; `the dialog says {string}` takes a part of all that it says. */
Then('a dialog tells {string}', '弹出对话框说明{string}', ({ page }, text: string) =>
  expect(page.getByRole('dialog').getByText(text, { exact: true })).toBeVisible(),
);

/** `{string}` is a part of what the dialog says. */
Then('the dialog says {string}', '对话框提示{string}', async ({ page }, text: string) => {
  await expect(new DutyDialog(page).dialog).toContainText(text);
});

/** By its whole title. */
Then('the dialog {string} is the only one', '只有对话框{string}', ({ page }, title: string) => new DutyDialog(page).isOnly(title));

Then('the dialog has no button {string}', '对话框没有{string}按钮', async ({ page }, name: string) => {
  const { dialog } = new DutyDialog(page);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name, exact: true })).toHaveCount(0);
});

/** Nor with the answers to what the page asks when it starts; for somebody who is signed in. */
Then('no dialog comes', '没有出现对话框', async ({ page, traffic }) => {
  await expect(new Shell(page).account).toBeVisible();
  // A dialog would come with the answers to what the page asks when it starts.
  await traffic.rest();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

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
