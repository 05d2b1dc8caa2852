import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { identityApi } from '#lib/contracts/identity.ts';
import { intentionApi } from '#lib/contracts/intention.ts';
import { orderApi } from '#lib/contracts/order.ts';
import { storeApi } from '#lib/contracts/store.ts';
import { siteSetting } from '#lib/db/schema.ts';
import { hours, minutes } from '#lib/kernel/clock.ts';
import { openDemoMall } from '../../support/demo-mall.ts';
import { uploadFile } from '../media/upload-file.ts';
import { callFrom, codeFor, messagesTo, tokenOf } from '../account/people.ts';

let platform: string;
let image: string;

const mall = await openDemoMall();
const token = await tokenOf(mall, '13612350001');
beforeAll(async () => {
  platform = await tokenOf(mall, '13800000099');
  image = await upload();
}, 600_000);
afterAll(() => mall.close());

async function upload(who = token): Promise<string> {
  const png = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const file = new File([new Uint8Array(png)], 'licence.png', { type: 'image/png' });
  const sent = await uploadFile(mall, who, '/api/upload/image/application', file);
  return sent.data?.path ?? '';
}

const form = async (phone: string, change: object = {}) => ({
  mer_name: `测试商户${phone}`,
  legal_person: '张三',
  company_name: '测试五金有限公司',
  name: '张三',
  phone,
  code: await codeFor(mall, phone, 'intention'),
  merchant_category_id: 1,
  mer_type_id: 1,
  main_products: '螺栓，螺母',
  images: [image],
  agree: true as const,
  ...change,
});

async function applied(phone: string): Promise<string> {
  const sent = await mall.as(token)(intentionApi.create, await form(phone));
  if (!sent.ok) throw new Error(sent.failure.code);
  return sent.value.mer_intention_id;
}
const statusOf = async (id: string) => {
  const read = await mall.as(token)(intentionApi.detail, { id });
  return read.ok ? read.value.status : read.failure.code;
};

test('nobody applies as a store that the mall runs itself', async () => {
  const types = await mall.as()(storeApi.types);
  const own = types.ok ? types.value.filter((type) => !type.can_apply) : [];
  expect(own.map(({ name }) => name)).toEqual(['自营']);
  const sent = await mall.as(token)(
    intentionApi.create,
    await form('13612350091', { mer_type_id: own[0]!.id }),
  );
  expect(sent.ok ? undefined : [sent.failure.code, sent.failure.field]).toEqual([
    'intention.no_type',
    'mer_type_id',
  ]);
});

test('an application is sent once for a name and a phone, and listed for its applicant only', async () => {
  const id = await applied('13612350011');
  const call = mall.as(token);
  expect(
    await call(intentionApi.create, await form('13612350012', { mer_name: '测试商户13612350011' })),
  ).toMatchObject({
    failure: { code: 'intention.name_taken', message: '商户名称已存在，不可申请' },
  });
  mall.clock.advance(hours(1));
  expect(
    await call(intentionApi.create, await form('13612350011', { mer_name: '另一个名字' })),
  ).toMatchObject({
    failure: { code: 'intention.phone_taken', message: '手机号已存在，不可申请' },
  });
  expect(await call(intentionApi.list, {})).toMatchObject({ value: { count: 1 } });
  const stranger = mall.as(await tokenOf(mall, '13612350002'));
  expect(await stranger(intentionApi.list, {})).toMatchObject({ value: { count: 0 } });
  expect(await stranger(intentionApi.detail, { id })).toMatchObject({
    failure: { code: 'intention.not_found' },
  });
});

test('whether a phone is a merchant’s is told only to who holds it', async () => {
  const call = mall.as(token);
  const guess = { code: '000000' };
  const known = await call(intentionApi.create, await form('13800000011', guess));
  const unknown = await call(intentionApi.create, await form('13612350077', guess));
  expect(known).toMatchObject({ failure: { code: 'code.intention', message: '验证码不正确' } });
  expect(unknown).toMatchObject({ failure: { code: 'code.intention', message: '验证码不正确' } });
  mall.clock.advance(hours(1));
  expect(await call(intentionApi.create, await form('13800000011'))).toMatchObject({
    failure: { code: 'intention.phone_merchant' },
  });
});

test('what is not there, too much or of somebody else is refused', async () => {
  const call = mall.as(token);
  const tried = async (change: object) => {
    const result = await call(intentionApi.create, await form('13612350013', { code: '123456', ...change }));
    return result.ok ? 'ok' : result.failure.code;
  };
  mall.clock.advance(hours(2));
  expect(await tried({ merchant_category_id: 9999 })).toBe('intention.no_category');
  mall.clock.advance(hours(2));
  expect(await tried({ mer_type_id: 9999 })).toBe('intention.no_type');
  mall.clock.advance(hours(2));
  expect(await tried({ main_products: 'a,b,c,d,e' })).toBe('card.main_products');
  mall.clock.advance(hours(2));
  expect(await tried({ images: Array.from({ length: 11 }, (_, at) => `${image}${at}`) })).toBe(
    'intention.too_many_images',
  );
  const foreign = await upload(await tokenOf(mall, '13612350003'));
  mall.clock.advance(hours(2));
  expect(await tried({ images: [foreign] })).toBe('intention.image_foreign');
});

test('pictures are private: only the applicant’s link shows them, watermarked, and it ends', async () => {
  expect(image).toContain('private/');
  const id = await applied('13612350014');
  const read = await mall.as(token)(intentionApi.detail, { id });
  const url = read.ok ? (read.value.images[0]?.url ?? '') : '';
  const shown = await mall.app.request(url);
  expect(shown.status).toBe(200);
  expect(shown.headers.get('content-type')).toBe('image/webp');
  expect(shown.headers.get('cache-control')).toBe('no-store');
  mall.clock.advance(hours(1));
  expect((await mall.app.request(url)).status).toBe(404);
});

test('refused with a reason, changed and sent again, approved; then it is final', async () => {
  const phone = '13612350015';
  const id = await applied(phone);
  const judge = mall.as(platform);
  expect(await mall.as(token)(intentionApi.reject, { id, reason: 'x' })).toMatchObject({ ok: false });
  await judge(intentionApi.reject, { id, reason: '执照不清晰' });
  expect(await statusOf(id)).toBe('rejected');
  expect(messagesTo(mall, phone).at(-1)).toMatchObject({ template: 'intention.rejected' });
  mall.clock.advance(hours(1));
  const again = await mall.as(token)(intentionApi.update, { id, ...(await form(phone)) });
  expect(again).toMatchObject({ ok: true });
  expect(await statusOf(id)).toBe('pending');
  expect(await judge(intentionApi.approve, { id })).toMatchObject({ ok: true });
  expect(await judge(intentionApi.approve, { id })).toMatchObject({
    failure: { code: 'intention.wrong_state' },
  });
  mall.clock.advance(hours(1));
  expect(await mall.as(token)(intentionApi.update, { id, ...(await form(phone)) })).toMatchObject({
    failure: { code: 'intention.wrong_state', message: '当前状态不能修改' },
  });
});

test('nobody of the platform opens a store that they applied for, or would own', async () => {
  const own = await applied('13612350031');
  const me = { phone: '13612350001' };
  const { uid } = await mall.first('user', me);
  await mall.add('userRole', { uid, role: 'platform', platformRoles: ['review'] });
  const reviewer = mall.as(await tokenOf(mall, me.phone));
  expect(await reviewer(intentionApi.approve, { id: own })).toMatchObject({
    failure: { code: 'oversight.own_store' },
  });
  await mall.remove('userRole', { role: 'platform', uid });
  const owner = '13800000098';
  const later = mall.as(await tokenOf(mall, owner));
  // One code a minute goes to a phone.
  mall.clock.advance(minutes(2));
  const id = await applied(owner);
  expect(await later(intentionApi.approve, { id })).toMatchObject({
    failure: { code: 'oversight.own_store' },
  });
  expect(await statusOf(id)).toBe('pending');
  expect(await mall.as(platform)(intentionApi.approve, { id: own })).toMatchObject({ ok: true });
});

test('the first password works for 72 hours, and the store opens only once it was changed', async () => {
  const phone = '13612350016';
  await mall.as(platform)(intentionApi.approve, { id: await applied(phone) });
  const password = messagesTo(mall, phone).at(-1)?.params['password'] ?? '';
  const login = await callFrom(mall, '10.7.7.7')(identityApi.login, { account: phone, password });
  if (!login.ok) throw new Error(login.failure.code);
  expect(login.value.user.scope).toContain('merchant');
  const merchant = mall.as(login.value.token);
  const ship = orderApi.ship;
  const parcel = { id: '0'.repeat(26), courier: 'sf', tracking_no: 'SF1000000001', note: '', confirm: false };
  expect(await merchant(ship, parcel)).toMatchObject({ failure: { code: 'password.must_change' } });

  mall.clock.advance(hours(1));
  const pwd = 'gangcai77x';
  const sms_code = await codeFor(mall, phone, 'change_pwd');
  await callFrom(mall, '10.7.7.8')(identityApi.changePassword, { phone, sms_code, pwd, confirm_pwd: pwd });
  const next = await callFrom(mall, '10.7.7.9')(identityApi.login, { account: phone, password: pwd });
  if (!next.ok) throw new Error(next.failure.code);
  expect(await mall.as(next.value.token)(ship, parcel)).toMatchObject({
    failure: { code: 'order.not_found' },
  });

  const late = '13612350017';
  await mall.as(platform)(intentionApi.approve, { id: await applied(late) });
  const old = messagesTo(mall, late).at(-1)?.params['password'] ?? '';
  mall.clock.advance(hours(73));
  expect(await callFrom(mall, '10.7.8.1')(identityApi.login, { account: late, password: old })).toMatchObject(
    {
      failure: { code: 'password.initial_over' },
    },
  );
  platform = await tokenOf(mall, '13800000099');
});

test('a closed entry takes no applications', async () => {
  await mall.services.database.db
    .insert(siteSetting)
    .values({ key: 'merchant_entry', value: { open: false } });
  expect(await mall.as()(intentionApi.entry)).toMatchObject({ value: { is_open: false } });
  expect(await mall.as(token)(intentionApi.create, await form('13612350018'))).toMatchObject({
    failure: { code: 'intention.closed' },
  });
});
