import { seconds, type Clock } from '../../../kernel/clock.ts';
import { createBreaker } from '../../breaker.ts';
import { SmsRefused, type Sms } from '../sms.ts';
import { templateOf, type SmsTemplates } from '../templates.ts';
import { signTc3 } from './sign-tc3.ts';

const PATIENCE = seconds(5);
/** What no second try changes. */
const FINAL = /^(FailedOperation\.(Template|Signature)|InvalidParameterValue|UnsupportedOperation)/;

export interface TencentSmsSettings {
  secretId: string;
  secretKey: string;
  sdkAppId: string;
  signName: string;
  region: string;
  templates: SmsTemplates;
  /** https://sms.tencentcloudapi.com. */
  endpoint: string;
}

interface Answer {
  Response?: {
    Error?: { Code: string; Message: string };
    SendStatusSet?: { Code: string; Message: string }[];
  };
}

/** SMS by Tencent Cloud (SendSms of 2021-01-11). */
export function createTencentSms(settings: TencentSmsSettings, clock: Clock): Sms {
  const { endpoint, secretId, secretKey, sdkAppId, signName, region, templates } = settings;
  const breaker = createBreaker('tencent sms', clock);
  const { host } = new URL(endpoint);

  async function post(payload: object): Promise<Answer> {
    const body = JSON.stringify(payload);
    const timestamp = Math.floor(clock.now().getTime() / 1000);
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        authorization: signTc3({ host, service: 'sms', body, timestamp }, secretId, secretKey),
        'x-tc-action': 'SendSms',
        'x-tc-version': '2021-01-11',
        'x-tc-timestamp': String(timestamp),
        'x-tc-region': region,
      },
      body,
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (answer.status >= 500) throw new Error(`Tencent Cloud answered ${answer.status}`);
    return (await answer.json()) as Answer;
  }

  return {
    name: 'tencent',
    isLocal: false,
    async send(message) {
      const { code, names } = templateOf(templates, message.template);
      const { Response: response } = await breaker.run(() =>
        post({
          PhoneNumberSet: [`+86${message.phone}`],
          SmsSdkAppId: sdkAppId,
          SignName: signName,
          TemplateId: code,
          TemplateParamSet: names.map((name) => message.params[name] ?? ''),
        }),
      );
      const state = response?.Error ?? response?.SendStatusSet?.[0];
      if (state?.Code === 'Ok') return;
      const why = `Tencent Cloud refused an SMS: ${state?.Code ?? 'no answer'} ${state?.Message ?? ''}`;
      throw FINAL.test(state?.Code ?? '') ? new SmsRefused(why) : new Error(why);
    },
  };
}
