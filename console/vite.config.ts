import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { themeVariables } from '../web/build/theme-variables.ts';

const server = `http://localhost:${process.env.PORT || 8080}`;

export default defineConfig({
  base: '/console/',
  plugins: [react(), themeVariables()],
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
  },
  server: { port: 5273, proxy: { '/mock': server } },
});
