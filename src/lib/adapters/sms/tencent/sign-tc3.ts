import { createHash, createHmac } from 'node:crypto';

export interface TcRequest {
  host: string;
  service: string;
  body: string;
  /** Seconds since 1970. */
  timestamp: number;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** The Authorization header of a JSON POST, signed by TC3-HMAC-SHA256 (signature version 3 of Tencent Cloud). */
export function signTc3(request: TcRequest, secretId: string, secretKey: string): string {
  const { host, service, body, timestamp } = request;
  const date = new Date(timestamp * 1000).toISOString().slice(0, 10);
  const headers = `content-type:application/json; charset=utf-8\nhost:${host}\n`;
  const signed = 'content-type;host';
  const canonical = `POST\n/\n\n${headers}\n${signed}\n${sha256(body)}`;
  const scope = `${date}/${service}/tc3_request`;
  const text = `TC3-HMAC-SHA256\n${timestamp}\n${scope}\n${sha256(canonical)}`;
  const key = hmac(hmac(hmac(`TC3${secretKey}`, date), service), 'tc3_request');
  const signature = createHmac('sha256', key).update(text).digest('hex');
  return `TC3-HMAC-SHA256 Credential=${secretId}/${scope}, SignedHeaders=${signed}, Signature=${signature}`;
}
