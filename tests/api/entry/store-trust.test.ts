import { afterAll, beforeAll, expect, test } from 'vitest';
import { businessCardApi } from '#lib/contracts/business-card.ts';
import { certificateApi } from '#lib/contracts/certificate.ts';
import { hotlineApi } from '#lib/contracts/hotline.ts';
import { hours } from '#lib/kernel/clock.ts';
import { openDemoMall } from '../../support/demo-mall.ts';
import { captchaFor, tokenOf } from '../account/people.ts';

let token: string;

const mall = await openDemoMall();
beforeAll(async () => {
  token = await tokenOf(mall, '13612370001');
}, 600_000);
afterAll(() => mall.close());

test('certificates open for a captcha that was read, once, and their links end', async () => {
  const call = mall.as();
  const captcha = await captchaFor(mall);
  expect(await call(certificateApi.show, { mer: 1, ...captcha, code: 'nope' })).toMatchObject({
    failure: { code: 'certificate.code', message: '验证码输入有误' },
  });
  expect(await call(certificateApi.show, { mer: 1, ...captcha })).toMatchObject({ ok: false });
  const shown = await call(certificateApi.show, { mer: 1, ...(await captchaFor(mall)) });
  if (!shown.ok) throw new Error(shown.failure.code);
  const [url = ''] = shown.value.images;
  const picture = await mall.app.request(url);
  expect(picture.headers.get('content-type')).toBe('image/svg+xml');
  expect(picture.headers.get('content-security-policy')).toContain('sandbox');
  const text = await picture.text();
  expect(text).toContain('SPECIMEN');
  expect(text).toContain('watermark');
  mall.clock.advance(hours(1));
  expect((await mall.app.request(url)).status).toBe(404);
  expect((await mall.app.request(`${url.slice(0, -2)}xx`)).status).toBe(404);
});

test('a store without certificates says so', async () => {
  expect(await mall.as()(certificateApi.show, { mer: 7, ...(await captchaFor(mall)) })).toMatchObject({
    failure: { code: 'certificate.none', message: '该商户未上传证书' },
  });
});

test('a virtual number needs a login, stays the same for two hours and is another one afterwards', async () => {
  expect(await mall.as()(hotlineApi.virtualPhone, { mer: 1 })).toMatchObject({
    failure: { code: 'auth.required' },
  });
  token = await tokenOf(mall, '13612370001');
  const call = mall.as(token);
  const first = await call(hotlineApi.virtualPhone, { mer: 1 });
  if (!first.ok) throw new Error(first.failure.code);
  expect(first.value.is_local).toBe(true);
  expect(Date.parse(first.value.expire_time) - Date.parse(first.value.now)).toBe(hours(2));
  mall.clock.advance(hours(1));
  expect(await call(hotlineApi.virtualPhone, { mer: 1 })).toMatchObject({
    value: { number: first.value.number },
  });
  mall.clock.advance(hours(1));
  const later = await call(hotlineApi.virtualPhone, { mer: 1 });
  expect(later.ok && later.value.number).not.toBe(first.value.number);
});

const card = {
  name: '王工',
  company: '海工配套有限公司',
  phone: '13612370001',
  main_products: '阀门，管件',
  intentions: [1],
};

test('a card is made, changed, and hidden from others when it is not public', async () => {
  const [own, other] = [mall.as(token), mall.as(await tokenOf(mall, '13612370002'))];
  const saved = await own(businessCardApi.save, card);
  if (!saved.ok) throw new Error(saved.failure.code);
  const { uid } = saved.value;
  expect(saved.value).toMatchObject({ main_products: ['阀门', '管件'], is_public: true });
  expect(await other(businessCardApi.detail, { uid })).toMatchObject({ value: { name: '王工' } });
  await own(businessCardApi.save, { ...card, is_public: false });
  expect(await other(businessCardApi.detail, { uid })).toMatchObject({ failure: { code: 'card.not_found' } });
  expect(await own(businessCardApi.detail, { uid })).toMatchObject({ value: { is_public: false } });
});

test('a store shows the public cards of its people to everybody, without their numbers', async () => {
  const ofStore = await mall.as()(businessCardApi.ofStore, { mer: 1 });
  expect(ofStore).toMatchObject({ value: [{ name: '周建军' }] });
  expect(JSON.stringify(ofStore)).not.toMatch(/138\d{8}|@/);
  const merchant = mall.as(await tokenOf(mall, '13800000011'));
  await merchant(businessCardApi.save, { ...card, is_public: false });
  expect(await mall.as()(businessCardApi.ofStore, { mer: 1 })).toMatchObject({ value: [] });
  await merchant(businessCardApi.save, { ...card, name: '周厂长' });
  expect(await mall.as()(businessCardApi.ofStore, { mer: 1 })).toMatchObject({ value: [{ name: '周厂长' }] });
  expect(await mall.as()(businessCardApi.ofStore, { mer: 99_999 })).toMatchObject({ value: [] });
});

test.each([
  [{ name: '王' }, 'card.name'],
  [{ name: '阿卜杜拉买买提' }, 'card.name'],
  [{ main_products: '' }, 'card.main_products'],
  [{ main_products: 'a,b,c,d,e' }, 'card.main_products'],
  [{ intentions: [1, 2, 3, 4, 5, 6] }, 'card.intentions'],
  [{ intentions: [99_999] }, 'card.intentions'],
  [{ phone: '12345' }, 'ERROR3'],
  [{ email: 'nobody' }, 'card.email'],
  [{ images: ['/files/uploads/card/of-somebody.webp'] }, 'card.image'],
])('a card with %o is refused as %s', async (change, code) => {
  expect(await mall.as(token)(businessCardApi.save, { ...card, ...change })).toMatchObject({
    failure: { code },
  });
});
