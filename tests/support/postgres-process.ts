// A PostgreSQL of our own for the length of a test run: a temporary folder, a free port, fsync on.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isRoot } from './apt.ts';
import { freePort } from './free-port.ts';
import { probe, type FoundPostgres } from './postgres-probe.ts';

const settings = {
  listen_addresses: '127.0.0.1',
  max_connections: '200',
  shared_buffers: '256MB',
  max_wal_size: '512MB',
  // What the races prove about power loss and locks holds only on a server that really writes.
  fsync: 'on',
  synchronous_commit: 'on',
  lc_messages: 'C',
};

/** PostgreSQL refuses to run as root; Debian's package brings a user for it. */
function owner(): { uid?: number; gid?: number } {
  if (!isRoot()) return {};
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** A server that can also be taken away and brought back, with its data, while others depend on it. */
export interface OwnPostgres extends FoundPostgres {
  /** Of its first process, the parent of all others. */
  pid(): number;
  halt(): Promise<void>;
  resume(): Promise<void>;
}

interface Running {
  pid: number;
  end(): Promise<void>;
  kill(): void;
  isOver(): boolean;
  log(): string;
}

function launch(programs: string, args: string[], folder: string): Running {
  const server: ChildProcess = spawn(path.join(programs, 'postgres'), args, {
    ...owner(),
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  server.stderr?.on('data', (chunk: Buffer) => (log = (log + chunk.toString()).slice(-4000)));
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const isOver = (): boolean => server.exitCode !== null || server.signalCode !== null;
  // SIGINT is PostgreSQL's fast shutdown: it ends sessions instead of waiting for them.
  const kill = (signal: NodeJS.Signals = 'SIGINT'): void => void (isOver() || server.kill(signal));
  return {
    pid: server.pid ?? 0,
    isOver,
    kill,
    log: () => log.trim(),
    async end() {
      kill();
      const late = setTimeout(() => kill('SIGKILL'), 10_000);
      await ended;
      clearTimeout(late);
    },
  };
}

/** Starts a new, empty server from the programs in this folder, with `more` settings; resolves when it answers. */
export async function startPostgres(
  programs: string,
  more: Record<string, string> = {},
): Promise<OwnPostgres> {
  const who = owner();
  const folder = mkdtempSync(path.join(tmpdir(), 'mall-postgres-'));
  const data = path.join(folder, 'data');
  const passwordFile = path.join(folder, 'password');
  const password = randomBytes(12).toString('hex');
  mkdirSync(data, { mode: 0o700 });
  writeFileSync(passwordFile, password);
  if (who.uid !== undefined && who.gid !== undefined) {
    for (const place of [folder, data, passwordFile]) chownSync(place, who.uid, who.gid);
  }
  const init = ['-D', data, '-U', 'mall', `--pwfile=${passwordFile}`, '-A', 'scram-sha-256', '-E', 'UTF8'];
  execFileSync(path.join(programs, 'initdb'), [...init, '--locale=C.UTF-8', '--no-sync'], {
    ...who,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });

  const port = await freePort();
  const values = Object.entries({ ...settings, ...more, unix_socket_directories: folder });
  const args = [
    '-D',
    data,
    '-p',
    String(port),
    ...values.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  let server = launch(programs, args, folder);
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  const atExit = (): void => {
    server.kill();
    remove();
  };
  process.once('exit', atExit);
  const stop = async (): Promise<void> => {
    await server.end();
    process.off('exit', atExit);
    remove();
  };

  const url = `postgres://mall:${password}@127.0.0.1:${port}/postgres`;
  async function answered(): Promise<string> {
    for (let attempt = 0; attempt < 100 && !server.isOver(); attempt += 1) {
      const answer = await probe(url);
      if ('version' in answer) return answer.version;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const log = server.log();
    await stop();
    throw new Error(log || 'it did not answer within 10 s');
  }
  const version = await answered();
  return {
    url,
    origin: `started here, version ${version}`,
    stop,
    pid: () => server.pid,
    halt: () => server.end(),
    async resume() {
      server = launch(programs, args, folder);
      await answered();
    },
  };
}
