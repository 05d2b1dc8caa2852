import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';

const BEGINS = /-----BEGIN [A-Z0-9 ]+-----/;

/** The text of a key: given as it is, on one line with \n, or as the path of a file. */
function textOf(given: string): string {
  const text = given.replaceAll('\\n', '\n').trim();
  if (BEGINS.test(text)) return text;
  return text.startsWith('/') && text.length < 300 ? readFileSync(text, 'utf8').trim() : text;
}

const bytesOf = (text: string): Buffer => Buffer.from(text.replace(/\s/g, ''), 'base64');

/** A private RSA key as PEM, as the bare base64 that consoles show, or as the path of a file; throws otherwise. */
export function readPrivateKey(given: string): KeyObject {
  const text = textOf(given);
  if (BEGINS.test(text)) return createPrivateKey(text);
  const key = bytesOf(text);
  try {
    return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
  } catch {
    return createPrivateKey({ key, format: 'der', type: 'pkcs1' });
  }
}

/** A public RSA key, or that of a certificate, in the same forms; throws otherwise. */
export function readPublicKey(given: string): KeyObject {
  const text = textOf(given);
  return BEGINS.test(text)
    ? createPublicKey(text)
    : createPublicKey({ key: bytesOf(text), format: 'der', type: 'spki' });
}
