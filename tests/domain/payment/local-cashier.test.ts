// When the local cashier runs, and the key it signs with.
import { createSign, createVerify, createPublicKey } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readSigningKey } from '#lib/adapters/payment/cashier/read-signing-key.ts';
import type { Database } from '#lib/db/database.ts';
import { systemClock } from '#lib/kernel/clock.ts';
import { readSettings } from '#lib/server/env.ts';
import { openPayments } from '#lib/server/providers/open-payments.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'mall-cashier-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const open = (env: Record<string, string>) =>
  openPayments(readSettings({ DATA_DIR: folder, ...env }), {
    database: {} as Database,
    clock: systemClock,
    jobs: { send: async () => undefined },
  });

test('it runs on a machine of its own, and never behind a public address', () => {
  expect(Object.keys(open({}))).toEqual(['cashier']);
  expect(Object.keys(open({ SITE_URL: 'http://localhost:8080' }))).toEqual(['cashier']);
  expect(open({ SITE_URL: 'https://mall.example' })).toEqual({});
  expect(open({ SITE_URL: 'http://192.168.1.20:4321' })).toEqual({});
});

test('its counter survives the circuit breaker around it', () => {
  expect(open({})['cashier']).toMatchObject({ isLocal: true, counter: { confirm: expect.any(Function) } });
});

test('the key is made once, for this machine alone, and signs what its public half verifies', () => {
  const [first, second] = [readSigningKey(folder), readSigningKey(folder)];
  expect(first.equals(second)).toBe(true);
  expect(first.asymmetricKeyDetails).toMatchObject({ modulusLength: 2048 });
  expect(statSync(path.join(folder, 'cashier-key.pem')).mode & 0o777).toBe(0o600);
  const signature = createSign('RSA-SHA256').update('text').sign(first);
  expect(createVerify('RSA-SHA256').update('text').verify(createPublicKey(second), signature)).toBe(true);
});
