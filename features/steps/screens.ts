import { api as calls } from '@hall/contract/api';
import { expect } from '@playwright/test';
import { signedInClient } from '../support/person.ts';
import { walkScreen } from '../support/screens.ts';
import { Then } from '../support/test.ts';

const LAYOUTS = { '1': 'single', '2': 'double', '3': 'top' } as const;

Then(
  '{string} is sound for {string} in every layout, language, appearance and width',
  '{string}对{string}在每种布局、语言、外观和宽度下都正常',
  async ({ page, traffic, api }, name: string, userName: string) => {
    const { client, session } = await signedInClient(api, userName);
    const arrangements = Object.entries(LAYOUTS).map(([value, layout]) => ({
      name: `-${layout}`,
      layout,
      choose: () => client.call(calls.habits.save, { personId: session.userId, habit: 'layout', value }),
    }));
    expect(await walkScreen(page, traffic, name, arrangements)).toEqual([]);
  },
);

Then(
  '{string} is sound in every language, appearance and width',
  '{string}在每种语言、外观和宽度下都正常',
  async ({ page, traffic }, name: string) => {
    expect(await walkScreen(page, traffic, name, [{ name: '', choose: async () => undefined }])).toEqual([]);
  },
);
