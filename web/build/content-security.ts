import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/**
 * Writes `dist/csp.json` beside the built site: `{"scriptHashes": ["sha256-…"]}`, one for each inline script of the page, for
 * the Content-Security-Policy of whoever serves it.
 */
export function contentSecurity(): Plugin {
  let directory = '';
  let hashes: string[] = [];
  return {
    name: 'hall:content-security',
    apply: 'build',
    configResolved: (config) => {
      directory = resolve(config.root, config.build.outDir, '..');
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        hashes = [...html.matchAll(INLINE_SCRIPT)].map(
          ([, text]) =>
            `sha256-${createHash('sha256')
              .update(text ?? '')
              .digest('base64')}`,
        );
      },
    },
    closeBundle: async () => {
      await mkdir(directory, { recursive: true });
      await writeFile(resolve(directory, 'csp.json'), `${JSON.stringify({ scriptHashes: hashes }, null, 2)}\n`);
    },
  };
}
