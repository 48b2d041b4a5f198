import { transformAsync } from '@babel/core';
import compiler from 'babel-plugin-react-compiler';
import type { Plugin } from 'vite';

const PAGE_KIT = /\/web\/src\/page-kit\/(?!.*\.test\.).*\.tsx?$/;

/**
 * Has the React compiler remember what the components of the page kit draw, so that a press draws anew only what it changed. What it
 * cannot compile fails the build: a component that is silently left out would be slow and nobody would know.
 */
export function reactCompiler(): Plugin {
  return {
    name: 'hall:react-compiler',
    enforce: 'pre',
    transform: {
      filter: { id: PAGE_KIT },
      async handler(code, filename) {
        const compiled = await transformAsync(code, {
          filename,
          babelrc: false,
          configFile: false,
          sourceMaps: true,
          parserOpts: { plugins: filename.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
          plugins: [[compiler, { panicThreshold: 'all_errors' }]],
        });
        return compiled?.code ? { code: compiled.code, map: compiled.map } : null;
      },
    },
  };
}
