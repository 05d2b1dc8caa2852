// Whoever reads a failed job at the platform's desk reads what it does, and not the name of a queue.
import { expect, test } from 'vitest';
import { jobHandlers, repeatingJobs } from '#lib/server/job-handlers.ts';
import english from '../../locales/en-US/desk.json' with { type: 'json' };
import chinese from '../../locales/zh-CN/desk.json' with { type: 'json' };

test('every job has a name in both languages, and no name is left of a job that is gone', () => {
  const jobs = [...Object.keys(jobHandlers), ...Object.keys(repeatingJobs)];
  const keys = jobs.map((name) => name.replace('.', '_')).sort();
  for (const { jobs: words } of [chinese, english]) expect(Object.keys(words.job).sort()).toEqual(keys);
});
