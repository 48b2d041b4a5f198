import { api as calls } from '@hall/contract/api';
import { expect } from '@playwright/test';
import { signedInClient, signedInUser } from '../support/person.ts';
import { VIEWS, walkScreen } from '../support/screens.ts';
import { Then } from '../support/test.ts';

const LAYOUTS = [
  { value: '1', layout: 'single' },
  { value: '2', layout: 'double' },
  { value: '3', layout: 'top' },
] as const;

/** Of the page that is open, signed in as the second; the first names its pictures in `reports/screens`. */
Then(
  '{string} is sound for {string} in every layout, language, appearance and width',
  '{string}对{string}在每种布局、语言、外观和宽度下都正常',
  async ({ page, traffic, api }, name: string, userName: string) => {
    // The layout of anybody else would change nothing here.
    expect(await signedInUser(api, page)).toBe(userName);
    const { client, session } = await signedInClient(api, userName);
    const arrangements = LAYOUTS.map(({ value, layout }) => ({
      name: `-${layout}`,
      layout,
      views: VIEWS[layout],
      choose: () => client.call(calls.habits.save, { personId: session.userId, habit: 'layout', value }),
    }));
    expect(await walkScreen(page, traffic, name, arrangements)).toEqual([]);
  },
);

/** As above, in the layout that it has, whoever is signed in. */
Then(
  '{string} is sound in every language, appearance and width',
  '{string}在每种语言、外观和宽度下都正常',
  async ({ page, traffic }, name: string) => {
    expect(await walkScreen(page, traffic, name, [{ name: '', views: VIEWS.all, choose: async () => undefined }])).toEqual([]);
  },
);
