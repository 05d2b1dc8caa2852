// Settings come from a file as well, and doctor says which providers they name.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

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

test('a settings file that is named and missing is said, with what to do', { timeout: 120_000 }, () => {
  const said = doctor({ ENV_FILE: path.join(folder, 'none.env') });
  expect(said).toContain('cannot be read (ENOENT)');
  expect(said).toContain('ENV_FILE=');
});
