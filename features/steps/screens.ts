import type { Layout } from '@hall/contract/habits';
import { expect, type Page } from '@playwright/test';
import type { DataTable } from 'playwright-bdd';
import type { ApiClient } from '../support/api-client.ts';
import { signedInUser } from '../support/person.ts';
import { walkScreens } from '../support/screens.ts';
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
  async ({ page, traffic, api }: Seen, userName: string, table: DataTable) => {
    // Somebody else may see something else there.
    expect(await signedInUser(api, page)).toBe(userName);
    const screens = table.hashes().map(({ screen = '', address = '' }) => ({ name: screen, address }));
    const arrangements = LAYOUTS.map((layout) => ({ name: `-${layout}`, layout, views: views[layout] }));
    expect(await walkScreens(page, traffic, screens, arrangements)).toEqual([]);
  };

/**
 * A table follows with the columns `screen`, which names its pictures in `reports/screens`, and `address`; the first one is open, and no two
 * are of one page. After `the page looks as the system does`.
 */
Then(
  'each of these is sound for {string} in each layout and each language, in every appearance and width',
  '以下每个页面对{string}在各布局和各语言、每种外观和宽度下都正常',
  inLayouts(VIEWS),
);

/** As above, and what each layout itself shows in both languages and appearances. */
Then(
  'each of these is sound for {string} in every layout, language, appearance and width',
  '以下每个页面对{string}在每种布局、语言、外观和宽度下都正常',
  inLayouts(WHOLE_VIEWS),
);

/** Of the page that is open, in the layout that it has, whoever is signed in. The text names its pictures. */
Then(
  '{string} is sound in every language, appearance and width',
  '{string}在每种语言、外观和宽度下都正常',
  async ({ page, traffic }, name: string) => {
    expect(await walkScreens(page, traffic, [{ name }], [{ name: '', views: VIEWS.all }])).toEqual([]);
  },
);
