import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A few buyers order all that a file of tests needs; what is about the limit itself sets it. */
const env = { MALL_UNPAID_MAX: '99999' };
const project = (name: string, extra: object = {}) => ({
  test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], environment: 'node', env, ...extra },
});

/**
 * These keep what they change in malls of their own. So the files of one worker share its modules: loading them, and
 * compiling the embedded database, took two thirds of the processor time when each file had a worker to itself.
 */
const sharing = { isolate: false };

/** Those that take longest first; the second needs no demo, which the first one writes for the others. */
const withProcesses = [
  'killed-start',
  'new-mall',
  'killed-start-postgres',
  'kill-nine',
  'catalog-file',
  'backup',
  'database-gone',
  'public-start',
  'replica-away',
  'pages/stored-script',
  'killed-setup',
  'two-machines',
  'typed-password',
].map((name) => `tests/races/${name}.test.ts`);

/** Of files with processes, a long one that begins last would leave one core without work for minutes. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) =>
      withProcesses.findIndex((name) => moduleId.endsWith(`/${name}`));
    const projects = Map.groupBy(await super.sort(files), ({ project }) => project);
    return [...projects.values()].flatMap((own) => own.toSorted((a, b) => placeOf(a) - placeOf(b)));
  }
}

export default defineConfig({
  test: {
    // Nothing here is judged by its time: these end what hangs, and a machine three times slower than usual is none.
    testTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    // Set-up fills malls, which a busy machine takes minutes for; what a test waits for has limits of its own.
    hookTimeout: 600_000,
    // By default one core is left out, of two as well.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      project('checks', sharing),
      project('domain', sharing),
      project('api', sharing),
      project('islands', { environment: 'happy-dom' }),
      // Its walks share a mall and take minutes when more steps are asked for.
      project('walk', { testTimeout: 12 * 3_600_000 }),
      // Hundreds of clients share one PostgreSQL and its connections: one file at a time.
      project('races', {
        ...sharing,
        exclude: withProcesses,
        fileParallelism: false,
        testTimeout: 240_000,
        sequence: { groupOrder: 1 },
      }),
      // Races whose processes start, die and wait: two files at a time, each with databases of its own. Three were no faster
      // on two cores.
      project('deaths', {
        include: withProcesses,
        maxWorkers: 2,
        // Each starts a mall several times, which a busy machine takes minutes for.
        testTimeout: 600_000,
        hookTimeout: 900_000,
        sequence: { groupOrder: 2 },
      }),
    ],
  },
});
