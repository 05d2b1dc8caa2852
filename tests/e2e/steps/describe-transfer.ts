// A large order is paid by bank transfer: the voucher is sent on the page, two people of the platform find the money.
import sharp from 'sharp';
import { identityApi } from '#lib/contracts/identity.ts';
import { bankTransferApi } from '#lib/contracts/bank-transfer.ts';
import { becomeFresh, valueOf } from './account.ts';
import { cartWorth } from './cart-worth.ts';
import { inEachLanguage } from './in-each-language.ts';
import { awake, expect, test, type Mall } from './mall.ts';
import { giveAddress, orderLines } from './paid-order.ts';

/** From this many yuan on. */
const TWO_PEOPLE = 50_000;
const FINANCE = ['13800000099', '13800000098'];

/** Fills in what the bank's slip says, with its picture, and sends it; the form is open. */
export async function sendSlip({ page, t }: Mall): Promise<void> {
  const send = page.getByRole('button', { name: t('payment:transfer.send'), exact: true });
  await send.click();
  await expect(page.getByText(t('failures:transfer.payer_name')).first()).toBeVisible();
  const field = (key: 'payer_name' | 'payer_bank' | 'serial_no') =>
    page.getByLabel(t(`payment:transfer.${key}`), { exact: true });
  await field('payer_name').fill('河北华北机械制造有限公司');
  await field('payer_bank').fill('中国银行石家庄长安支行');
  await field('serial_no').fill(`SN${Date.now()}`);
  await sendPicture({ page, t });
}

/** Sends the form, which says all else already, with the picture of a slip. */
async function sendPicture({ page, t }: Pick<Mall, 'page' | 't'>): Promise<void> {
  const slip = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: slip });
  await expect(page.getByRole('button', { name: t('payment:transfer.remove') })).toBeVisible();
  await page.getByRole('button', { name: t('payment:transfer.send'), exact: true }).click();
}

/** The people of the finance desk find the money, as many as the sum needs; answers what each came to. */
export async function findMoney(mall: Mall, transfer_id: string, amount: string): Promise<string[]> {
  const decided: string[] = [];
  for (const account of FINANCE) {
    if (decided.at(-1) === 'confirmed') break;
    const login = valueOf(await mall.as()(identityApi.login, { account, password: 'demo1234' }));
    decided.push(
      valueOf(await mall.as(login.token)(bankTransferApi.confirm, { transfer_id, amount })).status,
    );
  }
  return decided;
}

/** A large order paid by bank transfer. */
export function describeTransfer(): void {
  inEachLanguage(() => {
    test('a bank transfer is sent with its voucher, refused, corrected and confirmed by two people', async ({
      mall,
    }) => {
      const { page, t, href } = mall;
      const token = await becomeFresh(mall);
      await giveAddress(mall, token);
      const group_id = await orderLines(mall, token, await cartWorth(mall, token, TWO_PEOPLE));
      await page.goto(href(`/payment?orderId=${group_id}`));
      const way = page.getByRole('radio', { name: t('payment:type.offline') });
      await awake(way);
      await way.check();
      await sendSlip(mall);
      await expect(page.getByRole('heading', { name: t('payment:transfer.waiting') })).toBeVisible();

      const first = valueOf(await mall.as(token)(bankTransferApi.read, { group_id })).transfer!;
      const login = valueOf(
        await mall.as()(identityApi.login, { account: FINANCE[0]!, password: 'demo1234' }),
      );
      const reason = 'SN?';
      const { transfer_id } = first;
      valueOf(await mall.as(login.token)(bankTransferApi.refuse, { transfer_id, reason }));
      await expect(page.getByRole('alert')).toHaveText(t('payment:transfer.refused', { reason }));
      await expect(way).toBeChecked();
      await expect(page.getByLabel(t('payment:transfer.serial_no'), { exact: true })).toHaveValue(
        first.serial_no,
      );
      await sendPicture(mall);
      await expect(page.getByRole('heading', { name: t('payment:transfer.waiting') })).toBeVisible();

      const { transfer, pay_price } = valueOf(await mall.as(token)(bankTransferApi.read, { group_id }));
      const decided = await findMoney(mall, transfer?.transfer_id ?? '', pay_price);
      expect(decided).toEqual(['half_confirmed', 'confirmed']);
      await page.reload();
      await expect(page.getByRole('heading', { name: t('payment:paid') })).toBeVisible();
      await expect(page.locator('main')).toContainText(t('payment:type.offline'));
    });
  });
}
