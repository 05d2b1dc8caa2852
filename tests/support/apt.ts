// Installing Debian's packages for the tests: only as root, only what is missing, with visible progress.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';

const apt = '/usr/bin/apt-get';
const keepStoppedFile = '/etc/postgresql-common/createcluster.d/no-main-cluster.conf';

export const isRoot = (): boolean => process.getuid?.() === 0;
export const canInstall = (): boolean => isRoot() && existsSync(apt);

function run(args: string[], label: string): Promise<string | undefined> {
  const started = Date.now();
  const seconds = (): number => Math.round((Date.now() - started) / 1000);
  process.stderr.write(`> ${label} ...\n`);
  const timer = setInterval(() => process.stderr.write(`> ${label} ... ${seconds()} s\n`), 5000);
  return new Promise((resolve) => {
    const child = spawn(apt, ['-q', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    child.on('error', (error) => (errors += error.message));
    child.on('close', (code) => {
      clearInterval(timer);
      process.stderr.write(`> ${label}: ${code === 0 ? 'done' : 'failed'}, ${seconds()} s\n`);
      resolve(code === 0 ? undefined : errors.trim().split('\n').at(-1) || `apt-get ended with ${code}`);
    });
  });
}

/**
 * Installs packages; resolves to a reason when that failed.
 * keepStopped: Debian's postgresql starts a server of its own at once, which would outlive the tests.
 */
export async function aptInstall(
  packages: string[],
  { keepStopped = false } = {},
): Promise<string | undefined> {
  if (!canInstall()) return 'only root can install packages, and only with apt';
  if (keepStopped && !existsSync(keepStoppedFile)) {
    mkdirSync('/etc/postgresql-common/createcluster.d', { recursive: true });
    writeFileSync(keepStoppedFile, 'create_main_cluster = false\n');
  }
  const install = ['install', '-y', '--no-install-recommends', ...packages];
  const names = packages.join(', ');
  const lists = await run(['update'], "reading Debian's package lists");
  const problem = await run(install, `installing ${names}`);
  return problem && (lists ?? problem);
}
