/** Hands a text or bytes to the browser as a file. */
export function download(
  name: string,
  content: string | readonly Uint8Array<ArrayBuffer>[],
  type: string,
): void {
  const address = URL.createObjectURL(
    new Blob(typeof content === 'string' ? [content] : [...content], { type }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
