import http from 'node:http';
import https from 'node:https';
import { seconds } from '../../kernel/clock.ts';
import type { Settings } from '../env.ts';
import type { Services } from '../services.ts';

const PATIENCE = seconds(2);

export interface Readiness {
  isReady: boolean;
  /** What was looked at: its name, and `ok` or what is wrong. */
  parts: Record<string, string>;
}

async function inTime(work: Promise<unknown>, otherwise: string): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), PATIENCE);
  });
  const answer = work.then(
    () => 'ok',
    () => otherwise,
  );
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** Whether another backend listens and answers anything but a failure of its own. */
const reachBackend = (base: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const client = base.startsWith('https:') ? https : http;
    const request = client.get(new URL('/healthz', base), { timeout: PATIENCE }, (answer) => {
      answer.resume();
      if ((answer.statusCode ?? 500) < 500) resolve();
      else reject(new Error(`The backend answers ${answer.statusCode}`));
    });
    request.on('timeout', () => request.destroy(new Error('timeout')));
    request.on('error', reject);
  });

/** Says whether this process can serve now. A replica that is away stops nothing: the primary is read instead. */
export function createReadiness(
  settings: Settings,
  services: Pick<Services, 'database' | 'areJobsRunning'> | undefined,
) {
  let isDraining = false;
  async function look(): Promise<Readiness> {
    const parts: Record<string, string> = {};
    const needed: string[] = [];
    const ask = async (name: string, work: Promise<unknown>, otherwise: string, isNeeded = true) => {
      if (isNeeded) needed.push(name);
      // Set before the wait, so that the parts are always printed in the same order.
      parts[name] = otherwise;
      parts[name] = await inTime(work, otherwise);
    };
    const looks: Promise<void>[] = [];
    if (services) {
      const { database } = services;
      looks.push(ask('database', database.query('select 1'), 'does not answer'));
      looks.push(
        ask('migrations', database.isMigrated(), 'the database is older or newer than this version'),
      );
      if (settings.DATABASE_REPLICA_URL)
        looks.push(ask('replica', database.askReplica(), 'does not answer; the primary is read', false));
      if (settings.RUN_JOBS === 'yes') {
        const atWork = services.areJobsRunning() ? Promise.resolve() : Promise.reject(new Error('no'));
        looks.push(ask('jobs', atWork, 'are not running'));
      }
    }
    if (settings.API_BASE_URL)
      looks.push(ask('backend', reachBackend(settings.API_BASE_URL), 'does not answer'));
    await Promise.all(looks);
    if (isDraining) parts['server'] = 'is about to stop';
    return { isReady: !isDraining && needed.every((name) => parts[name] === 'ok'), parts };
  }
  return {
    look,
    /** From now on readiness answers no. */
    drain(): void {
      isDraining = true;
    },
    isDraining: () => isDraining,
  };
}

export const sayReadiness = ({ isReady, parts }: Readiness): string =>
  [
    isReady ? 'ready' : 'not ready',
    ...Object.entries(parts).map(([name, state]) => `${name}: ${state}`),
  ].join('\n');
