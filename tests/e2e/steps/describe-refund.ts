// One line of a paid order goes back: asked for on the pages, agreed to by the store, seen by the buyer.
import { presaleBalanceApi } from '#lib/contracts/presale-balance.ts';
import { refundApi } from '#lib/contracts/refund.ts';
import { becomeFresh, valueOf } from './account.ts';
import { inEachLanguage } from './in-each-language.ts';
import { awake, expect, test } from './mall.ts';
import { asStore, paidOrder } from './paid-order.ts';

/** A refund of one line, from the order's page to the balance. */
export function describeRefund(): void {
  inEachLanguage(() => {
    test('a line of a paid order is refunded to the balance', async ({ mall }) => {
      const { page, t, href } = mall;
      const token = await becomeFresh(mall);
      const id = await paidOrder(mall, token);
      await page.goto(href(`/order_detail?orderId=${id}`));
      await page
        .locator('#lines')
        .getByRole('link', { name: t('order:do.refund'), exact: true })
        .click();
      await page.waitForURL((url) => url.pathname === href('/refund_confirm'));
      const submit = page.getByRole('button', { name: t('refund:do.submit'), exact: true });
      await awake(submit);
      await submit.click();
      await expect(page.getByText(t('refund:choose_reason')).last()).toBeVisible();
      await page
        .getByLabel(t('refund:message'), { exact: true })
        .selectOption(t('refund:reason.ordered_wrong'));
      const amount = await page.getByLabel(t('refund:amount'), { exact: true }).inputValue();
      await submit.click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('refund:do.detail'), exact: true })
        .click();
      await page.waitForURL((url) => url.pathname === href('/refund_detail'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('refund:head.reviewing'));

      const refundId = new URL(page.url()).searchParams.get('id') ?? '';
      valueOf(await (await asStore(mall))(refundApi.agree, { id: refundId }));
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('refund:head.refunded'));
      await expect(page.locator('main')).toContainText(t('refund:money_state.done'));
      const bill = valueOf(await mall.as(token)(presaleBalanceApi.bill, {})).list[0];
      expect(bill).toMatchObject({ pm: 1, number: amount });
    });
  });
}
