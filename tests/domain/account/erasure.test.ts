// What the mall keeps of a person is handed out and taken away on request: by two people, not while something is open,
// and what the books need stays without a name.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { machineApi } from '#lib/contracts/machine.ts';
import { oversightApi } from '#lib/contracts/oversight.ts';
import { profileApi } from '#lib/contracts/profile.ts';
import { makePersonalFile, sweepPersonalFiles } from '#lib/domain/account/closing/index.ts';
import { NORTH, openTradeMall, VALVE, type TradeMall } from '../../support/trade-mall.ts';
import { codeOf, paidOrder, valueOf } from '../../support/trade-steps.ts';

const PERSON = 1;
let mall: TradeMall;
let first: Call;
let second: Call;
const reason = '本人书面申请';
const NAME = '欧阳抹去';
beforeAll(async () => {
  mall = await openTradeMall();
  for (const uid of [3, 4])
    await mall.rows(
      `insert into user_role (uid, role, platform_roles) values ($1, 'platform', '{risk}')`,
      uid,
    );
  first = await mall.login(3);
  second = await mall.login(4);
  await paidOrder(mall, PERSON, [[VALVE.sku, 1]]);
});
afterAll(() => mall.close());

const texts = async () =>
  JSON.stringify(
    await mall.rows(
      `select to_jsonb(u) from user_account u where uid = $1 union all select to_jsonb(g) from group_order g where uid = $1
       union all select to_jsonb(a) from address a where uid = $1 union all select to_jsonb(s) from session s where uid = $1`,
      PERSON,
    ),
  );

test('the file holds what the mall keeps of the person and no key of the account; its link is nobody else’s way in', async () => {
  const person = await mall.login(PERSON);
  expect(codeOf(await person(oversightApi.personalData, { id: PERSON, reason }))).toBe('auth.forbidden');
  const { url } = valueOf(await first(oversightApi.personalData, { id: PERSON, reason }));
  const file = await mall.app.request(url);
  const { tables } = (await file.json()) as { tables: Record<string, Record<string, unknown>[]> };
  expect(tables['user_account']).toMatchObject([{ phone: '13900000001' }]);
  expect(tables['address']).toMatchObject([{ realName: '王工' }]);
  expect(Object.keys(tables)).toEqual(
    expect.arrayContaining(['group_order', 'store_order', 'order_line', 'session']),
  );
  expect(JSON.stringify(tables)).not.toMatch(/tokenHash|passwordHash|codeHash/);
  expect(file.headers.get('cache-control')).toContain('no-store');
});

test('what somebody did for a store, the platform or a company is not among it', async () => {
  const file = async (uid: number): Promise<Record<string, Record<string, unknown>[]>> => {
    const { url } = valueOf(await first(oversightApi.personalData, { id: uid, reason }));
    return ((await (await mall.app.request(url)).json()) as { tables: never }).tables;
  };
  const owner = await mall.login(900 + NORTH);
  const scopes: ['orders_read'] = ['orders_read'];
  valueOf(await owner(machineApi.makeToken, { name: '仓库', scopes }));
  const hook = { url: 'https://erp.example.com/hook?key=of-the-store', events: ['order.paid' as const] };
  valueOf(await owner(machineApi.makeWebhook, hook));
  const sold = await file(900 + NORTH);
  expect(Object.keys(sold)).toContain('user_role');
  expect(Object.keys(sold).filter((name) => /audit|token|webhook|quotation|import/.test(name))).toEqual([]);
  // Its log names other people.
  expect(Object.keys(await file(3))).not.toContain('audit_entry');

  await mall.rows(
    `insert into company (name, tax_no, status, credit_limit, licence, applicant_uid, created_at)
     values ('同事公司', '91130400MA0SAFE001', 'verified', 777, '/files/private/licence/of-the-company.webp', 4, now())`,
  );
  await mall.rows(`update user_account set company_id = (select max(company_id) from company) where uid = 2`);
  const { company } = await file(2);
  expect(company).toEqual([{ companyId: expect.any(Number) as number, name: '同事公司' }]);
  expect((await file(4))['company']).toMatchObject([{ creditLimit: 777 }]);
});

test('a person has the same made for himself: a job writes it, a notice says so, and after its days it is gone', async () => {
  const person = await mall.login(PERSON);
  expect(codeOf(await person(profileApi.personalFileLink))).toBe('paper.gone');
  expect(valueOf(await person(profileApi.askPersonalFile)).state).toBe('making');
  expect(codeOf(await person(profileApi.personalFileLink))).toBe('paper.gone');
  const [job] = mall.jobs.filter(({ name }) => name === 'person.file');
  await makePersonalFile(mall.system, job!.payload as { uid: number; path: string });
  expect(valueOf(await person(profileApi.personalFile)).state).toBe('ready');
  const heard = valueOf(await person(profileApi.notices, {})).list.map(({ kind }) => kind);
  expect(heard).toContain('personal_file');
  const { url } = valueOf(await person(profileApi.personalFileLink));
  const file: unknown = await (await mall.app.request(url)).json();
  expect(file).toMatchObject({ uid: PERSON, tables: { user_account: [{ phone: '13900000001' }] } });
  // Somebody else has a file of his own, or none.
  expect(codeOf(await (await mall.login(2))(profileApi.personalFileLink))).toBe('paper.gone');
  await mall.rows(`update personal_file set asked_at = asked_at - interval '7 days'`);
  expect(valueOf(await person(profileApi.personalFile)).state).toBe('none');
  await sweepPersonalFiles(mall.system);
  expect(await mall.rows('select 1 from personal_file')).toEqual([]);
});

test('while an order is open nobody is erased; it says what stands in the way and what would become of how much', async () => {
  expect(codeOf(await first(oversightApi.erase, { id: PERSON, reason }))).toBe('close.order');
  const weight = valueOf(await first(oversightApi.erasureWeight, { id: PERSON }));
  expect(weight).toMatchObject({ obstacles: ['order'], gone: { addresses: 1 }, nameless: { orders: 1 } });
});

/** Puts the person's name wherever people write, in rows of others as well. */
async function writeName(): Promise<void> {
  const [order] = await mall.rows<{ order_id: string; order_line_id: string }>(
    `select order_id, order_line_id from order_line join store_order using (order_id) where uid = $1`,
    PERSON,
  );
  const at = [order!.order_id, PERSON] as const;
  await mall.rows(`update user_account set nickname = $1 where uid = $2`, NAME, PERSON);
  await mall.rows(
    `update store_order set mark = $1, pick_up_name = $1, pick_up_phone = '13900000001' where order_id = $2`,
    NAME,
    order!.order_id,
  );
  await mall.rows(
    `insert into order_note (order_note_id, order_id, uid, text, created_at) values ('n', $1, 901, $2, now())`,
    order!.order_id,
    NAME,
  );
  await mall.rows(
    `insert into refund_order (refund_order_id, refund_order_sn, order_id, group_order_id, uid, mer_id, status, kind, mode,
       amount, num, reason, mark, appeal, status_at, created_at)
     values ('r', 'TK1', $1, 'g', $2, 1, 'refunded', 'money', 'single', 1, 1, 'other', $3, $3, now(), now())`,
    ...at,
    NAME,
  );
  await mall.rows(
    `insert into refund_log (refund_log_id, refund_order_id, event, actor, note, created_at) values ('l', 'r', 'apply', 'buyer', $1, now())`,
    NAME,
  );
  await mall.rows(
    `insert into review (review_id, product_id, mer_id, uid, product_score, service_score, postage_score, comment, pics, created_at)
     values ('v', $1, 1, $2, 5, 5, 5, $3, '["/files/uploads/review/a.webp"]', now())`,
    VALVE.product,
    PERSON,
    NAME,
  );
  await mall.rows(
    `insert into media (media_id, uid, field, path, mime, bytes, created_at) values
       ('m', $1, 'review', '/files/uploads/review/a.webp', 'image/webp', 1, now()),
       ('b', $1, 'voucher', '/files/private/voucher/b.webp', 'image/webp', 1, now())`,
    PERSON,
  );
  await mall.rows(
    `insert into inquiry (inquiry_id, inquiry_sn, uid, status, title, content, files, deadline, wish, contact, phone, company, changed_at, created_at)
     values ('i', 'XJ1', $1, 'ended', $2, $2, $3, now(), '{}', $2, '13900000001', $2, now(), now())`,
    PERSON,
    NAME,
    JSON.stringify([{ path: '/files/private/inquiry/c.pdf', name: `${NAME}.pdf` }]),
  );
  await mall.rows(
    `insert into invoice (invoice_id, invoice_sn, uid, mer_id, status, header, reason, changed_at, created_at)
     values ('f', 'FP1', $1, 1, 'withdrawn', $2, $3, now(), now())`,
    PERSON,
    JSON.stringify({ titleType: 'person', title: NAME, email: `${NAME}@example.com`, phone: '13900000001' }),
    NAME,
  );
  await mall.rows(
    `insert into notice (notice_id, uid, kind, params, created_at) values ('t', 901, 'team.joined', $1, now())`,
    JSON.stringify({ name: NAME }),
  );
  await mall.rows(
    `insert into customer (mer_id, buyer_uid, note, created_at) values (1, $1, $2, now())`,
    PERSON,
    NAME,
  );
}

/** Tables that hold these words anywhere in their rows. */
async function tablesWith(words: string): Promise<string[]> {
  const tables = await mall.rows<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await mall.rows(`select 1 from "${name}" as t where t::text like $1 limit 1`, `%${words}%`);
    if (rows.length > 0) found.push(name);
  }
  return found.toSorted();
}

test('two people erase: the account is closed, nothing names the person, and the order stays', async () => {
  const person = await mall.login(PERSON);
  await mall.rows(`update store_order set status = 'done' where uid = $1`, PERSON);
  await mall.rows(
    `update ledger_account set balance = 0 where kind = 'buyer_balance' and owner_id = $1`,
    PERSON,
  );
  await writeName();
  expect(await tablesWith(NAME)).toEqual(
    expect.arrayContaining(['notice', 'order_note', 'refund_log', 'review']),
  );
  expect(await texts()).toContain('王工');
  const { erasure_id: id } = valueOf(await first(oversightApi.erase, { id: PERSON, reason }));
  expect(codeOf(await first(oversightApi.erase, { id: PERSON, reason }))).toBe('oversight.wrong_state');
  expect(codeOf(await first(oversightApi.confirmErasure, { id }))).toBe('oversight.second_person');
  expect((await person(profileApi.me)).ok).toBe(true);
  valueOf(await second(oversightApi.confirmErasure, { id }));
  expect(codeOf(await person(profileApi.me))).toBe('auth.revoked');
  const left = await texts();
  expect(left).not.toContain('王工');
  expect(left).not.toContain('13900000001');
  // What a tax office asks for names whom an invoice was made out to; nothing else does.
  expect(await tablesWith(NAME)).toEqual(['invoice']);
  expect(await tablesWith('13900000001')).toEqual([]);
  expect(await mall.rows(`select title, contact from inquiry where uid = $1`, PERSON)).toEqual([
    { title: 'XJ1', contact: '' },
  ]);
  expect(
    await mall.rows(`select product_score, comment, is_anonymous from review where uid = $1`, PERSON),
  ).toEqual([{ product_score: 5, comment: '', is_anonymous: true }]);
  expect(await mall.rows(`select field from media where uid = $1`, PERSON)).toEqual([{ field: 'voucher' }]);
  expect(await mall.rows('select 1 from group_order where uid = $1', PERSON)).toHaveLength(1);
  const [done] = valueOf(await first(oversightApi.erasures, { status: 'done' })).list;
  expect(done).toMatchObject({ uid: PERSON, first_by: 'buyer3 #3', second_by: 'buyer4 #4' });
  expect(codeOf(await second(oversightApi.confirmErasure, { id }))).toBe('oversight.wrong_state');
});
