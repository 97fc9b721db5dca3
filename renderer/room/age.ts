let own: string | null = null;

/** Whether this page was loaded from another version of the console than the one that speaks to it now. */
export function isFromAnother(version: string): boolean {
  own ??= version;
  return version !== own;
}
