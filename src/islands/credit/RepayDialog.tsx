import { useEffect, useState } from 'react';
import { creditApi, type CreditBillView } from '#lib/contracts/credit.ts';
import type { PayStart, PayType } from '#lib/contracts/payment.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { paths } from '#lib/i18n/paths.ts';
import type { Messages, Translate } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { toast } from '#lib/stores/toast.ts';
import { fenOf } from '#lib/kernel/money.ts';
import { askOnline } from '#islands/payment/ask-online.ts';
import { ScanCode } from '#islands/payment/ScanCode.tsx';
import { Amount } from '#islands/ui/Amount.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';

interface Props {
  t: Translate;
  i18n: Messages;
  bill: CreditBillView;
  balance: string;
  onDone: () => void;
  onClose: () => void;
}

const POLL_MS = 2000;

/** Pays what is open of a bill: from the balance, or online. */
export function RepayDialog({ t, i18n, bill, balance, onDone, onClose }: Props) {
  const [isPending, setPending] = useState(false);
  const [started, setStarted] = useState<PayStart | null>(null);
  const isShort = fenOf(balance) < fenOf(bill.open_amount);
  const back = localizedPath(paths.balance(), i18n.locale);

  useEffect(() => {
    // Whoever scans the code with a phone sees it here by itself.
    if (!started) return undefined;
    const look = async (): Promise<void> => {
      const credit = await call(creditApi.read);
      const known = credit.ok ? credit.value.bills.find((row) => row.bill_id === bill.bill_id) : undefined;
      if (known?.status !== 'settled') return;
      toast(t('balance:credit.repaid'), 'success');
      onDone();
    };
    const timer = setInterval(() => void look(), POLL_MS);
    return () => clearInterval(timer);
  }, [started, bill.bill_id]);

  const ask = (type: PayType) => call(creditApi.repay, { bill_id: bill.bill_id, type, return_url: back });
  const repay = async (isOnline: boolean): Promise<void> => {
    setPending(true);
    const result = await (isOnline ? askOnline(ask) : ask('balance'));
    setPending(false);
    if (!result.ok) return showRefusal(result.failure);
    if (result.value.status === 'success') {
      toast(t('balance:credit.repaid'), 'success');
      return onDone();
    }
    if (result.value.pay_url && !result.value.qrcode) return window.location.assign(result.value.pay_url);
    setStarted(result.value);
  };

  return (
    <Dialog label={t('balance:credit.repay_title')} closeLabel={t('common:close')} onClose={onClose}>
      <div className="grid gap-4 p-6">
        <h2 className="text-18 font-semibold">{t('balance:credit.repay_title')}</h2>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
          <dt className="text-ink-secondary">{t('balance:credit.bill')}</dt>
          <dd className="break-all text-right">{bill.bill_sn}</dd>
          <dt className="text-ink-secondary">{t('balance:credit.open_amount')}</dt>
          <dd className="text-right">
            <Amount value={bill.open_amount} className="text-20 font-semibold text-brand" />
          </dd>
          <dt className="text-ink-secondary">{t('balance:available')}</dt>
          <dd className="text-right">
            <Amount value={balance} />
          </dd>
        </dl>
        {started?.qrcode ? (
          <ScanCode
            code={started.qrcode}
            page={started.pay_url}
            words={{ scan: t('balance:scan'), open: t('balance:open_page') }}
            className="justify-items-center"
          />
        ) : (
          <p className="flex flex-wrap justify-end gap-3">
            <Button kind="line" pending={isPending} onClick={() => void repay(true)}>
              {t('balance:credit.by_cashier')}
            </Button>
            <Button pending={isPending} disabled={isShort} onClick={() => void repay(false)}>
              {t('balance:credit.by_balance')}
            </Button>
          </p>
        )}
      </div>
    </Dialog>
  );
}
