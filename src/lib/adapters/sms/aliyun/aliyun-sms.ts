import { newId } from '../../../kernel/ids.ts';
import { seconds, type Clock } from '../../../kernel/clock.ts';
import { createBreaker } from '../../breaker.ts';
import { SmsRefused, type Sms } from '../sms.ts';
import { templateOf, type SmsTemplates } from '../templates.ts';
import { queryOf, signAcs3 } from './sign-acs3.ts';

const PATIENCE = seconds(5);
/** What no second try changes: a number that does not exist, a template that was not approved. */
const FINAL = /^isv\.(MOBILE_NUMBER_ILLEGAL|INVALID_PARAMETERS|SMS_TEMPLATE_ILLEGAL|SMS_SIGNATURE_ILLEGAL)/;

export interface AliyunSmsSettings {
  accessKeyId: string;
  accessKeySecret: string;
  signName: string;
  templates: SmsTemplates;
  /** https://dysmsapi.aliyuncs.com, or another region's. */
  endpoint: string;
}

/** SMS by Aliyun (dysmsapi, SendSms of 2017-05-25). */
export function createAliyunSms(settings: AliyunSmsSettings, clock: Clock): Sms {
  const { endpoint, accessKeyId, accessKeySecret, signName, templates } = settings;
  const breaker = createBreaker('aliyun sms', clock);

  async function post(params: Record<string, string>): Promise<{ Code?: string; Message?: string }> {
    const request = {
      host: new URL(endpoint).host,
      action: 'SendSms',
      version: '2017-05-25',
      params,
      date: `${clock.now().toISOString().slice(0, 19)}Z`,
      nonce: newId(clock.now()),
    };
    const answer = await fetch(`${endpoint}/?${queryOf(params)}`, {
      method: 'POST',
      headers: signAcs3(request, accessKeyId, accessKeySecret),
      signal: AbortSignal.timeout(PATIENCE),
    });
    const body = (await answer.json()) as { Code?: string; Message?: string };
    if (answer.status >= 500) throw new Error(`Aliyun answered ${answer.status} ${body.Code ?? ''}`);
    return body;
  }

  return {
    name: 'aliyun',
    isLocal: false,
    async send(message) {
      const { code, names } = templateOf(templates, message.template);
      const values = Object.fromEntries(names.map((name) => [name, message.params[name] ?? '']));
      const body = await breaker.run(() =>
        post({
          PhoneNumbers: message.phone,
          SignName: signName,
          TemplateCode: code,
          ...(names.length > 0 ? { TemplateParam: JSON.stringify(values) } : {}),
        }),
      );
      if (body.Code === 'OK') return;
      const why = `Aliyun refused an SMS: ${body.Code} ${body.Message ?? ''}`;
      throw FINAL.test(body.Code ?? '') ? new SmsRefused(why) : new Error(why);
    },
  };
}
