import { nanoid } from 'nanoid';
import { largestLogo } from '../../../shared/contract/roomRequests';
import { type Text, text } from '../../../shared/game/words';
import type { Send } from '../../ui/connection';
import { base64, bytesInPart, pause } from '../settings/transfer';

/** No room's screen shows a logo larger than this, in dots. */
const enough = 1_200;

/** Brings a picture to the console as the club's logo, made smaller where it is too large; gives why it was refused. */
export async function sendLogo(send: Send, file: File): Promise<Text | null> {
  const bytes = file.size > largestLogo ? await smaller(file) : new Uint8Array(await file.arrayBuffer());
  if (!bytes) return text('screens.logo.noPicture');
  const upload = nanoid();
  const parts = Math.max(1, Math.ceil(bytes.length / bytesInPart));
  for (let part = 0; part < parts; part += 1) {
    const content = base64(bytes.subarray(part * bytesInPart, (part + 1) * bytesInPart));
    const answer = await send({ type: 'offerLogo', upload, part, parts, content });
    if (answer.status === 'refused') return answer.refusal.reason;
    if (part < parts - 1) await pause();
  }
  return null;
}

/** Null for what is no picture that a browser can read. */
async function smaller(file: File): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, enough / Math.max(picture.width, picture.height));
    const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 });
    return new Uint8Array(await blob.arrayBuffer());
  } catch (error) {
    console.warn('The picture could not be read:', error);
    return null;
  }
}
