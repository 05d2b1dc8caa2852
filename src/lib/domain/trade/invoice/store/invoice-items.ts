import type { InvoiceView } from '#lib/contracts/invoice.ts';
import { sumFen, yuan, type Fen } from '#lib/kernel/money.ts';
import { specOf } from '#lib/kernel/spec-of.ts';
import type { Context } from '#lib/domain/context.ts';
import { taxedLines, type TaxedLine } from './items.repo.ts';

/** A row of an invoice as tax software takes it; `quantity` is empty where something of the line was refunded. */
interface TaxedItem {
  name: string;
  spec: string;
  unit: string;
  quantity: number | null;
  amount: Fen;
  /** 税收分类编码 and its 简称 as they are now: of the product, else of its category. */
  taxCode: string;
  taxName: string;
}
export interface TaxedInvoice {
  invoice: InvoiceView;
  /** They add up to what the invoice is about. */
  items: TaxedItem[];
  freight: Fen;
}

function taxOf({ taxCode, taxName, categoryTax }: TaxedLine): Pick<TaxedItem, 'taxCode' | 'taxName'> {
  if (taxCode) return { taxCode, taxName: taxName ?? '' };
  const [code = '', name = ''] = categoryTax ?? [];
  return { taxCode: code, taxName: taxName || name };
}

/** What an invoice is about, less what was refunded. */
export async function itemsOf(ctx: Context, invoice: InvoiceView): Promise<TaxedInvoice> {
  const paid = invoice.orders.filter((order) => order.status !== 'cancelled');
  const lines = await taxedLines(
    ctx.database.db,
    paid.map((order) => order.order_id),
  );
  const freights = new Map(lines.map((line) => [line.orderId, line.freight]));
  const items = lines
    .filter((line) => line.paid > line.refunded)
    .map((line) => ({
      name: line.snapshot.name,
      spec: specOf({ designation: line.snapshot.designation, sku: line.snapshot.skuText }),
      unit: line.snapshot.unitName,
      quantity: line.refunded === 0 ? line.quantity : null,
      amount: line.paid - line.refunded,
      ...taxOf(line),
    }));
  const freight = sumFen([...freights.values()]) - sumFen(lines.map((line) => line.refundedFreight));
  return { invoice, items, freight };
}

/** The same as the desk shows it. */
export async function withItems(ctx: Context, invoice: InvoiceView): Promise<InvoiceView> {
  const { items, freight } = await itemsOf(ctx, invoice);
  return {
    ...invoice,
    about: {
      items: items.map(({ amount, taxCode, taxName, ...item }) => ({
        ...item,
        amount: yuan(amount),
        tax_code: taxCode,
        tax_name: taxName,
      })),
      freight: yuan(freight),
    },
  };
}
