import { nanoid } from 'nanoid';
import { partLength } from '../../../shared/contract/data';
import type { ReplyOf } from '../../../shared/contract/messages';
import type { Answered, Refused, Send } from '../../ui/connection';

/** Bytes of one part: three bytes are four characters of base64. */
export const bytesInPart = (partLength / 4) * 3;
/** The console takes fifty messages a second of one screen; the clock's heartbeats need some. */
const pauseMs = 30;

/** Fetches the parts of the backup that was just made. */
export async function fetchBackup(
  send: Send,
  parts: number,
): Promise<readonly Uint8Array<ArrayBuffer>[] | Refused> {
  const all: Uint8Array<ArrayBuffer>[] = [];
  for (let part = 0; part < parts; part += 1) {
    const answer = await send({ type: 'backupPart', part });
    if (answer.status === 'refused') return answer;
    all.push(Uint8Array.from(atob(answer.data), (letter) => letter.charCodeAt(0)));
    await pause();
  }
  return all;
}

/** What the console says of each kind of file that is brought to it. */
type Offered = 'offerBackup' | 'offerBundle';

/** Brings a file to the console and gives what it says of it. `onPart` is told how much is there, 0 to 1. */
export async function offerFile<T extends Offered>(
  send: Send,
  type: T,
  file: File,
  onPart: (share: number) => void,
): Promise<ReplyOf<T> | Refused | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts = Math.max(1, Math.ceil(bytes.length / bytesInPart));
  const upload = nanoid();
  const name = file.name.slice(-255);
  let answer: Answered<Offered> | null = null;
  for (let part = 0; part < parts; part += 1) {
    const content = base64(bytes.subarray(part * bytesInPart, (part + 1) * bytesInPart));
    answer = await send<Offered>({ type, upload, file: name, part, parts, content });
    if (answer.status === 'refused') return answer;
    onPart((part + 1) / parts);
    if (part < parts - 1) await pause();
  }
  // The console answers each kind of file with what it is about; the contract is its promise.
  return (answer?.data ?? null) as ReplyOf<T> | null;
}

/** Bytes as a request carries them. */
export function base64(bytes: Uint8Array): string {
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters);
}

/** Waits so long between two parts that the console takes the next one. */
export function pause(): Promise<void> {
  return new Promise((done) => setTimeout(done, pauseMs));
}
