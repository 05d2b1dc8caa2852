import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { profileApi } from '#lib/contracts/profile.ts';
import { notifyUser } from '#lib/domain/account/notice/index.ts';
import { days, seconds } from '#lib/kernel/clock.ts';
import { openTestMall } from '../../support/mall.ts';
import { codeFor, messagesTo, tokenOf } from './people.ts';

const mall = await openTestMall();
beforeEach(() => mall.clock.advance(days(2)));
afterAll(() => mall.close());

interface Answer {
  status: number;
  code?: string;
  message: string;
  data?: { path: string };
}

/** Sends a file as a browser does; happens over a raw request, because the length of a form must be known. */
async function upload(token: string, field: string, bytes: Uint8Array, name = 'photo.jpg'): Promise<Answer> {
  const form = new FormData();
  form.append('file', new File([bytes as BlobPart], name, { type: 'image/jpeg' }));
  const packed = new Response(form);
  const body = await packed.arrayBuffer();
  const request = new Request(`http://mall.inside/api/upload/image/${field}`, {
    method: 'POST',
    headers: {
      'x-token': token,
      'content-type': packed.headers.get('content-type') ?? '',
      'content-length': String(body.byteLength),
    },
    body,
  });
  return (await mall.app.fetch(request)).json() as Promise<Answer>;
}

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#D81E06' } });

test('a picture is redrawn: no place, no camera, upright, not too large, under a random name', async () => {
  const token = await tokenOf(mall, '13400000001');
  const photo = await canvas(3000, 1500)
    .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '28/1 6/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const answer = await upload(token, 'avatar', photo, '../../evil.php');
  expect(answer.data?.path).toMatch(/^\/files\/uploads\/avatar\/[\w-]{43}\.webp$/);
  const stored = await mall.services.storage.get(answer.data!.path.replace('/files/', ''));
  const facts = await sharp(stored!.bytes).metadata();
  expect(facts).toMatchObject({ format: 'webp', width: 1000, height: 2000 });
  expect(facts.exif).toBeUndefined();
  expect(Buffer.from(stored!.bytes).includes('SecretCamera')).toBe(false);
});

test('a file is judged by its bytes: pages, SVG, GIF and damaged pictures are refused', async () => {
  const token = await tokenOf(mall, '13400000002');
  const png = await canvas(40, 40).png().toBuffer();
  const gif = await canvas(40, 40).gif().toBuffer();
  const encode = (text: string) => new TextEncoder().encode(text);
  const codeOf = async (bytes: Uint8Array) => (await upload(token, 'review', bytes)).code ?? 'ok';
  expect(await codeOf(png)).toBe('ok');
  expect(await codeOf(gif)).toBe('upload.type');
  expect(await codeOf(encode('<html><script>alert(1)</script>'))).toBe('upload.type');
  expect(await codeOf(encode('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'))).toBe(
    'upload.type',
  );
  expect(await codeOf(png.subarray(0, 60))).toBe('upload.broken');
  const polyglot = Buffer.concat([png, encode('<script>alert(1)</script>')]);
  const answer = await upload(token, 'review', polyglot);
  const stored = answer.data && (await mall.services.storage.get(answer.data.path.replace('/files/', '')));
  expect(stored && Buffer.from(stored.bytes).includes('script')).toBeFalsy();
});

test('2 MB is the limit, 5 MB for reviews and cards, and a picture of too many pixels is not opened', async () => {
  const token = await tokenOf(mall, '13400000003');
  const noise = (megabytes: number) => {
    const bytes = new Uint8Array(megabytes * 1024 * 1024);
    bytes.set([0xff, 0xd8, 0xff, 0xe0]);
    return bytes;
  };
  const codeOf = async (field: string, bytes: Uint8Array) => (await upload(token, field, bytes)).code;
  expect(await codeOf('avatar', noise(2.01))).toBe('upload.size');
  expect(await codeOf('review', noise(2.01))).toBe('upload.broken');
  expect(await codeOf('card', noise(5.01))).toBe('upload.size');
  expect((await upload(token, 'avatar', noise(2.01))).message).toBe('单张图片不能超过2MB');
  // What is cut off while it is read says how much it may be, too.
  expect((await upload(token, 'card', noise(5.1))).message).toBe('单张图片不能超过5MB');
  const bomb = await sharp({
    create: { width: 7000, height: 7000, channels: 3, background: '#fff' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect(await codeOf('review', bomb)).toBe('upload.broken');
  expect(await codeOf('unknown', noise(0.01))).toBe('request.invalid');
});

test('a visitor cannot upload', async () => {
  expect(await upload('', 'avatar', new Uint8Array(100))).toMatchObject({ status: 41000 });
});

test('a nickname has 3 to 15 characters, as a reader counts them', async () => {
  const call = mall.as(await tokenOf(mall, '13400000004'));
  const codeOf = async (nickname: string) => {
    const result = await call(profileApi.changeInfo, { nickname });
    return result.ok ? result.value.nickname : result.failure.code;
  };
  expect(await codeOf('轴承')).toBe('nickname.length');
  expect(await codeOf(' 轴承人 ')).toBe('轴承人');
  expect(await codeOf('🔩🔩🔩')).toBe('🔩🔩🔩');
  expect(await codeOf('一二三四五六七八九十一二三四五')).toBe('一二三四五六七八九十一二三四五');
  expect(await codeOf('一二三四五六七八九十一二三四五六')).toBe('nickname.length');
  expect(await codeOf('<img src=x>')).toBe('<img src=x>');
  // What nobody sees is no letter, and what would turn the words beside it is not kept.
  expect(await codeOf('\u200b\u200b\u200b')).toBe('nickname.length');
  expect(await codeOf('轴\u2060\u3164')).toBe('nickname.length');
  expect(await codeOf('轴承\n店')).toBe('nickname.length');
  expect(await codeOf('\u202e\u2066轴承人\u0007')).toBe('轴承人');
});

test("an avatar is a picture of one's own, or none", async () => {
  const token = await tokenOf(mall, '13400000005');
  const call = mall.as(token);
  const { data } = await upload(token, 'avatar', await canvas(64, 64).png().toBuffer());
  expect(await call(profileApi.changeInfo, { avatar: data?.path })).toMatchObject({
    ok: true,
    value: { avatar: data?.path },
  });
  const other = mall.as(await tokenOf(mall, '13400000006'));
  for (const avatar of [data?.path ?? '', 'https://evil.example/x.png', 'javascript:alert(1)']) {
    expect(await other(profileApi.changeInfo, { avatar })).toMatchObject({
      failure: { code: 'avatar.foreign' },
    });
  }
  expect(await call(profileApi.changeInfo, { avatar: '' })).toMatchObject({
    ok: true,
    value: { avatar: '' },
  });
});

test('a new phone needs a code of each phone, ends the other sessions and warns the old phone', async () => {
  const old = '13400000007';
  const phone = '13400000008';
  const other = await tokenOf(mall, old);
  mall.clock.advance(seconds(61));
  const token = await tokenOf(mall, old);
  mall.clock.advance(seconds(61));
  const call = mall.as(token);
  const old_sms_code = await codeFor(mall, old, 'change_phone', token);
  const sms_code = await codeFor(mall, phone, 'change_phone', token);
  expect(await call(profileApi.changePhone, { phone, sms_code, old_sms_code: '000000' })).toMatchObject({
    failure: { code: 'code.wrong', field: 'old_sms_code' },
  });
  expect(await call(profileApi.changePhone, { phone: old, sms_code, old_sms_code })).toMatchObject({
    failure: { code: 'phone.same' },
  });
  expect(await call(profileApi.changePhone, { phone, sms_code, old_sms_code })).toMatchObject({ ok: true });
  expect(await call(profileApi.me)).toMatchObject({ ok: true, value: { phone } });
  expect(await mall.as(other)(profileApi.me)).toMatchObject({ failure: { code: 'auth.revoked' } });
  expect(messagesTo(mall, old).at(-1)).toMatchObject({
    template: 'phone_changed',
    params: { phone: '134****0008' },
  });
});

test('a phone that has an account cannot be taken over', async () => {
  const taken = '13400000009';
  await tokenOf(mall, taken);
  const token = await tokenOf(mall, '13400000010');
  mall.clock.advance(seconds(61));
  const old_sms_code = await codeFor(mall, '13400000010', 'change_phone', token);
  const sms_code = await codeFor(mall, taken, 'change_phone', token);
  expect(
    await mall.as(token)(profileApi.changePhone, { phone: taken, sms_code, old_sms_code }),
  ).toMatchObject({
    failure: { code: 'phone.taken', field: 'phone' },
  });
});

test('an account sets its own password with a code of its phone', async () => {
  const token = await tokenOf(mall, '13400000011');
  mall.clock.advance(seconds(61));
  const call = mall.as(token);
  expect(await call(profileApi.me)).toMatchObject({ value: { has_password: false } });
  const sms_code = await codeFor(mall, '13400000011', 'change_pwd');
  const changed = await call(profileApi.changePassword, {
    sms_code,
    pwd: 'nut20261',
    confirm_pwd: 'nut20261',
  });
  expect(changed).toMatchObject({ ok: true });
  expect(await call(profileApi.me)).toMatchObject({ value: { has_password: true } });
});

test('notices are counted, listed newest first, and read; those of others stay unread', async () => {
  const token = await tokenOf(mall, '13400000012');
  const call = mall.as(token);
  const me = await call(profileApi.me);
  if (!me.ok) throw new Error('no account');
  const { uid } = me.value;
  for (const kind of ['order.shipped', 'inquiry.quoted'] as const) {
    mall.clock.advance(seconds(1));
    await notifyUser(mall.system, { uid, kind, params: { sn: 'DD1' }, link: '/user/order_list' });
  }
  expect(await call(profileApi.me)).toMatchObject({ value: { total_unread: 2 } });
  const found = await call(profileApi.notices, {});
  if (!found.ok) throw new Error('no notices');
  expect(found.value.list.map((row) => row.kind)).toEqual(['inquiry.quoted', 'order.shipped']);
  const notice_id = found.value.list[0]?.notice_id;
  const stranger = mall.as(await tokenOf(mall, '13400000013'));
  await stranger(profileApi.readNotices, { notice_id });
  expect(await call(profileApi.me)).toMatchObject({ value: { total_unread: 2 } });
  expect(await call(profileApi.readNotices, { notice_id })).toMatchObject({ value: { unread: 1 } });
  expect(await call(profileApi.readNotices, {})).toMatchObject({ value: { unread: 0 } });
});
