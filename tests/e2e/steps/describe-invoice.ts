// An invoice from the buyer's wish to the file: asked for on the order's page, issued by the store, downloaded.
import { invoiceApi } from '#lib/contracts/invoice.ts';
import { becomeFresh, valueOf } from './account.ts';
import { inEachLanguage } from './in-each-language.ts';
import { awake, expect, test } from './mall.ts';
import { asStore, paidOrder } from './paid-order.ts';

/** An invoice from the wish to the file. */
export function describeInvoice(): void {
  inEachLanguage(() => {
    test('the invoice of a paid order is asked for, issued and downloaded', async ({ mall }) => {
      const { page, t, href } = mall;
      const token = await becomeFresh(mall);
      const id = await paidOrder(mall, token);
      await page.goto(href(`/order_detail?orderId=${id}`));
      const block = page.locator('#invoice');
      const apply = block.getByRole('button', { name: t('invoice:apply'), exact: true });
      await awake(apply);
      await apply.click();

      const dialog = page.getByRole('dialog');
      await dialog
        .getByLabel(t('invoice:field.receipt_title'), { exact: true })
        .fill('河北华北机械制造有限公司');
      const taxNo = dialog.getByLabel(t('invoice:field.duty_paragraph'), { exact: true });
      const submit = dialog.getByRole('button', { name: t('invoice:submit'), exact: true });
      mall.expectComplaint(/status of 400/);
      await taxNo.fill('91130100MA0DEM8170');
      await submit.click();
      await expect(dialog.getByText(t('failures:invoice.tax_no'))).toBeVisible();
      await taxNo.fill('91130100MA0DEM817Q');
      await submit.click();
      await expect(block.getByText(t('invoice:state.requested'), { exact: true })).toBeVisible();

      const wish = valueOf(await mall.as(token)(invoiceApi.ofOrder, { id })).invoice!;
      const receipt_no = `2513${Date.now()}`.padEnd(20, '0');
      valueOf(await (await asStore(mall))(invoiceApi.issue, { id: wish.order_receipt_id, receipt_no }));
      await page.reload();
      const download = block.getByRole('button', { name: t('invoice:download'), exact: true });
      await awake(download);
      const file = page.waitForEvent('download');
      await download.click();
      expect((await file).suggestedFilename()).toBe(`invoice-${receipt_no}.pdf`);
    });
  });
}
