import type { Plugin } from 'vite';

const LINK = /<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+\.css)"[^>]*>/g;

/**
 * Puts the styles that the first paint needs into the page itself: asked for by themselves, they would come one round trip later (PERF-3).
 * Their link stays, asleep: parts that load later look for it, and would add it after their own styles, which it must not win over.
 */
export function stylesInPage(): Plugin {
  return {
    name: 'hall:styles-in-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) =>
        html.replace(LINK, (link, file: string) => {
          const asset = bundle?.[file];
          return asset?.type === 'asset' ? `<style>${asset.source}</style>${link.replace('>', ' disabled>')}` : link;
        }),
    },
  };
}
