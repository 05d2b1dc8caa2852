import type { Logger } from 'pino';
import { countAnswers, type Answered } from '../../domain/goods/tally/index.ts';
import { seconds } from '../../kernel/clock.ts';
import { stepOf } from '../../kernel/answer-times.ts';
import type { Services } from '../services.ts';
import { sitePart } from './site-part.ts';

const WRITE_EVERY = seconds(20);
const FAILED = 500;

/** Counts what this process answers and adds it, now and then and at its end, to what all processes have counted. */
export function createAnswerCounts(services: Pick<Services, 'database' | 'clock'>, log: Logger) {
  let counts = new Map<string, Answered>();
  async function write(): Promise<void> {
    const rows = [...counts.values()];
    counts = new Map();
    // A database that is away loses some seconds of figures and nothing else.
    await countAnswers(services, rows).catch((err: unknown) => log.debug({ err }, 'answers.uncounted'));
  }
  const timer = setInterval(() => void write(), WRITE_EVERY).unref();
  return {
    observe(kind: string, { path, status, ms }: { path: string; status: number; ms: number }): void {
      const part = sitePart(kind, path);
      if (!part) return;
      const within = stepOf(ms);
      const key = `${part} ${within}`;
      const row = counts.get(key) ?? { part, within, requests: 0, failed: 0 };
      row.requests += 1;
      if (status >= FAILED) row.failed += 1;
      counts.set(key, row);
    },
    write,
    end(): void {
      clearInterval(timer);
      void write();
    },
  };
}
