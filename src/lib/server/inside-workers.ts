import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';
import { newId } from '../kernel/ids.ts';
import { seconds } from '../kernel/clock.ts';
import type { Inside } from './web/inner-pages.ts';
import type { Readiness } from './web/readiness.ts';

const PATIENCE = seconds(6);

type Question = 'metrics' | 'readiness' | 'own readiness';
interface Asked {
  mall: 'asked';
  id: string;
  question: Question;
}
interface Answered {
  mall: 'answered';
  id: string;
  value?: unknown;
  error?: string;
}

const isAsked = (message: unknown): message is Asked => (message as Partial<Asked> | null)?.mall === 'asked';
const isAnswered = (message: unknown): message is Answered =>
  (message as Partial<Answered> | null)?.mall === 'answered';

type Side = Pick<Worker, 'send' | 'on' | 'off'>;

/** Asks the process on the other side and waits for its answer. */
function ask<T>(side: Side, question: Question): Promise<T> {
  const id = newId();
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => end(() => reject(new Error('A process did not answer'))), PATIENCE);
    const end = (settle: () => void): void => {
      clearTimeout(late);
      side.off('message', hear);
      settle();
    };
    function hear(message: unknown): void {
      if (!isAnswered(message) || message.id !== id) return;
      const { error, value } = message;
      end(() => (error === undefined ? resolve(value as T) : reject(new Error(error))));
    }
    side.on('message', hear);
    side.send({ mall: 'asked', id, question } satisfies Asked);
  });
}

/** Answers what the other side asks. */
function answerQuestions(side: Side, answers: Partial<Record<Question, () => Promise<unknown>>>): void {
  side.on('message', (message: unknown) => {
    if (!isAsked(message)) return;
    const say = (more: Partial<Answered>) => side.send({ mall: 'answered', id: message.id, ...more });
    answers[message.question]?.().then(
      (value) => say({ value }),
      (error: Error) => say({ error: error.message }),
    );
  });
}

/** In the first process: what all workers know together. */
export function insideAll(): Inside {
  const aggregator = new AggregatorRegistry();
  async function readiness(): Promise<Readiness> {
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected());
    const states = await Promise.all(
      workers.map((worker) =>
        ask<Readiness>(worker!, 'own readiness').catch((): Readiness => ({
          isReady: false,
          parts: { process: 'does not answer' },
        })),
      ),
    );
    const parts = states.flatMap((state, at) =>
      Object.entries(state.parts).map(([name, text]) => [`process ${at + 1} ${name}`, text]),
    );
    const isReady = states.length > 0 && states.every((state) => state.isReady);
    return { isReady, parts: Object.fromEntries(parts) as Record<string, string> };
  }
  const inside: Inside = { metrics: () => aggregator.clusterMetrics(), readiness };
  cluster.on('fork', (worker) => answerQuestions(worker, inside));
  return inside;
}

/** In a worker: its own figures go to the first process, and everybody's come from there. */
export function insideWorker(registry: Registry, own: () => Promise<Readiness>): Inside {
  AggregatorRegistry.setRegistries(registry);
  // Listens for the first process that gathers the figures.
  void new AggregatorRegistry();
  const first = process as unknown as Side;
  answerQuestions(first, { 'own readiness': own });
  return {
    metrics: () => ask<string>(first, 'metrics'),
    readiness: () => ask<Readiness>(first, 'readiness'),
  };
}
