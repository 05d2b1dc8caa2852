import QRCode from 'qrcode';
import type { PayStart, PayType } from '#lib/contracts/payment.ts';
import { yuan, type Fen } from '#lib/kernel/money.ts';
import type { PayInstruction } from '#lib/adapters/payment/payment-provider.ts';

interface Started {
  orderId: string;
  amount: Fen;
  closesAt: Date;
}

/** Nothing is left to do: it is paid. */
export const paidAlready = ({ orderId, amount, closesAt }: Started): PayStart => ({
  status: 'success',
  order_id: orderId,
  pay_price: yuan(amount),
  pay_url: null,
  qrcode: null,
  close_time: closesAt.toISOString(),
});

/** Where the payer goes, or what the payer scans. */
export async function payStart(
  started: Started,
  type: PayType,
  instruction: PayInstruction,
): Promise<PayStart> {
  const { redirectUrl, qrCode } = instruction;
  const picture =
    qrCode && (await QRCode.toDataURL(qrCode, { margin: 1, width: 360, errorCorrectionLevel: 'M' }));
  return {
    ...paidAlready(started),
    status: type,
    pay_url: redirectUrl ?? null,
    qrcode: picture || null,
  };
}
