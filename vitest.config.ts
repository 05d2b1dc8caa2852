import { defineConfig } from 'vitest/config';

const project = (name: string, extra: object = {}) => ({
  test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], environment: 'node', ...extra },
});

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      project('checks'),
      project('domain'),
      project('api'),
      project('islands', { environment: 'happy-dom' }),
      // Its walks share a mall and take minutes when more steps are asked for.
      project('walk', { testTimeout: 12 * 3_600_000 }),
      // Races share one PostgreSQL and count its connections: one file at a time.
      project('races', { fileParallelism: false, testTimeout: 120_000 }),
    ],
  },
});
