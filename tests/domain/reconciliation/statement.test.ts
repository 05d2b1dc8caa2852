// Statement files as Alipay and WeChat Pay write them, held against payments and refunds.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { reconciliationApi } from '#lib/contracts/reconciliation.ts';
import { readStatement } from '#lib/domain/trade/reconciliation/read-statement.ts';
import { openTradeMall } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';

const ALIPAY = `#支付宝业务明细查询
#账号：[20880000000000000156]
#起始日期：[2026年11月20日 00:00:00]   终止日期：[2026年11月21日 00:00:00]
#-----------------------------------------业务明细列表----------------------------------------
支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,订单金额（元）,商家实收（元）,退款批次号/请求号,服务费（元）,备注
2026112022001\t,P-GOOD\t,交易,螺栓\t,2026-11-20 09:00:00,2026-11-20 09:00:05,,1280.00,1280.00,\t,-7.68,
2026112022002\t,P-LESS\t,交易,轴承\t,2026-11-20 10:00:00,2026-11-20 10:00:05,,99.00,99.00,\t,-0.59,
2026112022003\t,P-STRANGE\t,交易,阀门\t,2026-11-20 11:00:00,2026-11-20 11:00:05,,50.00,50.00,\t,-0.30,
2026112022001\t,P-GOOD\t,退款,螺栓\t,2026-11-20 12:00:00,2026-11-20 12:00:05,,-80.00,-80.00,R-GOOD\t,0.48,
#-----------------------------------------业务明细列表结束------------------------------------
#交易合计：3笔，商家实收共1429.00元
`;
const ACCOUNT = `#支付宝账务明细查询
#账号：[20880000000000000156]
#起始日期：[2026年11月22日 00:00:00]   终止日期：[2026年11月23日 00:00:00]
#-----------------------------------------账务明细列表----------------------------------------
账务流水号,业务流水号,商户订单号,商品名称,发生时间,对方账号,收入金额（+元）,支出金额（-元）,账户余额（元）,交易渠道,业务类型,备注
1001\t,2026112222001\t,A-PAID\t,螺栓\t,2026-11-22 09:00:05,buyer\t,300.00,0.00,300.00,支付宝,在线支付,
1002\t,2026112222001\t,A-PAID\t,螺栓\t,2026-11-22 09:00:06,\t,0.00,-1.80,298.20,支付宝,收费,服务费
1003\t,2026112222001\t,A-PAID\t,螺栓\t,2026-11-22 12:00:05,buyer\t,0.00,-20.00,278.20,支付宝,交易退款,
1004\t,2026112222001\t,A-PAID\t,螺栓\t,2026-11-22 13:00:05,buyer\t,0.00,-20.00,258.20,支付宝,交易退款,
1005\t,2026112222001\t,A-PAID\t,螺栓\t,2026-11-22 14:00:05,buyer\t,0.00,-5.00,253.20,支付宝,交易退款,
#-----------------------------------------账务明细列表结束------------------------------------
#支出合计：4笔，共-46.80元
#收入合计：1笔，共300.00元
`;
const WEIXIN = `交易时间,公众账号ID,商户号,微信订单号,商户订单号,交易类型,交易状态,应结订单金额,微信退款单号,商户退款单号,退款金额,商品名称,手续费,订单金额,申请退款金额,费率备注
\`2026-11-20 09:00:05,\`wx1,\`1900000,\`4200001,\`W-1,\`NATIVE,\`SUCCESS,\`12.50,\`0,\`0,\`0.00,\`螺栓,\`0.08,\`12.50,\`0.00,\`
\`2026-11-20 15:00:05,\`wx1,\`1900000,\`4200001,\`W-1,\`NATIVE,\`REFUND,\`0.00,\`5000001,\`WR-1,\`2.50,\`螺栓,\`-0.02,\`0.00,\`2.50,\`
总交易单数,应结订单总金额,退款总金额
\`2,\`12.50,\`2.50
`;
const bytesOf = (text: string) => new TextEncoder().encode(text);
const fileOf = (text: string) => new File([text], 'statement.csv', { type: 'text/csv' });

let desk: Call;
const mall = await openTradeMall();
beforeAll(async () => {
  await mall.add('userRole', { uid: 3, role: 'platform', platformRoles: ['finance'] });
  desk = await mall.login(3);
  const at = new Date('2026-11-20T09:00:06+08:00');
  for (const [id, amount, status] of [
    ['P-GOOD', 128_000, 'paid'],
    ['P-LESS', 9800, 'paid'],
    ['P-UNTOLD', 700, 'paid'],
  ] as const)
    await mall.add('payment', {
      paymentId: id,
      outTradeNo: id,
      uid: 1,
      purpose: 'order',
      targetId: id,
      provider: 'alipay',
      amount,
      status: status,
      createdAt: at,
      paidAt: at,
    });
  await mall.add('refundPayment', {
    refundPaymentId: 'R-GOOD',
    outRefundNo: 'R-GOOD',
    paymentId: 'P-GOOD',
    reason: 'refund',
    targetId: 'x',
    amount: 8000,
    status: 'done',
    createdAt: at,
    doneAt: at,
  });
});
afterAll(() => mall.close());

test('both providers’ files are read: money in and back under our own numbers, without their sums', async () => {
  const alipay = valueOf(await readStatement(bytesOf(ALIPAY)));
  expect(alipay.provider).toBe('alipay');
  expect(alipay.lines.map(({ way, number, amount }) => [way, number, amount])).toEqual([
    ['in', 'P-GOOD', 128_000],
    ['in', 'P-LESS', 9900],
    ['in', 'P-STRANGE', 5000],
    ['out', 'R-GOOD', 8000],
  ]);
  const weixin = valueOf(await readStatement(bytesOf(WEIXIN)));
  expect(weixin.provider).toBe('weixin');
  expect(weixin.lines.map(({ way, number, amount, at }) => [way, number, amount, at.toISOString()])).toEqual([
    ['in', 'W-1', 1250, '2026-11-20T01:00:05.000Z'],
    ['out', 'WR-1', 250, '2026-11-20T07:00:05.000Z'],
  ]);
  expect(codeOf(await readStatement(bytesOf('a,b\n1,2\n')))).toBe('reconciliation.columns');
});

test('what the file and the mall say differently is listed once and settled by a note; no money moves', async () => {
  const before = await mall.sum('ledgerEntry', 'amount');
  const added = valueOf(await desk(reconciliationApi.add, { file: fileOf(ALIPAY) }));
  expect(added.differences).toBe(3);
  expect(codeOf(await desk(reconciliationApi.add, { file: fileOf(ALIPAY) }))).toBe('reconciliation.again');
  const open = valueOf(await desk(reconciliationApi.differences, {})).list;
  const said = open.map(({ kind, number, amount_there, amount_here }) => [
    kind,
    number,
    amount_there,
    amount_here,
  ]);
  expect(new Set(said.map(String))).toEqual(
    new Set(
      [
        ['missing_here', 'P-STRANGE', '50.00', ''],
        ['amount', 'P-LESS', '99.00', '98.00'],
        ['missing_there', 'P-UNTOLD', '', '7.00'],
      ].map(String),
    ),
  );
  const id = open[0]!.difference_id;
  valueOf(await desk(reconciliationApi.settle, { id, note: '次日入账' }));
  expect(codeOf(await desk(reconciliationApi.settle, { id, note: '再来一次' }))).toBe(
    'reconciliation.settled',
  );
  const [run] = valueOf(await desk(reconciliationApi.list, {})).list;
  expect(run).toMatchObject({ first_day: '2026-11-20', lines: 4, matched: 2, differences: 3, open: 2 });
  for (const [keyword, count] of [
    [run!.file.toUpperCase(), 1],
    ['2026-11-20', 1],
    ['Buyer3', 1],
    ['nobody', 0],
  ] as const)
    expect(valueOf(await desk(reconciliationApi.list, { keyword })).count).toBe(count);
  const settled = valueOf(await desk(reconciliationApi.differences, { tab: 'settled' })).list;
  expect(settled).toMatchObject([{ note: '次日入账', settled_by: 'buyer3' }]);
  const noted = valueOf(await desk(reconciliationApi.differences, { tab: 'all', keyword: '次日' }));
  expect(noted).toMatchObject({ count: 1, list: [{ note: '次日入账' }] });
  expect(await mall.sum('ledgerEntry', 'amount')).toBe(before);
});

test('Alipay’s account statement is read too: fees move nothing, and each refund is found by payment and amount', async () => {
  const at = new Date('2026-11-22T09:00:06+08:00');
  await mall.add('payment', {
    paymentId: 'A-PAID',
    outTradeNo: 'A-PAID',
    uid: 1,
    purpose: 'order',
    targetId: 'A-PAID',
    provider: 'alipay',
    amount: 30000,
    status: 'paid',
    createdAt: at,
    paidAt: at,
  });
  for (const id of ['AR-1', 'AR-2'])
    await mall.add('refundPayment', {
      refundPaymentId: id,
      outRefundNo: id,
      paymentId: 'A-PAID',
      reason: 'refund',
      targetId: id,
      amount: 2000,
      status: 'done',
      createdAt: at,
      doneAt: at,
    });
  const { reconciliation_id: run, differences } = valueOf(
    await desk(reconciliationApi.add, { file: fileOf(ACCOUNT) }),
  );
  expect(differences).toBe(1);
  const runs = valueOf(await desk(reconciliationApi.list, {})).list;
  expect(runs.find((row) => row.reconciliation_id === run)).toMatchObject({
    provider: 'alipay',
    lines: 4,
    matched: 3,
    paid: '300.00',
    refunded: '45.00',
  });
  // What went back without the mall's doing is named by its payment.
  expect(valueOf(await desk(reconciliationApi.differences, { run })).list).toMatchObject([
    { kind: 'missing_here', way: 'out', number: 'A-PAID', amount_there: '5.00' },
  ]);
});
