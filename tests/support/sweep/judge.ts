// What the schema of a row says of an input, read the way the API reads it: what it refuses never reaches the act, so
// that one refusal a field is sent whole and the others are only looked at.
import { failures } from '#lib/contracts/failures.ts';
import type { SweptRow } from './rows.ts';
import { addressOf, type Input } from './send.ts';

type Judgement = { isAccepted: true } | { isAccepted: false; code: string };

function asRead(swept: SweptRow, input: Input): Input {
  const { path, rest } = addressOf(swept, input);
  const given: Input = {};
  const query = new URL(path, 'http://mall.inside').searchParams;
  for (const name of new Set(query.keys())) {
    const values = query.getAll(name);
    given[name] = values.length > 1 ? values : values[0];
  }
  Object.assign(given, JSON.parse(JSON.stringify(rest)));
  for (const name of swept.inPath) given[name] = decodeURIComponent(pathPart(swept, path, name));
  return given;
}

function pathPart({ row }: SweptRow, path: string, name: string): string {
  const at = row.path.split('/').indexOf(`:${name}`);
  return path.split('?')[0]!.split('/')[at] ?? '';
}

export function judge(swept: SweptRow, input: Input): Judgement {
  // A file has no text form, and rows without input take everything.
  if (!swept.row.input || swept.row.upload !== undefined) return { isAccepted: true };
  const parsed = swept.row.input.safeParse(asRead(swept, input));
  if (parsed.success) return { isAccepted: true };
  const message = parsed.error.issues[0]?.message ?? '';
  return { isAccepted: false, code: message in failures ? message : 'request.invalid' };
}
