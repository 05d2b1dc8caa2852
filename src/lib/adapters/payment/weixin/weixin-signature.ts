import { createDecipheriv, createSign, createVerify, type KeyObject } from 'node:crypto';
import { minutes, type Clock } from '../../../kernel/clock.ts';

const LIFE = minutes(5);
const TAG_BYTES = 16;

export interface WeixinKeys {
  merchantNo: string;
  /** Number of our certificate, and its private key. */
  serialNo: string;
  privateKey: KeyObject;
  /** Number and public key by which the platform signs: `PUB_KEY_ID_…`, or a certificate's number. */
  platformKeyId: string;
  platformKey: KeyObject;
  /** 32 bytes; notices are encrypted with it. */
  apiV3Key: string;
}

/** The Authorization header of a request. */
export function authorize(
  keys: WeixinKeys,
  request: { method: string; path: string; body: string; nonce: string; now: Date },
): string {
  const timestamp = Math.floor(request.now.getTime() / 1000);
  const text = `${request.method}\n${request.path}\n${timestamp}\n${request.nonce}\n${request.body}\n`;
  const signature = createSign('RSA-SHA256').update(text).sign(keys.privateKey, 'base64');
  const parts = {
    mchid: keys.merchantNo,
    nonce_str: request.nonce,
    timestamp: String(timestamp),
    serial_no: keys.serialNo,
    signature,
  };
  const list = Object.entries(parts).map(([name, value]) => `${name}="${value}"`);
  return `WECHATPAY2-SHA256-RSA2048 ${list.join(',')}`;
}

/** Whether an answer or a notice was signed by the platform, with the key that we know, within five minutes. */
export function isFromWeixin(
  keys: WeixinKeys,
  clock: Clock,
  headers: Record<string, string>,
  body: string,
): boolean {
  const timestamp = headers['wechatpay-timestamp'] ?? '';
  const nonce = headers['wechatpay-nonce'] ?? '';
  const signature = headers['wechatpay-signature'] ?? '';
  if (headers['wechatpay-serial'] !== keys.platformKeyId) return false;
  if (!/^\d{10}$/.test(timestamp) || !/^[\w-]{8,64}$/.test(nonce) || signature.length > 1000) return false;
  if (Math.abs(clock.now().getTime() - Number(timestamp) * 1000) > LIFE) return false;
  return createVerify('RSA-SHA256')
    .update(`${timestamp}\n${nonce}\n${body}\n`)
    .verify(keys.platformKey, signature, 'base64');
}

/** What is inside a notice (AES-256-GCM); throws when it was changed or meant for another key. */
export function decrypt(
  apiV3Key: string,
  sealed: { ciphertext: string; nonce: string; associated_data?: string },
): Record<string, unknown> {
  const bytes = Buffer.from(sealed.ciphertext, 'base64');
  const cipher = createDecipheriv('aes-256-gcm', apiV3Key, sealed.nonce, { authTagLength: TAG_BYTES });
  cipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  cipher.setAAD(Buffer.from(sealed.associated_data ?? ''));
  const text = Buffer.concat([cipher.update(bytes.subarray(0, -TAG_BYTES)), cipher.final()]).toString('utf8');
  return JSON.parse(text) as Record<string, unknown>;
}
