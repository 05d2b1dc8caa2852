import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const read = (file: string): KeyObject | undefined => {
  try {
    return createPrivateKey(readFileSync(file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

/** The cashier's RSA key of this machine, made at the first start; of several processes one makes it. */
export function readSigningKey(folder: string): KeyObject {
  const file = path.join(folder, 'cashier-key.pem');
  const known = read(file);
  if (known) return known;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  mkdirSync(folder, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  try {
    // The link is created only if the name is free, and readers never see half a file.
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return read(file) ?? privateKey;
}
