/** A WAV file of a tone, so many seconds long. */
export function tone(seconds: number): Buffer {
  const rate = 8_000;
  const body = Buffer.alloc(seconds * rate * 2);
  for (let at = 0; at < seconds * rate; at += 1) {
    body.writeInt16LE(Math.round(12_000 * Math.sin((2 * Math.PI * 440 * at) / rate)), at * 2);
  }
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + body.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(body.length, 40);
  return Buffer.concat([header, body]);
}
