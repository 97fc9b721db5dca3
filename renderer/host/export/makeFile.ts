import type { FileWish, MadeFile } from '../../../shared/contract/exports';
import type { Refused, Send } from '../../ui/connection';
import { download } from '../season/download';

/** How often the console is asked how far a file is, in ms. */
const askMs = 120;

/** What the page says while a file is made. */
interface Watch {
  /** Told how much is done, 0 to 1; the last part is the way to the page. */
  readonly onShare: (share: number) => void;
  /** Whether the host has given the file up. */
  readonly isGivenUp: () => boolean;
}

/** Has the console make a file, fetches it and hands it to the browser. Null when the host gave it up. */
export async function makeFile(
  send: Send,
  wish: FileWish,
  { onShare, isGivenUp }: Watch,
): Promise<MadeFile | Refused | null> {
  const begun = await send({ type: 'makeFile', wish });
  if (begun.status === 'refused') return begun;
  const { job } = begun.data;
  const drop = () => send({ type: 'dropFile', job });
  for (;;) {
    if (isGivenUp()) {
      await drop();
      return null;
    }
    const answer = await send({ type: 'fileProgress', job });
    if (answer.status === 'refused') return answer;
    const { done, total, file } = answer.data;
    onShare(total === 0 ? 0 : (0.8 * done) / total);
    if (!file) {
      await pause();
      continue;
    }
    const parts = await fetchParts(send, job, file.parts, (share) => onShare(0.8 + 0.2 * share), isGivenUp);
    await drop();
    if (parts === null || 'refusal' in parts) return parts;
    download(file.name, file.packed ? await unpacked(parts) : parts, file.type);
    return file;
  }
}

type Bytes = Uint8Array<ArrayBuffer>;

async function fetchParts(
  send: Send,
  job: string,
  count: number,
  onShare: (share: number) => void,
  isGivenUp: () => boolean,
): Promise<readonly Bytes[] | Refused | null> {
  const parts: Bytes[] = [];
  for (let part = 0; part < count; part += 1) {
    if (isGivenUp()) return null;
    const answer = await send({ type: 'filePart', job, part });
    if (answer.status === 'refused') return answer;
    parts.push(Uint8Array.from(atob(answer.data), (letter) => letter.charCodeAt(0)));
    onShare((part + 1) / count);
  }
  return parts;
}

async function unpacked(parts: readonly Bytes[]): Promise<readonly Bytes[]> {
  const stream = new Blob([...parts]).stream().pipeThrough(new DecompressionStream('gzip'));
  return [new Uint8Array(await new Response(stream).arrayBuffer())];
}

function pause(): Promise<void> {
  return new Promise((done) => setTimeout(done, askMs));
}
