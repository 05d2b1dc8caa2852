// SMS by Aliyun and Tencent Cloud against gateways on this machine: what is sent, refused and tried again.
import { afterEach, expect, test } from 'vitest';
import { createAliyunSms } from '#lib/adapters/sms/aliyun/aliyun-sms.ts';
import { SmsRefused, type Sms } from '#lib/adapters/sms/sms.ts';
import { readTemplates } from '#lib/adapters/sms/templates.ts';
import { createTencentSms } from '#lib/adapters/sms/tencent/tencent-sms.ts';
import type { SystemContext } from '#lib/domain/context.ts';
import { clockAt, seconds } from '#lib/kernel/clock.ts';
import { sendSms } from '#lib/server/providers/send-sms.ts';
import { listen, type Gateway, type GatewayAnswer } from '../../support/gateways/listen.ts';

const clock = clockAt('2026-11-21T10:00:00+08:00');
const templates = readTemplates('code.login=SMS_1:code,minutes; order.unpaid=42:sn,minutes')!;
const message = {
  phone: '13800000001',
  template: 'code.login',
  params: { code: '123456', minutes: '5' },
  locale: 'zh-CN',
};
const open: Gateway[] = [];
afterEach(async () => {
  for (const gateway of open.splice(0)) await gateway.close();
});

async function aliyun(answer: GatewayAnswer): Promise<{ gateway: Gateway; sms: Sms }> {
  const gateway = await listen(() => answer);
  open.push(gateway);
  const keys = { accessKeyId: 'id', accessKeySecret: 'secret', signName: '工采汇' };
  return { gateway, sms: createAliyunSms({ ...keys, templates, endpoint: gateway.url }, clock) };
}
async function tencent(answer: GatewayAnswer): Promise<{ gateway: Gateway; sms: Sms }> {
  const gateway = await listen(() => answer);
  open.push(gateway);
  const keys = {
    secretId: 'id',
    secretKey: 'key',
    sdkAppId: '1400',
    signName: '工采汇',
    region: 'ap-guangzhou',
  };
  return { gateway, sms: createTencentSms({ ...keys, templates, endpoint: gateway.url }, clock) };
}
const said = (value: object): GatewayAnswer => ({ body: JSON.stringify(value) });

test('Aliyun is given the number, the sign, the template and its parameters, signed', async () => {
  const { gateway, sms } = await aliyun(said({ Code: 'OK' }));
  await sms.send(message);
  const { path, headers } = gateway.asked[0]!;
  expect(Object.fromEntries(new URL(path, 'http://x').searchParams)).toEqual({
    PhoneNumbers: '13800000001',
    SignName: '工采汇',
    TemplateCode: 'SMS_1',
    TemplateParam: '{"code":"123456","minutes":"5"}',
  });
  expect(headers['x-acs-action']).toBe('SendSms');
  expect(headers.authorization).toMatch(/^ACS3-HMAC-SHA256 Credential=id,/);
});

test('Tencent Cloud is given the parameters in the order of its template', async () => {
  const { gateway, sms } = await tencent(
    said({ Response: { SendStatusSet: [{ Code: 'Ok', Message: '' }] } }),
  );
  await sms.send({ ...message, template: 'order.unpaid', params: { minutes: '20', sn: 'DD1' } });
  expect(JSON.parse(gateway.asked[0]!.body)).toMatchObject({
    PhoneNumberSet: ['+8613800000001'],
    TemplateId: '42',
    TemplateParamSet: ['DD1', '20'],
  });
});

test('what the provider will never send is refused for good; too many at once is tried again', async () => {
  const { sms: wrong } = await aliyun(said({ Code: 'isv.MOBILE_NUMBER_ILLEGAL' }));
  await expect(wrong.send(message)).rejects.toThrow(SmsRefused);
  const { sms: busy } = await aliyun(said({ Code: 'isv.BUSINESS_LIMIT_CONTROL' }));
  await expect(busy.send(message)).rejects.not.toThrow(SmsRefused);
  const failed = {
    Response: { Error: { Code: 'FailedOperation.TemplateIncorrectOrUnapproved', Message: '' } },
  };
  const { sms: unapproved } = await tencent(said(failed));
  await expect(unapproved.send(message)).rejects.toThrow(SmsRefused);
});

test('the job throws what the queue shall try again, and only logs what it shall not', async () => {
  const logged: string[] = [];
  const log = { warn: () => undefined, error: (_: object, event: string) => void logged.push(event) };
  const ctxOf = (sms: Sms) => ({ sms, log }) as unknown as SystemContext;
  const { sms: wrong } = await aliyun(said({ Code: 'isv.MOBILE_NUMBER_ILLEGAL' }));
  await sendSms(ctxOf(wrong), message);
  expect(logged).toEqual(['sms.refused']);
  const { sms: down } = await aliyun({ status: 503, body: '{}' });
  await expect(sendSms(ctxOf(down), message)).rejects.toThrow('503');
});

test('a provider that is down is left alone after five failures, and asked again after half a minute', async () => {
  const { gateway, sms } = await aliyun({ status: 500, body: '{}' });
  for (let turn = 0; turn < 7; turn += 1) await expect(sms.send(message)).rejects.toThrow(/500|resting/);
  expect(gateway.asked).toHaveLength(5);
  clock.advance(seconds(30));
  await expect(sms.send(message)).rejects.toThrow(/500|resting/);
  expect(gateway.asked).toHaveLength(6);
});

test('templates are rows of name, code and parameters; another shape is no template', () => {
  expect(templates['order.unpaid']).toEqual({ code: '42', names: ['sn', 'minutes'] });
  expect(readTemplates('code.login')).toBeUndefined();
  expect(readTemplates('')).toEqual({});
});
