// Whether something is still made from the same sources, by hashes of their contents: times of files are wrong after a
// checkout.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { at, root } from './places.mjs';

/** One hash over all files of these folders and files (paths inside the project; missing ones count as empty). */
export function hashOf(places) {
  const hash = createHash('sha256');
  const take = (file) =>
    hash.update(path.relative(root, file)).update('\0').update(fs.readFileSync(file)).update('\0');
  const walk = (place) => {
    const stat = fs.statSync(place, { throwIfNoEntry: false });
    if (!stat) return;
    if (stat.isFile()) return take(place);
    for (const name of fs.readdirSync(place).sort()) walk(path.join(place, name));
  };
  for (const place of places) walk(at(place));
  return hash.digest('hex');
}

export function readStamp(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return ''; // never made
  }
}

export const writeStamp = (file, key) => fs.writeFileSync(file, key);
