import fc from 'fast-check';

/**
 * The same random games in every run, so that a check of a change fails for that change; `SEED=<number>` takes other
 * ones, and `SEED=random` new ones each time (the weekly workflow does). A failure prints its seed.
 */
const SEED = process.env.SEED || '20261130';
if (SEED !== 'random') fc.configureGlobal({ seed: Number(SEED) });
