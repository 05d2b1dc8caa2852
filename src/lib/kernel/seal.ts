import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/** Encrypts secrets that have to be read again: AES-256-GCM, a new nonce each time. */
export interface Seal {
  close(text: string): string;
  /** Throws when it was sealed with another key, or changed. */
  open(sealed: string): string;
  /** A keyed hash (HMAC): the same for the same text; without the key the text cannot be found by trying. */
  mark(text: string): string;
}

const VERSION = 'v1';
export const SEAL_KEY_BYTES = 32;

export function sealWith(key: Uint8Array): Seal {
  return {
    close(text) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const parts = [nonce, body, cipher.getAuthTag()].map((part) => part.toString('base64url'));
      return [VERSION, ...parts].join('.');
    },
    open(sealed) {
      const [version, ...parts] = sealed.split('.');
      const [nonce, body, tag] = parts.map((part) => Buffer.from(part, 'base64url'));
      if (version !== VERSION || !nonce || !body || !tag) throw new Error('This is no sealed text.');
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: 16 });
      decipher.setAuthTag(tag);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    },
    mark: (text) => createHmac('sha256', key).update(text).digest('base64url'),
  };
}
