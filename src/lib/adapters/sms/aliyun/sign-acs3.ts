import { createHash, createHmac } from 'node:crypto';

export interface AcsRequest {
  host: string;
  action: string;
  version: string;
  /** Parameters of the query. */
  params: Record<string, string>;
  /** 2026-11-21T02:00:00Z. */
  date: string;
  nonce: string;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** RFC 3986: more is written as %XX than encodeURIComponent does. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

export const queryOf = (params: Record<string, string>): string =>
  Object.keys(params)
    .toSorted()
    .map((name) => `${encode(name)}=${encode(params[name] ?? '')}`)
    .join('&');

/** Headers of a POST without a body, signed by ACS3-HMAC-SHA256 (signature version 3 of Aliyun's open API). */
export function signAcs3(request: AcsRequest, accessKeyId: string, secret: string): Record<string, string> {
  const hash = sha256('');
  const headers: Record<string, string> = {
    host: request.host,
    'x-acs-action': request.action,
    'x-acs-content-sha256': hash,
    'x-acs-date': request.date,
    'x-acs-signature-nonce': request.nonce,
    'x-acs-version': request.version,
  };
  const names = Object.keys(headers).toSorted();
  const lines = names.map((name) => `${name}:${headers[name]}\n`).join('');
  const signed = names.join(';');
  const canonical = `POST\n/\n${queryOf(request.params)}\n${lines}\n${signed}\n${hash}`;
  const signature = createHmac('sha256', secret)
    .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
    .digest('hex');
  return {
    ...headers,
    authorization: `ACS3-HMAC-SHA256 Credential=${accessKeyId},SignedHeaders=${signed},Signature=${signature}`,
  };
}
