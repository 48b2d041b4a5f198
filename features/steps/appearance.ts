import { untilGround } from '../support/brightness.ts';
import { Frame } from '../support/pages/frame.ts';
import { Then, When } from '../support/test.ts';

const CHOICES: Readonly<Record<string, readonly [zh: string, en: string]>> = {
  light: ['浅色', 'Light'],
  浅色: ['浅色', 'Light'],
  dark: ['深色', 'Dark'],
  深色: ['深色', 'Dark'],
  'as the system': ['跟随系统', 'As the system'],
  跟随系统: ['跟随系统', 'As the system'],
};

/** `light`, `dark` or `as the system` (浅色, 深色, 跟随系统). */
When('I choose the appearance {string}', '我选择外观{string}', async ({ page }, name: string) => {
  const choice = CHOICES[name];
  if (!choice) throw new Error(`There is no appearance "${name}"; there are: ${Object.keys(CHOICES).join(', ')}`);
  await new Frame(page).chooseAppearance(...choice);
});

When('the system is dark', '系统为深色', ({ page }) => page.emulateMedia({ colorScheme: 'dark' }));

When('the system is light', '系统为浅色', ({ page }) => page.emulateMedia({ colorScheme: 'light' }));

/** As it looks on paper; a list's sheet comes by `I print the list`. */
When('the page is printed', '打印页面', ({ page }) => page.emulateMedia({ media: 'print' }));

When('the page is on the screen again', '页面回到屏幕', ({ page }) => page.emulateMedia({ media: 'screen' }));

Then('the page is dark', '页面为深色', ({ page }) => untilGround(page, true));

Then('the page is light', '页面为浅色', ({ page }) => untilGround(page, false));
