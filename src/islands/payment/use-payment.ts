import { useEffect, useState } from 'react';
import type { PayStart, PayStatus, PayType } from '#lib/contracts/payment.ts';
import { useMoved } from '#islands/shell/use-moved.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { askStatus, startPaying, type Payable } from './payable.ts';

const POLL_MS = 2000;
const SHOWN = ['status', 'pay_price', 'close_time'] as const;

/** State of the payment, polled while it is paid elsewhere. */
export function usePayment(payable: Payable, initial: PayStatus, back: string) {
  const [status, setStatus] = useState(initial);
  const [started, setStarted] = useState<PayStart | null>(null);
  const [isPending, setPending] = useState(false);
  const isOpen = status.status === 'unpaid' || status.status === 'verifying';
  const isWaiting = isOpen && (started !== null || initial.attempt?.status === 'pending');

  const ask = async (): Promise<boolean> => {
    const result = await askStatus(payable);
    if (!result.ok) return false;
    setStatus(result.value);
    // A code whose trade has been closed elsewhere pays nothing any more.
    if (result.value.attempt?.status === 'closed') setStarted(null);
    return result.value.paid;
  };
  useEffect(() => {
    // Somebody who comes back from the provider, or scans the code with a phone, sees it here by itself.
    if (!isWaiting) return undefined;
    const timer = setInterval(() => void ask(), POLL_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);

  // What was paid in another window, made cheaper, approved, refused by the finance desk or closed is shown here.
  useMoved(() => {
    void askStatus(payable).then((result) => {
      if (!result.ok) return;
      const { value } = result;
      const isStillOpen = value.status === 'unpaid' || value.status === 'verifying';
      // The ways to pay and the voucher were written into the page.
      if (isStillOpen && SHOWN.some((name) => value[name] !== status[name])) window.location.reload();
      else setStatus(value);
    });
  }, isOpen);

  const pay = async (type: PayType): Promise<void> => {
    if (isPending) return;
    setPending(true);
    const result = await startPaying(payable, type, back);
    setPending(false);
    if (!result.ok) {
      showRefusal(result.failure);
      return void ask();
    }
    if (result.value.status === 'success') return void ask();
    setStarted(result.value);
    if (result.value.pay_url && !result.value.qrcode) window.location.assign(result.value.pay_url);
  };

  return { status, isOpen, started, isPending, ask, pay, stop: () => setStarted(null) };
}
