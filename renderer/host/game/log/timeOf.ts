/** A wall-clock time as hours and minutes. */
export function timeOf(at: number, language: string): string {
  return new Date(at).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit', hour12: false });
}
