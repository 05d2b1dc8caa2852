// .env.example is where an operator looks up what can be set. A setting that is missing there does not exist for him,
// and one that nothing reads has no effect.
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readSettings } from '#lib/server/env.ts';
import { SECRETS } from '#lib/server/environment.ts';
import { filesUnder, readPlace } from '../support/source-files.ts';

/** Read by the code that finds the file itself, set by npm, or given to one command alone. */
const NOT_SET_THERE = ['ENV_FILE', 'INIT_CWD', 'NODE_ENV', 'MALL_ADMIN_PASSWORD'];

const lines = readPlace('.env.example').split('\n');
const named = lines.flatMap((line) => /^# ([A-Z][A-Z0-9_]+)=/.exec(line)?.[1] ?? []);

/** Every name that a start asks the environment for. */
function namesRead(): Set<string> {
  const names = new Set<string>();
  const asked = new Proxy({}, { get: (_, name) => void names.add(String(name)) });
  readSettings(asked);
  return names;
}

test('.env.example names every setting once, and none that is never read', () => {
  const inCode = filesUnder(['src'], ['.ts'])
    .flatMap(({ text }) => [...text.matchAll(/process\.env(?:\.|\[')([A-Z][A-Z0-9_]+)/g)])
    .map((match) => match[1]!);
  const read = new Set([...namesRead(), ...SECRETS, ...inCode]);
  const wanted = [...read].filter((name) => !name.endsWith('_FILE') && !NOT_SET_THERE.includes(name));
  expect(named.toSorted()).toEqual(wanted.toSorted());
});

test('it names the secrets, and sets nothing before somebody does', () => {
  const marked = lines.flatMap((line) =>
    (/^# {3}([A-Z].*)$/.exec(line)?.[1] ?? '').split(' ').filter(Boolean),
  );
  expect(marked.toSorted()).toEqual([...SECRETS].toSorted());
  expect(parseEnv(lines.join('\n'))).toEqual({});
});
