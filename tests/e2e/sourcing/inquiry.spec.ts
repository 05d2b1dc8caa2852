// A buyer asks, two stores quote, the buyer compares, accepts and stands before an order at the quoted price.
import { identityApi } from '#lib/contracts/identity.ts';
import { inquiryApi } from '#lib/contracts/inquiry.ts';
import { quotationApi } from '#lib/contracts/quotation.ts';
import { valueOf, wearToken } from '../steps/account.ts';
import { expect, test, type Mall } from '../steps/mall.ts';

const DAY = 86_400_000;
const PASSWORD = 'demo1234';
const BUYER = '13800000002';
const STORES = ['13800000011', '13800000012'];

const tokenOf = async (mall: Mall, account: string): Promise<string> =>
  valueOf(await mall.as()(identityApi.login, { account, password: PASSWORD })).token;

/** The store behind an account offers its best-selling goods for the first item; answers total and quantity. */
async function quoteAs(mall: Mall, account: string, id: string, price: string): Promise<void> {
  const call = mall.as(await tokenOf(mall, account));
  const { items, deadline } = valueOf(await call(inquiryApi.detail, { id }));
  const { list } = valueOf(await call(quotationApi.goods, { limit: 50 }));
  const sku = list.find((one) => one.stock > one.once_min_count * 4)!;
  const step = sku.batch_number || 1;
  valueOf(
    await call(quotationApi.create, {
      inquiry_id: id,
      items: [
        {
          item_id: items[0]!.item_id,
          price,
          num: Math.ceil(sku.once_min_count / step) * step,
          product_attr_unique: sku.product_attr_unique,
        },
      ],
      freight_included: true,
      lead_days: 3,
      valid_until: new Date(Date.parse(deadline) + 10 * DAY).toISOString(),
    }),
  );
}

test('an inquiry is published, quoted for, compared, accepted and ordered at its price', async ({ mall }) => {
  const { page, t, href } = mall;
  await wearToken(mall, await tokenOf(mall, BUYER));
  await page.goto(href('/search_price_order'));
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field(t('inquiry:field.title')).fill('检修用标准件一批');
  await field(t('inquiry:field.name')).fill('六角螺栓');
  await field(t('inquiry:field.num')).fill('500');
  await field(t('inquiry:field.unit')).fill('件');
  await field(t('inquiry:field.contact')).fill('周敏');
  await field(t('inquiry:field.phone')).fill(BUYER);
  await page.getByRole('checkbox', { name: new RegExp(t('inquiry:agree.before')) }).check();
  await page.getByRole('button', { name: t('inquiry:act.publish'), exact: true }).click();
  await page.getByRole('link', { name: t('inquiry:dialog.see') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('检修用标准件一批');
  await expect(page.getByText(t('quotation:empty'))).toBeVisible();

  const id = new URL(page.url()).searchParams.get('id') ?? '';
  await quoteAs(mall, STORES[0]!, id, '12.34');
  await quoteAs(mall, STORES[1]!, id, '9.87');
  await page.reload();
  await expect(page.getByText(t('quotation:lowest')).first()).toBeVisible();
  const accept = page.getByRole('button', { name: t('quotation:act.accept'), exact: true });
  await expect(accept).toHaveCount(2);
  await accept.first().click();
  await page.getByRole('button', { name: t('quotation:dialog.ok'), exact: true }).click();
  await page.getByRole('button', { name: t('quotation:act.order'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('quotation:act.order'), exact: true })
    .click();
  await page.waitForURL(/\/order_confirm\?cart_id=/);
  await expect(page.getByText(/(9\.87|12\.34)/).first()).toBeVisible();
});
