// A password typed at a real terminal: script(1) lends one.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'mall-typed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));

const FIRST = /Password of the administrator \(not shown\): $/;
const AGAIN = /The same again: $/;

/** Types each answer the moment its question is on the screen; what the screen showed. */
function type(answers: readonly (readonly [RegExp, string])[]): Promise<{ screen: string; code: number }> {
  const words = 'scripts/run.mjs admin:create --phone 13912345678 --roles content';
  const child = spawn('script', ['-qec', `'${process.execPath}' ${words}`, '/dev/null'], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { ...process.env, ENV_FILE: 'none', DATABASE_URL: '', DATA_DIR: path.join(folder, 'data') },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let screen = '';
  const left = [...answers];
  child.stdout.on('data', (chunk: Buffer) => {
    screen += chunk.toString();
    if (left[0]?.[0].test(screen)) child.stdin.write(`${left.shift()![1]}`);
  });
  return new Promise((resolve) => child.once('close', (code) => resolve({ screen, code: code ?? -1 })));
}

test('a password is asked for twice, and never seen', async () => {
  const { screen, code } = await type([
    [FIRST, 'Kran2026bolt\r'],
    [AGAIN, 'Other2026bolt\r'],
    [FIRST, 'Kran2026bolt\r'],
    [AGAIN, 'Kran2026bolt\r'],
  ]);
  expect(screen).toContain('They differ.');
  expect(screen).toContain('13912345678 is of the platform: content.');
  expect(screen).not.toMatch(/2026bolt/);
  expect(code).toBe(0);
});

test.each([
  ['Ctrl+C', '\x03'],
  ['Ctrl+D', '\x04'],
])('%s instead of a password ends the command in a sentence', async (_name, key) => {
  const { screen, code } = await type([[FIRST, key]]);
  expect(screen).toContain('✗ Nothing was answered.');
  expect(screen).not.toContain('    at ');
  expect(code).toBe(1);
});
