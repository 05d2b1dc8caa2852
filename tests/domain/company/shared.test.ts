// Addresses and invoice headers of a company: kept by admins, chosen by its buyers, closed to everybody else.
import { afterAll, expect, test } from 'vitest';
import { approvalApi } from '#lib/contracts/approval.ts';
import { checkoutApi } from '#lib/contracts/checkout.ts';
import { invoiceApi } from '#lib/contracts/invoice.ts';
import { companyTeamApi } from '#lib/contracts/company-team.ts';
import { previewed } from '../../support/company/buy.ts';
import { openFirm } from '../../support/company/firm.ts';
import { openTradeMall, VALVE } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';

const [OWNER, BUYER, FINANCE, STRANGER] = [1, 2, 3, 4];

const mall = await openTradeMall({ buyers: 4 });
const firm = await openFirm(mall, OWNER, { [BUYER]: 'purchaser', [FINANCE]: 'finance' });
afterAll(() => mall.close());

test('an admin copies an address for the company, a buyer has goods sent there, nobody else can', async () => {
  const [owner, buyer, finance] = [OWNER, BUYER, FINANCE].map((uid) => firm.as[uid]!);
  const mine = { address_id: mall.addressId(OWNER) };
  const { addresses } = valueOf(await owner!(companyTeamApi.shareAddress, mine));
  const { address_id } = addresses[0]!;
  expect(address_id).not.toBe(mine.address_id);
  expect(valueOf(await buyer!(companyTeamApi.addresses)).addresses).toEqual(addresses);
  expect(valueOf(await finance!(companyTeamApi.addresses)).addresses).toEqual([]);
  expect(codeOf(await buyer!(companyTeamApi.shareAddress, { address_id: mall.addressId(BUYER) }))).toBe(
    'team.forbidden',
  );
  expect(codeOf(await buyer!(companyTeamApi.dropAddress, { address_id }))).toBe('team.forbidden');
  expect(codeOf(await owner!(companyTeamApi.shareAddress, { address_id: mall.addressId(BUYER) }))).toBe(
    'address.not_found',
  );

  const ready = await previewed(buyer!, VALVE.sku, 1, { address_id });
  expect(valueOf(await buyer!(checkoutApi.create, ready)).pay_price).toBeTruthy();
  const stranger = await mall.login(STRANGER);
  const theirs = await previewed(stranger, VALVE.sku, 1);
  const preview = await stranger(checkoutApi.preview, { cart_id: theirs.cart_id, address_id });
  expect(codeOf(preview)).toBe('address.not_found');
  // The owner's private address is still nobody's but his.
  const foreign = await buyer!(checkoutApi.preview, { cart_id: theirs.cart_id, ...mine });
  expect(codeOf(foreign)).not.toBe(undefined);
  expect(valueOf(await owner!(companyTeamApi.dropAddress, { address_id })).addresses).toEqual([]);
});

test('a header of the company is offered to its buyers alone', async () => {
  const [owner, buyer, finance] = [OWNER, BUYER, FINANCE].map((uid) => firm.as[uid]!);
  const header = { receipt_type: 1 as const, receipt_title_type: 1 as const, receipt_title: '公司采购部' };
  const own = valueOf(await owner!(invoiceApi.addHeader, header));
  const { headers } = valueOf(
    await owner!(approvalApi.shareHeader, { user_receipt_id: own.user_receipt_id }),
  );
  expect(valueOf(await buyer!(approvalApi.headers)).headers).toEqual(headers);
  expect(headers).toMatchObject([{ receipt_title: '公司采购部' }]);
  expect(valueOf(await finance!(approvalApi.headers)).headers).toEqual([]);
  const { user_receipt_id } = headers[0]!;
  expect(codeOf(await buyer!(approvalApi.dropHeader, { user_receipt_id }))).toBe('team.forbidden');
  expect(valueOf(await owner!(approvalApi.dropHeader, { user_receipt_id })).headers).toEqual([]);
});
