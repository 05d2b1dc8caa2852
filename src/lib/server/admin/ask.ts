import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { SetupError } from '../../kernel/setup-error.ts';

/** Whether questions can be asked on this terminal. */
export const isAsked = (): boolean => Boolean(process.stdin.isTTY && process.stdout.isTTY);

/** One line of an answer; what is typed is shown unless it is a secret. */
export async function ask(question: string, { secret = false } = {}): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  // Before the question is seen: from here on the terminal itself shows nothing of what is typed.
  const lines = createInterface({
    input: process.stdin,
    output: secret ? silent : process.stdout,
    terminal: true,
  });
  if (secret) process.stdout.write(question);
  const left = new Promise<undefined>((resolve) => lines.once('close', () => resolve(undefined)));
  try {
    // Ctrl+C rejects the question, Ctrl+D only closes it.
    const answer = await Promise.race([lines.question(secret ? '' : question).catch(() => undefined), left]);
    if (answer !== undefined) return answer.trim();
    throw new SetupError('Nothing was answered.', 'Run the command again when you know it.');
  } finally {
    lines.close();
    if (secret) process.stdout.write('\n');
  }
}

/** A value from its flag, otherwise asked on the terminal; without a terminal the flag is required. */
export async function given(
  flag: string | undefined,
  { name, question, otherwise }: { name: string; question: string; otherwise?: string },
): Promise<string> {
  if (flag !== undefined) return flag;
  if (isAsked()) {
    const hint = otherwise ? ` [${otherwise}]` : '';
    return (await ask(`${question}${hint}: `)) || (otherwise ?? '');
  }
  if (otherwise !== undefined) return otherwise;
  throw new SetupError(`${question} is missing.`, `Give it: --${name} …`);
}

/** A password from a file, from MALL_ADMIN_PASSWORD, or typed twice; never from a flag, which others could read. */
export async function givenPassword(file: string | undefined): Promise<string> {
  if (file !== undefined) {
    try {
      return readFileSync(file, 'utf8').trim();
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      throw new SetupError(
        `The password cannot be read from ${file} (${code}).`,
        'Name a file that is there.',
      );
    }
  }
  const fromEnvironment = process.env['MALL_ADMIN_PASSWORD'];
  if (fromEnvironment) return fromEnvironment;
  if (!isAsked()) {
    throw new SetupError(
      'The password is missing.',
      'Give --password-file FILE or MALL_ADMIN_PASSWORD, or run this in a terminal.',
    );
  }
  for (;;) {
    const password = await ask('Password of the administrator (not shown): ', { secret: true });
    if (password === (await ask('The same again: ', { secret: true }))) return password;
    console.log('  They differ.');
  }
}
