// Names that others see: nobody is called like the mall, a store or somebody who speaks for them.
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { businessCardApi } from '#lib/contracts/business-card.ts';
import { companyApi } from '#lib/contracts/company.ts';
import { intentionApi } from '#lib/contracts/intention.ts';
import { profileApi } from '#lib/contracts/profile.ts';
import { storeApi } from '#lib/contracts/store.ts';
import { openDemoMall } from '../../support/demo-mall.ts';
import { tokenOf } from '../account/people.ts';
import { uploadFile } from '../media/upload-file.ts';

let licence: string;
const mall = await openDemoMall();
const token = await tokenOf(mall, '13612360001');
beforeAll(async () => {
  const picture = sharp({ create: { width: 40, height: 40, channels: 3, background: '#fff' } });
  const file = new File([Uint8Array.from(await picture.png().toBuffer())], 'a.png', { type: 'image/png' });
  const sent = await uploadFile(mall, token, '/api/upload/image/application', file);
  licence = sent.data?.path ?? '';
}, 600_000);
afterAll(() => mall.close());

const pretended = (field: string) => ({ failure: { code: 'name.pretended', field } });
const named = (nickname: string, who = token) => mall.as(who)(profileApi.changeInfo, { nickname });

test.each([
  '平台客服',
  '平臺客服',
  '官 方 客 服',
  'Platform',
  'P1atform team',
  'ＡＤＭＩＮ',
  'аdmin 01',
  '系统消息',
  '工采汇小李',
  '工采匯旗艦店',
])('a buyer is not called %s', async (name) => {
  expect(await named(name)).toMatchObject(pretended('nickname'));
});

test.each(['李师傅', 'Stafford', 'CNC service', '系统工程王工'])('but may be called %s', async (name) => {
  expect(await named(name)).toMatchObject({ value: { nickname: name } });
});

test('the refusal is in the words of the reader', async () => {
  expect(await mall.as(token, 'en-US')(profileApi.changeInfo, { nickname: '平台客服' })).toMatchObject({
    failure: { message: expect.stringContaining('could be taken for the mall') },
  });
});

test('a store’s name is for its own people, and the mall’s people are what they say', async () => {
  const stores = await mall.as()(storeApi.list, { limit: 100 });
  const all = stores.ok ? stores.value.list : [];
  const short = all.find(({ mer_name: name }) => [...name].length <= 15);
  expect(await named(short?.mer_name ?? '')).toMatchObject(pretended('nickname'));
  const own = all.find(({ mer_id: id, mer_name: name }) => id === 1 && [...name].length <= 15);
  const merchant = await tokenOf(mall, '13800000011');
  expect(await named(own?.mer_name ?? '', merchant)).toMatchObject({ ok: true });
  expect(await named('平台运营二组', await tokenOf(mall, '13800000099'))).toMatchObject({ ok: true });
});

test.each([
  [{ name: '平台客服' }, 'name'],
  [{ company: '平台自营' }, 'company'],
  [{ post: '商城客服' }, 'post'],
])('nor is a card of %o', async (change, field) => {
  const card = {
    name: '周建军',
    company: '周氏五金厂',
    post: '客服',
    phone: '13612360001',
    main_products: '螺栓',
  };
  expect(await mall.as(token)(businessCardApi.save, card)).toMatchObject({ ok: true });
  expect(await mall.as(token)(businessCardApi.save, { ...card, ...change })).toMatchObject(pretended(field));
});

test.each([
  [{ mer_name: '官方旗舰店' }, 'mer_name'],
  [{ mer_name: '工采汇五金' }, 'mer_name'],
  [{ company_name: '平台客服有限公司' }, 'company_name'],
  [{ name: '平台客服' }, 'name'],
])('nor does a store open as %o', async (change, field) => {
  const form = {
    mer_name: '周氏升降平台厂',
    legal_person: '周建军',
    company_name: '周氏升降平台有限公司',
    name: '周建军',
    phone: '13612360001',
    code: '000000',
    merchant_category_id: 1,
    mer_type_id: 1,
    main_products: '螺栓',
    images: [licence],
    agree: true as const,
  };
  const open = (more: object) => mall.as(token)(intentionApi.create, { ...form, ...more });
  expect(await open({})).toMatchObject({ failure: { code: 'code.intention' } });
  expect(await open(change)).toMatchObject(pretended(field));
});

test('nor a company', async () => {
  const company = { name: '平台客服有限公司', tax_no: '91110000MA01ABCD0X', licence };
  expect(await mall.as(token)(companyApi.apply, company)).toMatchObject(pretended('name'));
});
