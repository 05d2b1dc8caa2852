import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Everything below this place, itself among it, with its mode. */
export const modesOf = (place: string): string[] =>
  [
    place,
    ...readdirSync(place, { recursive: true, encoding: 'utf8' }).map((name) => path.join(place, name)),
  ].map((file) => `${file} ${(statSync(file).mode & 0o777).toString(8)}`);

/** What of it other users of the machine may read or write. */
export const openToOthers = (place: string): string[] =>
  modesOf(place).filter((line) => !/ [67]00$/.test(line));
