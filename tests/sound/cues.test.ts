import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cueKinds, cueSamples, sampleRate } from '../../resources/sounds/synth';

describe('cue files', () => {
  test.each(cueKinds)('%s lasts between 0.3 and 1.5 s, is loud and does not clip', (kind) => {
    const samples = cueSamples(kind);
    const highest = samples.reduce((high, sample) => Math.max(high, Math.abs(sample)), 0);
    expect(samples.length / sampleRate).toBeGreaterThanOrEqual(0.3);
    expect(samples.length / sampleRate).toBeLessThanOrEqual(1.5);
    expect(highest).toBeGreaterThan(0.9 * 32_767);
    expect(highest).toBeLessThan(32_767);
  });

  test.each(cueKinds)('the file of %s is what the script makes', (kind) => {
    const file = readFileSync(resolve(import.meta.dirname, `../../resources/sounds/${kind}.wav`));
    const samples = cueSamples(kind);
    expect(file.readUInt32LE(24)).toBe(sampleRate);
    expect(file.length).toBe(44 + samples.length * 2);
    // One step of 65,536 may differ where a machine rounds a sine the other way.
    const furthest = samples.reduce(
      (most, sample, index) => Math.max(most, Math.abs(sample - file.readInt16LE(44 + index * 2))),
      0,
    );
    expect(furthest).toBeLessThanOrEqual(1);
  });
});
