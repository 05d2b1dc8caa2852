// Runs npm's own JavaScript under the Node.js that we choose, and explains its usual failures.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { giveUp, progress } from './say.mjs';

function npmCommand(node) {
  const started = process.env.npm_execpath;
  if (started && /npm-cli\.[cm]?js$/.test(started)) return [node, started];
  const bin = path.dirname(process.execPath);
  const places = ['../lib/node_modules/npm', 'node_modules/npm', '../share/nodejs/npm'];
  const cli = places
    .map((place) => path.join(bin, place, 'bin/npm-cli.js'))
    .find((file) => fs.existsSync(file));
  return cli ? [node, cli] : ['npm'];
}

// npm hands its own settings to its child processes; a second npm must not take them for its own.
function environment(node) {
  const inherited = /^npm_(package|lifecycle|command|config_(prefix|local_prefix|global|dir))/i;
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !inherited.test(name)));
  return { ...env, PATH: path.dirname(node) + path.delimiter + env.PATH };
}

const reasons = [
  [
    /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|network/i,
    'The npm registry cannot be reached.',
    'Check the connection or the proxy (npm config get proxy) and try again.',
  ],
  [
    /EROFS|EACCES|EPERM/,
    'npm may not write here.',
    'Use a folder of your own and start again; do not use sudo.',
  ],
  [/ENOSPC/, 'The disk is full.', 'Free about 1 GB and try again.'],
];

/** npm with these arguments in this folder; resolves to { ok, output }. */
export function npm(node, args, cwd, label) {
  const [command, ...before] = npmCommand(node);
  const done = progress(label);
  return new Promise((resolve) => {
    const child = spawn(command, [...before, ...args, '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd,
      env: environment(node),
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: command === 'npm' && process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => (output += error.message));
    child.on('close', (code) => {
      done(code === 0 ? 'done' : 'failed');
      resolve({ ok: code === 0, output });
    });
  });
}

export function explainAndGiveUp(what, output) {
  process.stderr.write(output.trim().split('\n').slice(-12).join('\n') + '\n');
  const [, problem, cure] = reasons.find(([pattern]) => pattern.test(output)) ?? [];
  giveUp(`${what} failed. ${problem ?? 'npm says why in the lines above.'}`, cure);
}
