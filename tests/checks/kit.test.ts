// The kit of an operator: image, compose file, proxy and unit are sound, start the mall with the flags that it is
// measured with, and give it no more rights than it needs.
// When it fails: the file's own linter says which line; flags and settings are those of scripts/lib/server.mjs.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { serverArgs, serverEnvironment } from '../../scripts/lib/server.mjs';
import { importsOf, isOurs } from '../support/read-imports.ts';
import { listOf, readPlace, root } from '../support/source-files.ts';

const dockerfile = readPlace('Dockerfile');
const unit = readPlace('ops/mall.service');
const caddyfile = readPlace('ops/Caddyfile');
const flags = serverArgs('main.ts').map((word) => word.replace(`${root}${path.sep}`, ''));
const settings = Object.entries(serverEnvironment);

/** A program of the machine, where it has one; the files are checked without it as well. */
function program(name: string): string | undefined {
  return ['/usr/bin', '/usr/local/bin', '/usr/sbin']
    .map((at) => `${at}/${name}`)
    .find((file) => existsSync(file));
}

/** Findings of a linter among the packages, `line: message`; none where only what runs is installed. */
async function lint<M>(name: string, findingsOf: (linter: M) => string[]): Promise<string[]> {
  if (!existsSync(path.join(root, 'node_modules', name))) return [];
  return findingsOf((await import(name)) as M);
}
interface DockerfileLinter {
  validate(text: string): { range: { start: { line: number } }; message: string }[];
}
interface ComposeLinter {
  DCLinter: new (config: object) => {
    lintFiles(paths: string[], deep: boolean): { messages: { line: number; message: string }[] }[];
  };
}

test('the Dockerfile is sound, and its last stage is small, not root, and asks whether it is ready', async () => {
  const faults = await lint<DockerfileLinter>('dockerfile-utils', ({ validate }) =>
    validate(dockerfile).map(({ range, message }) => `${range.start.line + 1}: ${message}`),
  );
  expect(faults).toEqual([]);
  const stages = dockerfile.split(/^FROM /m).slice(1);
  const last = stages.at(-1) ?? '';
  expect(stages.length).toBe(2);
  for (const stage of stages) expect(stage).toMatch(/^node:\d+-[a-z]+-slim/);
  expect(last).toMatch(/^USER node$/m);
  expect(last).toMatch(/^HEALTHCHECK /m);
  expect(last).not.toMatch(/^RUN npm|^COPY \. /m);
  expect(dockerfile).toContain('npm ci --ignore-scripts');
  expect(dockerfile).toContain('npm prune --omit=dev');
  const [, command = '[]'] = /^CMD (\[.*\])$/m.exec(last) ?? [];
  expect(JSON.parse(command)).toEqual(['node', ...flags]);
  for (const [name, value] of settings) expect(last).toContain(`${name}=${value}`);
  const left = readPlace('.dockerignore').split('\n');
  for (const place of ['.env', '.git', 'secrets', 'tests', 'demo', 'docs', '**/node_modules', '.data'])
    expect(left).toContain(place);
});

test('what the image leaves behind is not asked for by the mall that runs', () => {
  const [, gone = ''] = /rm -rf node_modules\/\.cache ([^\\]+)/.exec(dockerfile) ?? [];
  const left = ['demo', ...gone.trim().split(' ')];
  const seen = new Set<string>();
  const missing: string[] = [];
  const walk = (place: string): void => {
    if (seen.has(place)) return;
    seen.add(place);
    for (const { to, isType } of importsOf({ place, text: readPlace(place) })) {
      if (isType || !isOurs(to)) continue;
      if (left.some((folder) => to.startsWith(`${folder}/`))) missing.push(`${place}: ${to}`);
      else walk(to);
    }
  };
  for (const entry of ['main.ts', 'setup.ts', 'admin.ts', 'backup.ts', 'content.ts', 'catalog.ts'])
    walk(`src/lib/server/${entry}`);

  expect(left.length).toBeGreaterThan(4);
  expect(seen.size).toBeGreaterThan(300);
  expect(listOf(missing)).toBe('');
});

interface Service {
  image: string;
  read_only?: boolean;
  cap_drop?: string[];
  networks?: string[];
  ports?: string[];
  environment?: Record<string, string>;
}

test('the compose file is sound: two processes that may do nothing else, and only the proxy has ports', async () => {
  const rules = {
    // The proxy is meant for everybody; the rest is in the order that it is read in.
    'no-unbound-port-interfaces': 0,
    'service-keys-order': 0,
    'services-alphabetical-order': 0,
    'top-level-properties-order': 0,
    'no-quotes-in-volumes': 0,
  };
  const faults = await lint<ComposeLinter>('dclint', ({ DCLinter }) =>
    new DCLinter({ rules, quiet: false, debug: false, exclude: [] })
      .lintFiles([path.join(root, 'compose.yaml')], false)
      .flatMap(({ messages }) => messages.map(({ line, message }) => `${line}: ${message}`)),
  );
  expect(faults).toEqual([]);
  const { services } = parse(readPlace('compose.yaml'), { merge: true }) as {
    services: Record<string, Service>;
  };
  for (const name of ['mall-1', 'mall-2'])
    expect(services[name]).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      // Each has a folder of its own, and both open what either has sealed.
      environment: { SECRET_KEY_FILE: '/run/secrets/secret-key' },
    });
  const open = Object.entries(services).filter(([, { ports }]) => ports);
  expect(open.map(([name]) => name)).toEqual(['proxy']);
  const secrets = /(PASSWORD|SECRET|TOKEN|_KEY|_URL)$/;
  const told = Object.values(services).flatMap(({ environment }) => Object.keys(environment ?? {}));
  expect(told.filter((name) => secrets.test(name) && name !== 'SITE_URL')).toEqual([]);
});

test('the proxy knows both processes, asks whether they are ready, and keeps inner pages inside', () => {
  for (const text of [dockerfile, unit]) expect(text).toContain('METRICS_PORT=9464');
  const processes = Object.entries(
    (parse(readPlace('compose.yaml'), { merge: true }) as { services: Record<string, Service> }).services,
  ).flatMap(([name, { image }]) => (image === 'mall' ? [`${name}:4321`] : []));
  expect(readPlace('compose.yaml')).toContain(`MALL_UPSTREAMS: ${processes.join(' ')}`);
  for (const line of [
    'health_uri /readyz',
    'health_port 9464',
    'lb_try_duration',
    '@inner path /metrics /readyz',
    'respond @inner 404',
  ])
    expect(caddyfile).toContain(line);
  const caddy = program('caddy');
  if (!caddy) return;
  const { status, stderr } = spawnSync(
    caddy,
    ['validate', '--adapter', 'caddyfile', '--config', path.join(root, 'ops/Caddyfile')],
    { encoding: 'utf8' },
  );
  expect(status, stderr).toBe(0);
});

test('the unit starts the same program, as a user of its own that writes in one folder only', () => {
  const lines = unit.split('\n');
  expect(lines).toContain(`ExecStart=/usr/bin/node ${flags.join(' ')}`);
  for (const [name, value] of settings) expect(lines).toContain(`Environment=${name}=${value}`);
  for (const line of [
    'User=mall',
    'ProtectSystem=strict',
    'StateDirectory=mall',
    'StateDirectoryMode=0700',
    'NoNewPrivileges=yes',
    'CapabilityBoundingSet=',
    'UMask=0077',
  ])
    expect(lines).toContain(line);
  // A command by hand finds the same mall.
  const command = readPlace('ops/as-service');
  for (const same of ['runuser -u mall --', ':-/etc/mall/mall.env}', ':-/var/lib/mall}'])
    expect(command).toContain(same);
  for (const line of ['EnvironmentFile=/etc/mall/mall.env', 'Environment=DATA_DIR=/var/lib/mall'])
    expect(lines).toContain(line);
  expect(statSync(path.join(root, 'ops/as-service')).mode & 0o111).toBe(0o111);
  const analyze = program('systemd-analyze');
  if (!analyze) return;
  const { status, stderr } = spawnSync(analyze, ['verify', '--man=no', path.join(root, 'ops/mall.service')], {
    encoding: 'utf8',
  });
  // A machine without Node.js at that path may still check the rest.
  expect(stderr.replace(/^.*not executable.*$\n?/gm, ''), stderr).toBe('');
  expect(status === 0 || stderr.includes('not executable')).toBe(true);
});
