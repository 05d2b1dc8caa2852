// Starts the built site as a process of its own, with its own data folder and a free port.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type * as ownCommands from '../../scripts/lib/server.mjs';
import { copyDemoDatabase, copyDemoFolder } from './demo/copies.ts';
import { freePort } from './free-port.ts';

export interface RunningSite {
  url: string;
  dataDir: string;
  pid: number;
  /** What the server has printed so far. */
  output(): string;
  /** Ends it the polite way and, if the folder is its own, removes its data. */
  stop(): Promise<void>;
  /** Ends it at once, as a power cut would; the data stays. */
  kill(): Promise<void>;
}

/** A site that may not answer yet. */
export interface LaunchedSite extends RunningSite {
  /** Resolves once it answers; rejects with what it printed when it ends before, or takes too long. */
  opened(): Promise<void>;
  /** Resolves when the process has ended, for whatever reason. */
  ended: Promise<void>;
}

export interface SiteOptions {
  /** Keep the data here instead of in a temporary folder that goes away. */
  dataDir?: string;
  /** Settings on top of the usual ones, as in src/lib/server/env.ts. */
  env?: Record<string, string>;
  /** Listen here, as after a death at the same address; default: one that is free. */
  port?: number;
  /** The mall of another folder, built; default: this one. */
  folder?: string;
  /** Begins with a copy of the demo mall, where an empty place would have it written. */
  demo?: boolean;
  /** How long the first start with its seed may take, in ms. */
  patience?: number;
}

/** Of another commit they may be fewer. */
type Commands = Pick<typeof ownCommands, 'serverArgs' | 'serverEnvironment'> & Partial<typeof ownCommands>;

const root = path.resolve(import.meta.dirname, '../..');

async function answers(url: string): Promise<boolean> {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(5000) });
    await reply.body?.cancel();
    return reply.status < 500;
  } catch {
    return false; // not listening yet
  }
}

/** Starts the process without waiting for it. */
export async function launchSite(options: SiteOptions = {}): Promise<LaunchedSite> {
  const folder = options.folder ?? root;
  if (!existsSync(path.join(folder, 'dist/server/entry.mjs'))) {
    throw new Error('The site is not built. Run: npm run build');
  }
  const dataDir = options.dataDir ?? mkdtempSync(path.join(tmpdir(), 'mall-site-'));
  if (options.demo) {
    const databaseUrl = options.env?.DATABASE_URL;
    if (databaseUrl) await copyDemoDatabase(databaseUrl, dataDir);
    else await copyDemoFolder(dataDir);
  }
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  // Another commit starts as its own commands start it, with its own flags of V8.
  const commands: Commands = await import(path.join(folder, 'scripts/lib/server.mjs'));
  const args = commands.mainArgs?.() ?? commands.serverArgs('main.ts');
  const server = spawn(process.execPath, args, {
    cwd: folder,
    env: {
      ...process.env,
      ...commands.serverEnvironment,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      ENV_FILE: 'none',
      // Links that leave and come back (the cashier's) must keep to the address that the cookies belong to.
      SITE_URL: url,
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  // Whoever else answers at this port, which was free a minute ago, has not opened this mall.
  let isSaidOpen = false;
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed = (printed + chunk.toString()).slice(-20_000);
      isSaidOpen ||= printed.includes('The mall is open');
    });
  }
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  // A process may end before all of its output has been read.
  const saidAll = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const running = (): boolean => server.exitCode === null && server.signalCode === null;
  const removeOwnData = (): void => {
    if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
  };
  const atExit = (): void => {
    if (running()) server.kill('SIGKILL');
    removeOwnData();
  };
  process.once('exit', atExit);

  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (running()) server.kill(signal);
    const late = setTimeout(() => running() && server.kill('SIGKILL'), 10_000);
    await ended;
    clearTimeout(late);
    process.off('exit', atExit);
  };
  const stop = async (): Promise<void> => {
    await end('SIGTERM');
    removeOwnData();
  };

  const opened = async (): Promise<void> => {
    const deadline = Date.now() + (options.patience ?? 600_000);
    while (running() && Date.now() < deadline) {
      if (isSaidOpen && (await answers(`${url}/`))) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await stop();
    await saidAll;
    throw new Error(`The site did not start.\n${printed}`);
  };
  const kill = (): Promise<void> => end('SIGKILL');
  return { url, dataDir, pid: server.pid ?? 0, output: () => printed, stop, kill, opened, ended };
}

export async function startSite(options: SiteOptions = {}): Promise<RunningSite> {
  const site = await launchSite(options);
  await site.opened();
  return site;
}
