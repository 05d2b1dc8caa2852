// Reads the words after a command by Node's own parser and the command's row in scripts/commands.mjs. Whatever the row
// does not name is refused with exit code 2, before anything is done. Node's parser is enough: no package is needed,
// so `--help` works before packages are installed.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { commands } from '../commands.mjs';
import { red } from './say.mjs';

/** Exit code of a command that was called wrongly; 1 means that it was understood and failed. */
const MISUSED = 2;
const HELP = { about: 'says this and does nothing' };

/** How a command is typed: npm has words of its own for two of them. */
const typed = (name) => (name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`);
const labelOf = ([name, { value }]) => `--${name}${value ? ` ${value}` : ''}`;

function rowsOf(pairs) {
  const width = Math.max(...pairs.map(([label]) => label.length));
  return pairs.map(([label, about]) => `  ${label.padEnd(width)}  ${about}`).join('\n');
}

const aboutOf = ({ about, is }) => (Array.isArray(is) ? `${about}: ${is.join(', ')}` : about);

/** The text of `--help` for one command. */
export function usageOf(name) {
  const { about, takes, options = {}, example } = commands[name];
  const all = Object.entries(options);
  const words = all.map((one) => `[${labelOf(one)}]`);
  if (takes) {
    const word = `${takes.name}${takes.many ? '...' : ''}`;
    words.unshift(takes.needed ? word : `[${word}]`);
  }
  const line = words.length ? `${typed(name)} -- ${words.join(' ')}` : typed(name);
  const rows = [
    ...(takes ? [[takes.name, aboutOf(takes)]] : []),
    ...all.map(([flag, option]) => [labelOf([flag, option]), aboutOf(option)]),
    ['--help', HELP.about],
  ];
  const last = example ? `\n\nFor example: ${typed(name)} -- ${example}` : '';
  return `Usage: ${line}\n\n${about}\n\n${rowsOf(rows)}${last}\n`;
}

/** All commands, for `node scripts/run.mjs --help` and for an unknown command. */
export function usageOfAll() {
  const rows = Object.entries(commands).map(([name, { about }]) => [typed(name), about]);
  return `Usage: npm run COMMAND -- [...]; each has --help\n\n${rowsOf(rows)}\n`;
}

/** Ends with one sentence and its cure, because the command was called wrongly. */
export function misused(problem, cure) {
  process.stderr.write(`\n${red(problem)}\n${cure}\n`);
  process.exit(MISUSED);
}

function sentenceOf(error, name) {
  const [, flag] = /'(-[^' ,]*)/.exec(error.message) ?? [];
  if (error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `${typed(name)} has no option ${flag}.`;
  return error.message.replace(/\. To specify .*/s, '.').replace(/\n/g, ' ');
}

const isAllowed = (is, text) => (Array.isArray(is) ? is.includes(text) : is.test(text));

/**
 * `{ values, words }` of the command line. Ends here when help is asked for, or when a word is not understood.
 * @returns {{ values: Record<string, any>, words: string[] }}
 */
export function readArguments(name, given = process.argv.slice(2)) {
  const { takes, options = {} } = commands[name];
  const refuse = (problem) => misused(problem, `See: ${typed(name)} -- --help`);
  const flags = Object.entries(options).map(([flag, { value }]) => [
    flag,
    { type: value ? 'string' : 'boolean' },
  ]);
  let parsed;
  try {
    parsed = parseArgs({
      args: given,
      allowPositionals: true,
      tokens: true,
      options: { ...Object.fromEntries(flags), help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    if (!String(error.code).startsWith('ERR_PARSE_ARGS')) throw error;
    refuse(sentenceOf(error, name));
  }
  const { values, positionals: words } = parsed;
  if (values.help) {
    process.stdout.write(usageOf(name));
    process.exit(0);
  }
  // What a script left empty means nothing, and of two values the second would be taken without a word.
  const flagged = parsed.tokens.filter(({ kind }) => kind === 'option');
  const twice = flagged.find(({ name: flag }, at) => flagged.findIndex((one) => one.name === flag) < at);
  if (twice) refuse(`${twice.rawName} is given twice.`);
  const blank = flagged.find(({ value }) => value !== undefined && !value.trim());
  if (blank) refuse(`${blank.rawName} is given without a value.`);
  if (words.some((word) => !word.trim())) refuse(`${typed(name)} does not know what an empty word is.`);
  if (words.length && !takes) refuse(`${typed(name)} does not know "${words[0]}".`);
  if (words.length > 1 && !takes.many)
    refuse(`${typed(name)} takes one ${takes.name}, not "${words[1]}" as well.`);
  if (!words.length && takes?.needed) refuse(`${typed(name)} needs ${takes.name}: ${takes.about}.`);
  const checked = [
    ...words.map((word) => [takes.name, word, takes.is]),
    ...Object.entries(options).map(([flag, { is }]) => [`--${flag}`, values[flag], is]),
  ];
  for (const [label, text, is] of checked) {
    if (text === undefined || !is || isAllowed(is, text)) continue;
    refuse(
      `${label} "${text}" is not usable; write ${Array.isArray(is) ? `one of ${is.join(', ')}` : is.say}.`,
    );
  }
  return { values, words };
}

/** A file that is named on the command line lies where npm was called; npm itself works in the project. */
export const whereCalled = (name) => path.resolve(process.env.INIT_CWD ?? process.cwd(), name);
