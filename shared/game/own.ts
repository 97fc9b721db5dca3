/** What a plain object has of its own under an id: `constructor` is an id like any other. */
export function ownOf<T>(all: Readonly<Record<string, T>>, id: string): T | undefined {
  return Object.hasOwn(all, id) ? all[id] : undefined;
}
