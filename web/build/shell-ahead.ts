import type { HtmlTagDescriptor, Plugin } from 'vite';

/** What is needed once somebody signs in, by the names of its chunks. */
const AHEAD = ['shell', 'shell-rehearsal', 'rehearse', 'seal-password'];

const prefetch = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'prefetch', as: file.endsWith('.css') ? 'style' : 'script', crossorigin: true, href: `/${file}` },
});

/** Lists in the page what the sign-in page may fetch ahead, for `src/app/fetch-ahead.ts` (PERF-3). */
export function shellAhead(): Plugin {
  return {
    name: 'hall:shell-ahead',
    apply: 'build',
    transformIndexHtml: (_, { bundle = {} }) => {
      const files = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' && AHEAD.includes(file.name) ? [file.fileName, ...(file.viteMetadata?.importedCss ?? [])] : [],
      );
      return [{ tag: 'template', attrs: { id: 'ahead' }, children: files.map(prefetch), injectTo: 'body' }];
    },
  };
}
