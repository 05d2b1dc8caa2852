import type { AlipaySettings } from '../../adapters/payment/alipay/alipay.ts';
import type { WeixinSettings } from '../../adapters/payment/weixin/weixin.ts';
import { readPrivateKey, readPublicKey } from '../../adapters/payment/read-key.ts';
import type { AliyunSmsSettings } from '../../adapters/sms/aliyun/aliyun-sms.ts';
import { readTemplates, type SmsTemplates } from '../../adapters/sms/templates.ts';
import type { TencentSmsSettings } from '../../adapters/sms/tencent/tencent-sms.ts';
import type { S3Settings } from '../../adapters/storage/s3-storage.ts';
import type { SmtpSettings } from '../../adapters/mail/smtp-mail.ts';
import { SetupError } from '../../kernel/setup-error.ts';
import { readAddress, readGroup, readValue, type Environment } from './read-group.ts';
import { smsNames } from './sms-names.ts';

const KEY_FORM = 'Write a PEM (line ends as \\n), its bare base64, or the path of the file.';
const TEMPLATE_FORM =
  'Write name=code:parameters, separated by semicolons, e.g. code.login=SMS_1:code,minutes;password_changed=SMS_2.';

/**
 * Every message that the mall sends must have a template: otherwise a missing one would only show when the message is
 * needed.
 */
function readSmsTemplates(text: string, needed: readonly string[]): SmsTemplates {
  const templates = readValue('SMS_TEMPLATES', TEMPLATE_FORM, () => readTemplates(text));
  const missing = needed.filter((name) => !templates[name]);
  if (missing.length > 0) throw new SetupError(`SMS_TEMPLATES lacks ${missing.join(', ')}.`, TEMPLATE_FORM);
  return templates;
}

function readAliyunSms(env: Environment, needed: readonly string[]): AliyunSmsSettings | undefined {
  const given = readGroup(
    env,
    'SMS by Aliyun',
    ['ALIYUN_SMS_KEY_ID', 'ALIYUN_SMS_KEY_SECRET', 'ALIYUN_SMS_SIGN_NAME'],
    ['ALIYUN_SMS_ENDPOINT'],
  );
  if (!given) return undefined;
  return {
    accessKeyId: given.ALIYUN_SMS_KEY_ID,
    accessKeySecret: given.ALIYUN_SMS_KEY_SECRET,
    signName: given.ALIYUN_SMS_SIGN_NAME,
    templates: readSmsTemplates(env['SMS_TEMPLATES'] ?? '', needed),
    endpoint: readAddress(env, 'ALIYUN_SMS_ENDPOINT', 'https://dysmsapi.aliyuncs.com'),
  };
}

function readTencentSms(env: Environment, needed: readonly string[]): TencentSmsSettings | undefined {
  const given = readGroup(
    env,
    'SMS by Tencent Cloud',
    ['TENCENT_SMS_SECRET_ID', 'TENCENT_SMS_SECRET_KEY', 'TENCENT_SMS_APP_ID', 'TENCENT_SMS_SIGN_NAME'],
    ['TENCENT_SMS_REGION', 'TENCENT_SMS_ENDPOINT'],
  );
  if (!given) return undefined;
  return {
    secretId: given.TENCENT_SMS_SECRET_ID,
    secretKey: given.TENCENT_SMS_SECRET_KEY,
    sdkAppId: given.TENCENT_SMS_APP_ID,
    signName: given.TENCENT_SMS_SIGN_NAME,
    region: env['TENCENT_SMS_REGION'] || 'ap-guangzhou',
    templates: readSmsTemplates(env['SMS_TEMPLATES'] ?? '', needed),
    endpoint: readAddress(env, 'TENCENT_SMS_ENDPOINT', 'https://sms.tencentcloudapi.com'),
  };
}

function readS3(env: Environment): S3Settings | undefined {
  const given = readGroup(
    env,
    'The S3 storage',
    ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    ['S3_REGION'],
  );
  if (!given) return undefined;
  return {
    endpoint: readAddress(env, 'S3_ENDPOINT'),
    region: env['S3_REGION'] || 'us-east-1',
    bucket: given.S3_BUCKET,
    accessKeyId: given.S3_ACCESS_KEY_ID,
    secretAccessKey: given.S3_SECRET_ACCESS_KEY,
  };
}

const MAIL_PORT = 465;
const ADDRESS = /^[^\s@<>,;:"]+@[^\s@<>,;:"]+\.[a-z]{2,}$/i;

function readSmtp(env: Environment): SmtpSettings | undefined {
  const given = readGroup(
    env,
    'E-mail by SMTP',
    ['SMTP_HOST', 'SMTP_USER', 'SMTP_PASSWORD', 'MAIL_FROM'],
    ['SMTP_PORT'],
  );
  if (!given) return undefined;
  const port = readValue('SMTP_PORT', 'Write a port, e.g. 465 or 587.', () => {
    const number = Number(env['SMTP_PORT'] || MAIL_PORT);
    return Number.isInteger(number) && number > 0 && number < 65_536 ? number : undefined;
  });
  const from = readValue('MAIL_FROM', 'Write one address, e.g. invoice@example.com.', () =>
    ADDRESS.test(given.MAIL_FROM) ? given.MAIL_FROM : undefined,
  );
  const host = given.SMTP_HOST;
  const isOwn = ['localhost', '127.0.0.1', '::1'].includes(host);
  return { host, port, user: given.SMTP_USER, password: given.SMTP_PASSWORD, from, isOwn };
}

function readAlipay(env: Environment, siteUrl: string): AlipaySettings | undefined {
  const given = readGroup(
    env,
    'Alipay',
    ['ALIPAY_APP_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY'],
    ['ALIPAY_GATEWAY'],
  );
  if (!given) return undefined;
  return {
    appId: given.ALIPAY_APP_ID,
    privateKey: readValue('ALIPAY_PRIVATE_KEY', KEY_FORM, () => readPrivateKey(given.ALIPAY_PRIVATE_KEY)),
    publicKey: readValue('ALIPAY_PUBLIC_KEY', KEY_FORM, () => readPublicKey(given.ALIPAY_PUBLIC_KEY)),
    gateway: readAddress(env, 'ALIPAY_GATEWAY', 'https://openapi.alipay.com/gateway.do'),
    siteUrl,
  };
}

function readWeixin(env: Environment, siteUrl: string): WeixinSettings | undefined {
  const given = readGroup(
    env,
    'WeChat Pay',
    [
      'WEIXIN_APP_ID',
      'WEIXIN_MERCHANT_NO',
      'WEIXIN_SERIAL_NO',
      'WEIXIN_PRIVATE_KEY',
      'WEIXIN_API_V3_KEY',
      'WEIXIN_PLATFORM_KEY_ID',
      'WEIXIN_PLATFORM_KEY',
    ],
    ['WEIXIN_GATEWAY'],
  );
  if (!given) return undefined;
  const apiV3Key = readValue('WEIXIN_API_V3_KEY', 'Write the 32 letters of the key for API v3.', () =>
    Buffer.byteLength(given.WEIXIN_API_V3_KEY) === 32 ? given.WEIXIN_API_V3_KEY : undefined,
  );
  return {
    appId: given.WEIXIN_APP_ID,
    merchantNo: given.WEIXIN_MERCHANT_NO,
    serialNo: given.WEIXIN_SERIAL_NO,
    privateKey: readValue('WEIXIN_PRIVATE_KEY', KEY_FORM, () => readPrivateKey(given.WEIXIN_PRIVATE_KEY)),
    apiV3Key,
    platformKeyId: given.WEIXIN_PLATFORM_KEY_ID,
    platformKey: readValue('WEIXIN_PLATFORM_KEY', KEY_FORM, () => readPublicKey(given.WEIXIN_PLATFORM_KEY)),
    gateway: readAddress(env, 'WEIXIN_GATEWAY', 'https://api.mch.weixin.qq.com'),
    siteUrl,
  };
}

/** Every outside provider whose variables are set. */
export interface Providers {
  aliyunSms?: AliyunSmsSettings | undefined;
  tencentSms?: TencentSmsSettings | undefined;
  smtp?: SmtpSettings | undefined;
  s3?: S3Settings | undefined;
  alipay?: AlipaySettings | undefined;
  weixin?: WeixinSettings | undefined;
}

/** Reads all of them at the start, so that a wrong value stops it instead of the first order. */
export function readProviders(env: Environment, siteUrl: string): Providers {
  const needed = smsNames();
  const [aliyunSms, tencentSms] = [readAliyunSms(env, needed), readTencentSms(env, needed)];
  if (!aliyunSms && !tencentSms && env['SMS_TEMPLATES']?.trim())
    throw new SetupError(
      'SMS_TEMPLATES is set, but no provider that would send them.',
      'Set the variables of Aliyun or of Tencent Cloud, or take SMS_TEMPLATES away; docs/providers.md names them.',
    );
  if (aliyunSms && tencentSms)
    throw new SetupError(
      'ALIYUN_SMS_KEY_ID and TENCENT_SMS_SECRET_ID are both set: one provider sends the SMS.',
      'Keep the variables of one of them.',
    );
  return {
    aliyunSms,
    tencentSms,
    smtp: readSmtp(env),
    s3: readS3(env),
    alipay: readAlipay(env, siteUrl),
    weixin: readWeixin(env, siteUrl),
  };
}
