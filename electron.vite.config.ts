import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';

const at = (path: string) => resolve(import.meta.dirname, path);

// In development the pages come from Vite and their messages go to the browser shell, which serves its own only.
const shell = `http://127.0.0.1:${process.env.MAFIA_PORT || 4400}`;
const toShell = { target: shell, changeOrigin: true, headers: { origin: shell } };

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
    server: {
      proxy: {
        '/session': toShell,
        '/host/music': toShell,
        '/host/socket': { ...toShell, ws: true, rewriteWsOrigin: true },
        '/room/socket': { ...toShell, ws: true, rewriteWsOrigin: true },
      },
    },
    build: {
      outDir: at('out/renderer'),
      minify: true,
      // The pages' policy takes fonts and sounds from files only.
      assetsInlineLimit: 0,
      rollupOptions: {
        input: { host: at('renderer/host/index.html'), room: at('renderer/room/index.html') },
      },
    },
  },
});
