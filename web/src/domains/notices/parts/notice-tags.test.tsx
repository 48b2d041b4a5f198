import type { Notice } from '@hall/contract/notices';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { switchLanguage } from '../../../shared/i18n/language.ts';
import { present } from '../../../testing/browser.tsx';
import { NoticeTags } from './notice-tags.tsx';

beforeEach(() => switchLanguage('en'));

it.each([
  [1, 'Pinned'],
  [2, 'PinnedUrgent'],
  [3, 'PinnedImportant'],
])('NOTICE-1 a notice of level %i is called what the list calls it', (level, text) => {
  present(
    <p data-testid="tags">
      <NoticeTags notice={{ level, pinned: true } as Notice} />
    </p>,
  );
  expect(screen.getByTestId('tags').textContent).toBe(text);
});
