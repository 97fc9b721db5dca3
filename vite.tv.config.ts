import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const at = (path: string) => resolve(import.meta.dirname, path);

/** The page and its icon lie beside the script under names that never change. */
const page: Plugin = {
  name: 'tv-page',
  async generateBundle() {
    const files = { 'index.html': 'renderer/tv/index.html', 'icon.svg': 'resources/public/icon.svg' };
    for (const [fileName, source] of Object.entries(files)) {
      this.emitFile({ type: 'asset', fileName, source: await readFile(at(source)) });
    }
  },
};

/**
 * The page for the browser of a TV: one classic script, as a browser of 2018 can read it, its styles, and a typeface.
 * It is built apart from the other screens, which are modules for the browser of this day.
 */
export default defineConfig({
  root: at('renderer/tv'),
  publicDir: false,
  logLevel: 'warn',
  plugins: [page],
  build: {
    outDir: at('out/tv'),
    emptyOutDir: true,
    target: ['es2018', 'chrome68'],
    cssTarget: 'chrome68',
    cssCodeSplit: false,
    modulePreload: false,
    assetsInlineLimit: 0,
    rollupOptions: {
      input: at('renderer/tv/main.ts'),
      // What defining a field takes in an old browser's words weighs more than the classes themselves.
      transform: {
        target: 'es2018',
        assumptions: { setPublicClassFields: true },
        typescript: { removeClassFieldsWithoutInitializer: true },
      },
      output: {
        format: 'iife',
        entryFileNames: 'tv.js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? 'tv.css' : '[name][extname]',
      },
    },
  },
});
