import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';

const at = (path: string) => resolve(import.meta.dirname, path);

export default defineConfig({
  main: {
    build: {
      outDir: 'out/main',
      rollupOptions: {
        input: { main: at('electron/main.ts'), browser: at('electron/browser.ts') },
      },
    },
  },
  preload: {
    build: {
      outDir: 'out/preload',
      externalizeDeps: false,
      isolatedEntries: true,
      rollupOptions: {
        input: { host: at('electron/preload/host.ts'), room: at('electron/preload/room.ts') },
        // A sandboxed window takes one CommonJS file.
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: at('renderer'),
    publicDir: at('resources/public'),
    plugins: [react()],
    build: {
      outDir: at('out/renderer'),
      minify: true,
      rollupOptions: {
        input: { host: at('renderer/host/index.html'), room: at('renderer/room/index.html') },
      },
    },
  },
});
