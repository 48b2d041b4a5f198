import { readParameters } from '@hall/contract/parameter-table';
import { theme } from 'antd';
import { expect, it, vi } from 'vitest';
import { antdThemeOf } from './antd-theme.ts';
import { contrast, READABLE } from './colours.ts';
import { lookOf, type Shade } from './look.ts';

vi.stubGlobal('matchMedia', () => ({ matches: false }));

it.each<Shade>(['light', 'dark'])(
  'SHELL-16 %s: what is written on a button, and a button without ground, can be read under the pointer',
  (shade) => {
    const look = lookOf(readParameters([]), shade);
    const token = theme.getDesignToken(antdThemeOf(look));
    for (const ground of [token.colorPrimary, token.colorPrimaryHover, token.colorPrimaryActive])
      expect(contrast(ground, token.colorTextLightSolid)).toBeGreaterThanOrEqual(READABLE);
    for (const text of [token.colorError, token.colorErrorHover, token.colorPrimaryHover, token.colorLinkHover])
      expect(contrast(look.colours.surface, text)).toBeGreaterThanOrEqual(READABLE);
  },
);
