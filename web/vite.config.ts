import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contentSecurity } from './build/content-security.ts';
import { themeVariables } from './build/theme-variables.ts';

const server = `http://localhost:${process.env.PORT || 8080}`;

export default defineConfig({
  plugins: [react(), themeVariables(), contentSecurity()],
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    target: 'es2022',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1000,
  },
  server: { proxy: { '/api': server, '/mock': server, '/config.json': server } },
});
