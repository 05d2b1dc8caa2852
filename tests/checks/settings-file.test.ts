// Settings come from a file as well, and doctor says which providers they name.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { projectFolder } from '../../scripts/doctor/machine.mjs';

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
