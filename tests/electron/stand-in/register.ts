import { register } from 'node:module';

/** Preloaded by Node: from here on `electron` is the stand-in, for whoever imports it. */
const standIn = new URL('./electron/index.ts', import.meta.url).href;
const hook = `export async function resolve(specifier, context, next) {
  return next(specifier === 'electron' ? ${JSON.stringify(standIn)} : specifier, context);
}`;
register(`data:text/javascript,${encodeURIComponent(hook)}`);
