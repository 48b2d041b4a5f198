import { readFile } from 'node:fs/promises';
import { api as calls } from '@hall/contract/api';
import { expect, type Page } from '@playwright/test';
import { Then, When } from '../support/test.ts';

const field = (page: Page) => page.getByRole('textbox', { name: /^(核验码|Verification code)$/ });
const result = (page: Page) => page.locator('.verify-result');

/** What a sheet needs to have been noted before. */
function noted<T>(sheet: T | undefined): T {
  if (!sheet) throw new Error('no sheet was noted: "the sheet has a verification code, in letters and to be scanned" does so');
  return sheet;
}

async function submitCode(page: Page, code: string): Promise<void> {
  await field(page).fill(code);
  await field(page).press('Enter');
}

When('I check the verification code {string}', '我核验{string}', ({ page }, code: string) => submitCode(page, code));

/** In small letters and without hyphens, as people do. */
When('I check the verification code of the sheet', '我核验打印页的核验码', ({ page, memory }) =>
  submitCode(page, noted(memory.sheet).code.toLowerCase().replaceAll('-', '')),
);

/** It types the address in the code, and Enter. */
When('a hand-held scanner reads the QR code of the sheet', '扫码枪扫描打印页的二维码', async ({ page, hall, memory }) => {
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(`${hall.url}/verify?code=${noted(memory.sheet).code}`);
  await page.keyboard.press('Enter');
});

/** As the camera of a phone opens the address in it. */
When('I open the address in the QR code of the sheet', '我打开打印页二维码中的地址', async ({ page, address, memory }) => {
  await page.goto(`${address.origin}/verify?code=${noted(memory.sheet).code.replaceAll('-', '')}`);
});

const give = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.getByTestId('sheet-picture').setInputFiles({ name, mimeType, buffer });

When('I take a picture of the sheet', '我拍摄打印页', ({ page, memory }) =>
  give(page, 'sheet.png', 'image/png', noted(memory.sheet).picture),
);

/** Of a part of the page itself, on which there is none: a browser that optimises nothing looks long through all of it. */
When('I take a picture without a QR code', '我拍摄没有二维码的图片', async ({ page }) =>
  give(page, 'page.png', 'image/png', await page.screenshot({ clip: { x: 0, y: 0, width: 720, height: 450 } })),
);

/** That of a sign-in. */
When('I take a picture of another QR code', '我拍摄其他二维码', async ({ page, api }) => {
  const { data } = await api.call(calls.session.createQr);
  await give(page, 'qr.png', 'image/png', Buffer.from(data?.image.split(',')[1] ?? '', 'base64'));
});

When('I choose a file that is no picture', '我选择不是图片的文件', async ({ page }) =>
  give(page, 'notes.png', 'image/png', await readFile(new URL(import.meta.url))),
);

/** Puts the picture, as large as that, into the page's own input: it is too much to be handed over. */
async function giveEnlarged(content: string): Promise<void> {
  const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))]));
  const canvas = new OffscreenCanvas(8660, 5774);
  const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(bitmap, 0, 0, canvas.width, (canvas.width * bitmap.height) / bitmap.width);
  const files = new DataTransfer();
  files.items.add(new File([await canvas.convertToBlob({ type: 'image/jpeg' })], 'huge.jpg', { type: 'image/jpeg' }));
  const input = document.querySelector<HTMLInputElement>('[data-testid="sheet-picture"]');
  if (!input) return;
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Of 50 million pixels. */
When('I choose a huge picture of the sheet', '我选择一张超大的打印页图片', ({ page, memory }) =>
  page.evaluate(giveEnlarged, noted(memory.sheet).picture.toString('base64')),
);

When('I try the check again', '我重试核验', ({ page }) => page.getByRole('button', { name: /^(重试|Try again)$/ }).click());

When('I go on to another sheet', '我核验下一件', async ({ page }) => {
  await page.getByRole('button', { name: /^(核验下一件|Verify another)$/ }).click();
  await expect(result(page)).toHaveCount(0);
});

/** In the reader's language; what is told of a sheet in the language of the scenario is that which the paper says. */
Then('the code is genuine, and what it tells is what the paper says', '核验通过，内容与纸面一致', async ({ page, memory }) => {
  const { lines, code } = noted(memory.sheet);
  await expect(result(page).getByRole('heading', { name: /核验通过|Genuine/ })).toBeVisible();
  await expect(result(page).locator('.verify-code')).toHaveText(code);
  const facts = await result(page).locator('dd').allTextContents();
  const paper = lines.join('\n');
  expect(facts.slice(0, -1).filter((fact) => !paper.includes(fact))).toEqual([]);
  expect(facts.at(-1)).toMatch(/^(打印件|Printout)$/);
});

Then('no sheet has the code, and that is a warning', '提示没有这个核验码', async ({ page }) => {
  await expect(page.getByRole('alert').getByRole('heading', { name: /没有这个核验码|No sheet has this code/ })).toBeVisible();
  await expect(result(page).locator('dd')).toHaveCount(0);
});

/** `{string}` is said below the field, which has the focus of who cannot see it. */
Then('the verification code is refused with {string}', '核验码提示{string}', async ({ page }, text: string) => {
  await expect(field(page)).toHaveAccessibleDescription(text);
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(result(page)).toHaveCount(0);
});

Then('the field of the verification code is empty and has the focus', '核验码输入框已清空并获得焦点', async ({ page }) => {
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await expect(result(page)).toHaveCount(0);
});
