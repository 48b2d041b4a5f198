import { readParameters } from '@hall/contract/parameter-table';
import { expect, it } from 'vitest';
import { contrast, READABLE } from '../shared/theme/colours.ts';
import { lookOf, type Shade } from '../shared/theme/look.ts';
import { layoutTokensOf } from './layout-tokens.ts';

it.each<Shade>(['light', 'dark'])('SHELL-8 %s: an entry of the menu can be read under the pointer', (shade) => {
  const look = lookOf(readParameters([]), shade);
  const { sider } = layoutTokensOf(look, 56);
  expect(contrast(look.menu.hover, sider.colorTextMenuItemHover)).toBeGreaterThanOrEqual(READABLE);
});
