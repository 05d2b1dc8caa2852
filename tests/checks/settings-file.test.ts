// Settings come from a file as well, and doctor says which providers they name.
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { port, projectFolder } from '../../scripts/doctor/machine.mjs';
import { oddNames } from '#lib/server/setting-names.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'mall-settings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const doctor = (env: Record<string, string>) => {
  const run = spawnSync(process.execPath, ['scripts/run.mjs', 'doctor'], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], HOME: folder, DATA_DIR: path.join(folder, 'data'), ...env },
  });
  return run.stdout + run.stderr;
};

test(
  'what the settings file says counts, what the environment says counts more, and doctor names the mail server of either',
  { timeout: 120_000 },
  () => {
    const file = path.join(folder, 'mall.env');
    writeFileSync(
      file,
      'SMTP_HOST=mail.example.com\nSMTP_USER=mall\nSMTP_PASSWORD=secret\nMAIL_FROM=mall@example.com\n',
    );
    expect(doctor({ ENV_FILE: file })).toContain('providers: e-mail by SMTP');
    expect(
      doctor({ ENV_FILE: file, SMTP_HOST: '', SMTP_USER: '', SMTP_PASSWORD: '', MAIL_FROM: '' }),
    ).toContain('no outside providers');
  },
);

test(
  'a secret of the environment counts more than the file that the settings name for it, and the other way round',
  { timeout: 120_000 },
  () => {
    const file = path.join(folder, 'files.env');
    const secret = path.join(folder, 'database-url');
    writeFileSync(secret, 'postgres://mall@127.0.0.1:1/of-the-file');
    writeFileSync(file, `DATABASE_URL_FILE=${secret}\n`);
    const DATABASE_URL = 'postgres://mall@127.0.0.1:2/of-the-environment';
    const refused = 'DATABASE_URL does not work: connect ECONNREFUSED 127.0.0.1';
    expect(doctor({ ENV_FILE: file })).toContain(`${refused}:1`);
    expect(doctor({ ENV_FILE: file, DATABASE_URL })).toContain(`${refused}:2`);
    writeFileSync(file, `DATABASE_URL=${DATABASE_URL}\n`);
    expect(doctor({ ENV_FILE: file, DATABASE_URL_FILE: secret })).toContain(`${refused}:1`);
  },
);

test('a folder of code that is only read is as it should be once everything is in it', () => {
  expect(projectFolder({ code: 'EROFS', isWhole: true })).toHaveProperty('good');
  expect(projectFolder({ code: 'EROFS', isWhole: false })).toHaveProperty('bad');
});

test('a settings file that is named and missing is said, with what to do', { timeout: 120_000 }, () => {
  const said = doctor({ ENV_FILE: path.join(folder, 'none.env') });
  expect(said).toContain('cannot be read (ENOENT)');
  expect(said).toContain('ENV_FILE=');
});

test(
  'a settings file of another system is read whole, and one that is none stops the start',
  { timeout: 120_000 },
  () => {
    const file = path.join(folder, 'windows.env');
    const settings = [
      'SITE_URL=https://mall.example.com',
      'export SMS=off',
      '# a comment',
      'NOTE="two',
      'lines"',
      '',
    ];
    for (const text of [`\ufeff${settings.join('\r\n')}`, settings.join('\r')]) {
      writeFileSync(file, text);
      expect(doctor({ ENV_FILE: file })).toContain('The mall has no administrator.');
    }
    const odd: [string | Buffer, string][] = [
      [Buffer.from(`\ufeff${settings.join('\n')}`, 'utf16le'), 'cannot be read'],
      ['SMS=off\nSITE_URL: https://mall.example.com\n', `Line 2 of ${file} is no setting.`],
      [`SMS=off\0\nSITE_URL=https://mall.example.com`, `Line 1 of ${file} is no setting.`],
    ];
    for (const [text, words] of odd) {
      writeFileSync(file, text);
      expect(doctor({ ENV_FILE: file })).toContain(words);
    }
  },
);

test.each([
  ['SITEURL', 'SITE_URL'],
  ['site_url', 'SITE_URL'],
  ['MALL_SITE_URL', 'SITE_URL'],
  ['SITE_URL_FILE', 'SITE_URL'],
  ['SMTP_PASS', 'SMTP_PASSWORD'],
  ['S3_SECRET_KEY', 'S3_SECRET_ACCESS_KEY'],
  ['TRUST_PROXIES', 'TRUST_PROXY'],
  ['DATABASE_URL_FIEL', 'DATABASE_URL_FILE'],
  ['MALL_MAX_ORDER', 'MALL_ORDER_MAX'],
  ['METRIC_PORT', 'METRICS_PORT'],
])('%s is known to be meant as %s', (name, meant) => {
  expect(oddNames({ [name]: 'x' }, new Set())).toEqual([{ name, meant }]);
});

test('names of other programs in the environment are none of the mall’s, and a file is the mall’s own', () => {
  const env = Object.fromEntries(
    [
      'SECRET_KEY_BASE',
      'XDG_DATA_DIRS',
      'HOSTNAME',
      'NODE_OPTIONS',
      'OTEL_SERVICE_NAME',
      'CONTENT_TYPE',
      'BASE_URL',
      'MALL_SERVICE_HOST',
      'MALL_PORT_4321_TCP',
      'POSTGRES_PASSWORD',
      'TZ',
      'HTTPS_PROXY',
      'USER',
      'SMTP_PORT',
      'SECRET_KEY_FILE',
    ].map((name) => [name, 'x']),
  );
  expect(oddNames({ ...env, MALL_PORT: 'tcp://10.0.0.7:80' }, new Set())).toEqual([]);
  expect(oddNames({ COLOUR: 'red', SITEURL: '' }, new Set(['COLOUR', 'SITEURL']))).toEqual([
    { name: 'COLOUR', meant: undefined },
  ]);
});

test(
  'a name that is written wrongly is said by doctor, and a secret of a public mall or its address is missed',
  { timeout: 120_000 },
  () => {
    const file = path.join(folder, 'misspelt.env');
    writeFileSync(
      file,
      'SITE_URL=https://mall.example.com\nSMS=off\nSECRET_KEYS=hidden-text\nLOGLEVEL=warn\n',
    );
    const said = doctor({ ENV_FILE: file });
    expect(said).toContain('SECRET_KEYS is no setting of the mall, and SECRET_KEY is not set.');
    expect(said).toContain('LOGLEVEL is no setting of the mall, and nobody reads it: was LOG_LEVEL meant?');
    expect(said).not.toContain('hidden-text');
    writeFileSync(file, 'SITEURL=https://mall.example.com\n');
    expect(doctor({ ENV_FILE: file })).toContain(
      'SITEURL is no setting of the mall, and SITE_URL is not set.',
    );
  },
);

test(
  'doctor names the files with secrets that anybody on the machine reads, and is content once they are closed',
  { timeout: 120_000 },
  () => {
    const open = mkdtempSync(path.join(tmpdir(), 'mall-open-'));
    try {
      const [file, secret] = [path.join(open, 'mall.env'), path.join(open, 'key')];
      writeFileSync(secret, 'ab'.repeat(32));
      writeFileSync(
        file,
        `SITE_URL=https://mall.example.com\nSMS=off\nSECRET_KEY_FILE=${secret}\nMETRICS_TOKEN=1234567890123456\n`,
      );
      for (const place of [file, secret]) chmodSync(place, 0o644);
      // If the folder cannot be entered by other users, they cannot read the files in it.
      expect(doctor({ ENV_FILE: file })).not.toContain('Anybody on this machine');
      chmodSync(open, 0o755);
      const said = doctor({ ENV_FILE: file });
      expect(said).toContain(`Anybody on this machine reads ${secret}, which SECRET_KEY_FILE names.`);
      expect(said).toContain(`Anybody on this machine reads the secrets in ${file}.`);
      for (const place of [file, secret]) chmodSync(place, 0o640);
      expect(doctor({ ENV_FILE: file })).not.toContain('Anybody on this machine');
    } finally {
      rmSync(open, { recursive: true });
    }
  },
);

test('a mall that runs is no fault of its port, another program there is one', async () => {
  let said = 'ok';
  const server = http.createServer((_, res) => res.end(said)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const before = { ...process.env };
  try {
    process.env['HOST'] = '127.0.0.1';
    process.env['PORT'] = String((server.address() as AddressInfo).port);
    expect(await port()).toMatchObject({ good: expect.stringContaining('a mall is running') as string });
    said = 'hello';
    expect(await port()).toMatchObject({ bad: expect.stringContaining('EADDRINUSE') as string });
  } finally {
    process.env = before;
    server.close();
    server.closeAllConnections();
  }
});
