// What doctor reports about the outside providers: which are set, and which stand-ins replace the others.
import { at } from '../lib/places.mjs';

const NAMES = {
  aliyunSms: 'SMS by Aliyun',
  tencentSms: 'SMS by Tencent Cloud',
  smtp: 'e-mail by SMTP',
  s3: 'storage by S3',
  alipay: 'Alipay',
  weixin: 'WeChat Pay',
};

export async function providers() {
  const { readSettings } = await import(at('src/lib/server/env.ts'));
  try {
    const { mode, providers: found } = readSettings();
    const set = Object.keys(NAMES).filter((name) => found[name]);
    if (set.length > 0) return { good: `providers: ${set.map((name) => NAMES[name]).join(', ')}` };
    const rest = mode === 'demo' ? 'local doubles stand in' : 'what they do is not available';
    return { note: `no outside providers: ${rest} (docs/providers.md)` };
  } catch (error) {
    return { bad: error.message, cure: error.cure ?? 'See docs/providers.md.' };
  }
}
