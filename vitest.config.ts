import { defineConfig } from 'vitest/config';

const project = (name: string, extra: object = {}) => ({
  test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], environment: 'node', ...extra },
});

/**
 * These keep what they change in malls of their own. So the files of one worker share its modules: loading them, and
 * compiling the embedded database, took two thirds of the processor time when each file had a worker to itself.
 */
const sharing = { isolate: false };

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 120_000,
    // By default one core is left out, of two as well.
    maxWorkers: '100%',
    projects: [
      project('checks'),
      project('domain', sharing),
      project('api', sharing),
      project('islands', { environment: 'happy-dom' }),
      // Its walks share a mall and take minutes when more steps are asked for.
      project('walk', { testTimeout: 12 * 3_600_000 }),
      // Races share one PostgreSQL and count its connections: one file at a time.
      project('races', { fileParallelism: false, testTimeout: 120_000 }),
    ],
  },
});
