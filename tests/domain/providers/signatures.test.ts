// Signatures of requests against the worked examples that Aliyun and Tencent Cloud publish.
import { expect, test } from 'vitest';
import { signAcs3 } from '#lib/adapters/sms/aliyun/sign-acs3.ts';
import { signTc3 } from '#lib/adapters/sms/tencent/sign-tc3.ts';

test("Aliyun's worked example of ACS3-HMAC-SHA256 comes out to the letter", () => {
  const headers = signAcs3(
    {
      host: 'ecs.cn-shanghai.aliyuncs.com',
      action: 'RunInstances',
      version: '2014-05-26',
      params: { ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd', RegionId: 'cn-shanghai' },
      date: '2023-10-26T10:22:32Z',
      nonce: '3156853299f313e23d1673dc12e1703d',
    },
    'YourAccessKeyId',
    'YourAccessKeySecret',
  );
  expect(headers['authorization']).toBe(
    'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
  );
});

test("Tencent Cloud's worked example of TC3-HMAC-SHA256 comes out to the letter", () => {
  // The stars are part of the published example.
  const [id, key] = ['AKIDz8krbsJ5yKBZQpn74WFkmLPx3*******', 'Gu5t9xGARNpq86cd98joQYCN3*******'];
  const body = '{"Limit": 1, "Filters": [{"Values": ["\\u672a\\u547d\\u540d"], "Name": "instance-name"}]}';
  const request = { host: 'cvm.tencentcloudapi.com', service: 'cvm', body, timestamp: 1_551_113_065 };
  expect(signTc3(request, id, key)).toBe(
    `TC3-HMAC-SHA256 Credential=${id}/2019-02-25/cvm/tc3_request, SignedHeaders=content-type;host, Signature=2230eefd229f582d8b1b891af7107b91597240707d778ab3738f756258d7652c`,
  );
});

test('a letter more or less in a request gives another signature', () => {
  const request = { host: 'sms.example', service: 'sms', body: '{"a":1}', timestamp: 1_551_113_065 };
  const signed = signTc3(request, 'id', 'key');
  expect(signed).toMatch(/^TC3-HMAC-SHA256 Credential=id\/2019-02-25\/sms\/tc3_request, /);
  expect(signTc3({ ...request, body: '{"a":2}' }, 'id', 'key')).not.toBe(signed);
  expect(signTc3(request, 'id', 'other')).not.toBe(signed);
});
