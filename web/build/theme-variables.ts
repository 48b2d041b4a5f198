import type { Plugin } from 'vite';
import { cssVariables } from '../src/shared/theme/tokens.ts';

/** Puts the theme's CSS variables into the page's head, so that what is painted before any script has them too. */
export function themeVariables(): Plugin {
  return {
    name: 'hall:theme-variables',
    transformIndexHtml: () => [{ tag: 'style', children: cssVariables(), injectTo: 'head-prepend' }],
  };
}
