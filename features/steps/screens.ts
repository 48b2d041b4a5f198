import { expect } from '@playwright/test';
import { signedInUser } from '../support/person.ts';
import { walkScreen } from '../support/screens.ts';
import { Then } from '../support/test.ts';
import { VIEWS } from '../support/views.ts';

const LAYOUTS = ['single', 'double', 'top'] as const;

/** Of the page that is open, signed in as the second; the first names its pictures in `reports/screens`. After `the page looks as the system does`. */
Then(
  '{string} is sound for {string} in every layout, language, appearance and width',
  '{string}对{string}在每种布局、语言、外观和宽度下都正常',
  async ({ page, traffic, api }, name: string, userName: string) => {
    // Somebody else may see something else there.
    expect(await signedInUser(api, page)).toBe(userName);
    const arrangements = LAYOUTS.map((layout) => ({ name: `-${layout}`, layout, views: VIEWS[layout] }));
    expect(await walkScreen(page, traffic, name, arrangements)).toEqual([]);
  },
);

/** As above, in the layout that it has, whoever is signed in. */
Then(
  '{string} is sound in every language, appearance and width',
  '{string}在每种语言、外观和宽度下都正常',
  async ({ page, traffic }, name: string) => {
    expect(await walkScreen(page, traffic, name, [{ name: '', views: VIEWS.all }])).toEqual([]);
  },
);
