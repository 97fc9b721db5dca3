/** A part of a file, both ends in it; null for the whole. */
export type Part = { readonly start: number; readonly end: number } | null;

/**
 * The part of a file of this size that a Range header asks for. `outside` where there is no such part (416); what is no
 * range of bytes, or several, asks for the whole (RFC 9110, 14.2).
 */
export function partOf(header: string | null | undefined, size: number): Part | 'outside' {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  const [, from = '', to = ''] = asked ?? [];
  if (!asked || (from === '' && to === '')) return null;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'outside' : { start: size - length, end: size - 1 };
  }
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < start) return null;
  return start >= size ? 'outside' : { start, end };
}

/** Status and headers of the answer that gives a part of a file of this type and size. */
export function headOf(part: Part | 'outside', type: string, size: number) {
  const common = { 'Accept-Ranges': 'bytes', 'Cache-Control': 'no-store' };
  if (part === 'outside') {
    return { status: 416, headers: { ...common, 'Content-Range': `bytes */${size}`, 'Content-Length': '0' } };
  }
  const length = part ? part.end - part.start + 1 : size;
  const headers = { ...common, 'Content-Type': type, 'Content-Length': String(length) };
  if (!part) return { status: 200, headers };
  return { status: 206, headers: { ...headers, 'Content-Range': `bytes ${part.start}-${part.end}/${size}` } };
}
