import { Worker } from 'node:worker_threads';

/** Keeps `cores` cores busy with work of their own until it is stopped. */
export function keepBusy(cores: number): { stop(): Promise<void> } {
  const workers = Array.from({ length: cores }, () => new Worker('for (;;) Math.sqrt(2);', { eval: true }));
  return {
    stop: async () => {
      for (const worker of workers) await worker.terminate();
    },
  };
}
