import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contentSecurity } from './build/content-security.ts';
import { firstLogin } from './build/first-login.ts';
import { reactCompiler } from './build/react-compiler.ts';
import { shellAhead } from './build/shell-ahead.ts';
import { stylesInPage } from './build/styles-in-page.ts';
import { themeVariables } from './build/theme-variables.ts';

const server = `http://localhost:${process.env.PORT || 8080}`;

export default defineConfig({
  plugins: [reactCompiler(), react(), themeVariables(), firstLogin(), shellAhead(), stylesInPage(), contentSecurity()],
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'entry', tags: ['$initial'], priority: 3 },
            {
              name: 'shell',
              test: /[\\/]src[\\/](shell[\\/]shell\.tsx|shell[\\/]pages[\\/]home-page\.tsx|app[\\/]first-data\.ts)$/,
              priority: 2,
            },
            // Each file is asked for by itself: what several pages share of our own small parts comes together.
            {
              name: 'parts',
              test: /[\\/]src[\\/]shared[\\/]ui[\\/](busy-button|facts|moment-text|controls)|compiler-runtime|PlusOutlined|[\\/]contract[\\/].*[\\/](printing|sheets|sheet-code|exchange)\./,
              includeDependenciesRecursively: false,
              priority: 1,
            },
          ],
        },
      },
    },
    target: 'es2022',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1000,
  },
  server: { proxy: { '/api': server, '/mock': server, '/config.json': server } },
});
