// Which start is the demo's: HOST and SITE_URL both lead to this machine, read exactly.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readSettings } from '#lib/server/env.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'mall-mode-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each<Record<string, string>>([
  {},
  { HOST: '::1' },
  { HOST: 'localhost', SITE_URL: 'http://localhost:8080' },
  { HOST: '127.8.9.1', SITE_URL: 'https://[::1]:4321' },
  { SITE_URL: 'http://127.0.0.1:80', NODE_ENV: 'production' },
])('%j is a demo', (env) => {
  expect(readSettings(env).mode).toBe('demo');
});

test.each<Record<string, string>>([
  { HOST: '0.0.0.0' },
  { HOST: '::' },
  { HOST: '192.168.1.20' },
  { HOST: '127.0.0.1.nip.io' },
  { HOST: 'localhost.evil.com' },
  { HOST: '127.evil.com' },
  { SITE_URL: 'https://mall.example.com' },
  { SITE_URL: 'https://localhost.evil.com' },
  { SITE_URL: 'http://127.0.0.1.nip.io' },
  { SITE_URL: 'http://0.0.0.0:4321' },
  { HOST: '0.0.0.0', SITE_URL: 'http://localhost:4321', NODE_ENV: 'development' },
])('%j is for the public', (env) => {
  expect(readSettings(env).mode).toBe('production');
});

test.each(['http://localhost@evil.com', 'https://mall.example/', 'https://mall.example?x', 'http://a b'])(
  'SITE_URL=%s is not usable',
  (address) => {
    expect(() => readSettings({ SITE_URL: address })).toThrow('SITE_URL is not usable');
  },
);

test.each([
  'postgres://mall:geheim@host:port/name',
  'mysql://mall:geheim@host/name',
  'postgres://mall:ge heim@ho st/name',
])('an address with a password is never repeated: %s', (address) => {
  for (const name of ['DATABASE_URL', 'DATABASE_REPLICA_URL', 'API_BASE_URL', 'SITE_URL'])
    expect(() => readSettings({ [name]: address })).toThrow(/^[^]*is not usable(?![^]*heim)/);
});

test('a secret comes from its file, and never from two places', () => {
  const file = path.join(folder, 'database-url');
  writeFileSync(file, 'postgres://mall:geheim@db/mall\n');
  expect(readSettings({ DATABASE_URL_FILE: file }).DATABASE_URL).toBe('postgres://mall:geheim@db/mall');
  expect(() => readSettings({ DATABASE_URL_FILE: file, DATABASE_URL: 'postgres://db/mall' })).toThrow(
    'are both set',
  );
  expect(() => readSettings({ DATABASE_URL_FILE: path.join(folder, 'none') })).toThrow('cannot be read');
});
