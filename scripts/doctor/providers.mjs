// What doctor says of the outside providers: which are set, and what is wrong with the rest.
import { at } from '../lib/places.mjs';

const NAMES = {
  aliyunSms: 'SMS by Aliyun',
  tencentSms: 'SMS by Tencent Cloud',
  s3: 'storage by S3',
  alipay: 'Alipay',
  weixin: 'WeChat Pay',
};

export async function providers() {
  const { readProviders } = await import(at('src/lib/server/providers/read-providers.ts'));
  try {
    const found = readProviders(process.env, process.env.SITE_URL ?? 'http://localhost');
    const set = Object.keys(NAMES).filter((name) => found[name]);
    if (set.length > 0) return { good: `providers: ${set.map((name) => NAMES[name]).join(', ')}` };
    return { note: 'no outside providers: local doubles stand in (docs/providers.md)' };
  } catch (error) {
    return { bad: error.message, cure: error.cure ?? 'See docs/providers.md.' };
  }
}
