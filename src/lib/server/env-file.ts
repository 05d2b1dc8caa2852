// Imported first, because modules read the environment while they are loaded: what the project's `.env` says, or the
// file that ENV_FILE names (`none`: no file), joins the environment. What is set there already wins, a secret over the
// file's NAME_FILE and a NAME_FILE over the file's secret, since both are one setting.
//
// A file that is read only in part would be dangerous: without its SITE_URL the mall would be the demo. So encodings
// and line ends of Windows editors are read, and a line that cannot be read stops the start.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { settingsFile } from './environment.ts';

const named = process.env['ENV_FILE'];
const before = new Set(Object.keys(process.env));

function giveUp(problem: string, cure: string): never {
  console.error(`\n✗ ${problem}`);
  console.error(`  ${cure}\n`);
  process.exit(1);
}

const SETTING = /^\s*(#.*|(export\s+)?[A-Za-z_]\w*\s*=.*)?$/;

/** The number of the first line that is neither a setting nor a comment; 0 for none. */
function oddLine(text: string): number {
  // What stands in quotation marks may have lines of its own.
  const bare = text.replace(/=[ \t]*(["'`])[^]*?\1/g, (value) => `=${value.replace(/[^\n]/g, '')}`);
  return bare.split('\n').findIndex((line) => !SETTING.test(line)) + 1;
}

/** UTF-8 with or without a mark, and lines that end as on any system. */
function settingsIn(file: string): NodeJS.Dict<string> {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file)).replace(/\r\n?/g, '\n');
  const line = text.includes('\0') ? 1 : oddLine(text);
  if (line > 0)
    giveUp(
      `Line ${line} of ${file} is no setting.`,
      'Write NAME=value in each line, in UTF-8; comments begin with #.',
    );
  return parseEnv(text);
}

if (named !== 'none') {
  try {
    const place = named || path.resolve(import.meta.dirname, '../../../.env');
    const settings = settingsIn(place);
    settingsFile.place = place;
    for (const [name, value] of Object.entries(settings)) {
      settingsFile.names.add(name);
      process.env[name] ??= value;
    }
    for (const name of before) {
      const other = name.endsWith('_FILE') ? name.slice(0, -'_FILE'.length) : `${name}_FILE`;
      if (!before.has(other)) delete process.env[other];
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (named || code !== 'ENOENT')
      giveUp(
        `The settings in ${named || '.env'} cannot be read (${code ?? String(error)}).`,
        'Let this user read the file, or name another one: ENV_FILE=/etc/mall.env',
      );
  }
}
