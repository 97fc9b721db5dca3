/** Writes the cue files beside this script: `npx tsx resources/sounds/make.ts`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cueKinds, cueSamples, sampleRate } from './synth';

function wav(samples: Int16Array): Buffer {
  const header = Buffer.alloc(44);
  const bytes = samples.length * 2;
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + bytes, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(bytes, 40);
  const body = Buffer.alloc(bytes);
  samples.forEach((sample, index) => {
    body.writeInt16LE(sample, index * 2);
  });
  return Buffer.concat([header, body]);
}

for (const kind of cueKinds) {
  writeFileSync(join(import.meta.dirname, `${kind}.wav`), wav(cueSamples(kind)));
}
