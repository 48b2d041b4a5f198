import type { Plugin } from 'vite';

const LINK = /<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+\.css)"[^>]*>/g;
const ENTRY_STYLES = /^assets\/index-[^/]+\.css$/;

/** What a part that loads later needs beside itself, without the styles that are in the page already. */
export const withoutStylesInPage = (_: string, files: readonly string[]): string[] => files.filter((file) => !ENTRY_STYLES.test(file));

/** Puts the styles that the first paint needs into the page itself: asked for by themselves, they would come one round trip later (PERF-3). */
export function stylesInPage(): Plugin {
  return {
    name: 'hall:styles-in-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) =>
        html.replace(LINK, (link, file: string) => {
          const asset = bundle?.[file];
          return asset?.type === 'asset' ? `<style>${asset.source}</style>` : link;
        }),
    },
  };
}
