import type { Layout } from '@hall/contract/habits';
import { expect, type Page } from '@playwright/test';
import type { ApiClient } from '../support/api-client.ts';
import { signedInUser } from '../support/person.ts';
import { walkScreen } from '../support/screens.ts';
import { Then } from '../support/test.ts';
import type { Traffic } from '../support/traffic.ts';
import { VIEWS, type Views, WHOLE_VIEWS } from '../support/views.ts';

const LAYOUTS: readonly Layout[] = ['single', 'double', 'top'];

interface Seen {
  readonly page: Page;
  readonly traffic: Traffic;
  readonly api: ApiClient;
}

const inLayouts =
  (views: Readonly<Record<Layout, Views>>) =>
  async ({ page, traffic, api }: Seen, name: string, userName: string) => {
    // Somebody else may see something else there.
    expect(await signedInUser(api, page)).toBe(userName);
    const arrangements = LAYOUTS.map((layout) => ({ name: `-${layout}`, layout, views: views[layout] }));
    expect(await walkScreen(page, traffic, name, arrangements)).toEqual([]);
  };

/** Of the page that is open, signed in as the second; the first names its pictures in `reports/screens`. After `the page looks as the system does`. */
Then(
  '{string} is sound for {string} in each layout and each language, in every appearance and width',
  '{string}对{string}在各布局和各语言、每种外观和宽度下都正常',
  inLayouts(VIEWS),
);

/** As above, and what each layout itself shows in both languages and appearances. */
Then(
  '{string} is sound for {string} in every layout, language, appearance and width',
  '{string}对{string}在每种布局、语言、外观和宽度下都正常',
  inLayouts(WHOLE_VIEWS),
);

/** As above, in the layout that it has, whoever is signed in. */
Then(
  '{string} is sound in every language, appearance and width',
  '{string}在每种语言、外观和宽度下都正常',
  async ({ page, traffic }, name: string) => {
    expect(await walkScreen(page, traffic, name, [{ name: '', views: VIEWS.all }])).toEqual([]);
  },
);
