import { useEffect, useState } from 'react';
import { creditApi, type CreditBillView } from '#lib/contracts/credit.ts';
import type { PayStart, PayType } from '#lib/contracts/payment.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { paths } from '#lib/i18n/paths.ts';
import type { Messages, Translate } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { toast } from '#lib/stores/toast.ts';
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
/** In this order; the first that is open takes the money. */
const ONLINE: PayType[] = ['cashier', 'weixinQr', 'alipayQr'];

/** Pays what is open of a bill: from the balance, or online. */
export function RepayDialog({ t, i18n, bill, balance, onDone, onClose }: Props) {
  const [isPending, setPending] = useState(false);
  const [started, setStarted] = useState<PayStart | null>(null);
  const isShort = Number(balance) < Number(bill.open_amount);
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

  const repay = async (types: PayType[]): Promise<void> => {
    setPending(true);
    const ask = (type: PayType) => call(creditApi.repay, { bill_id: bill.bill_id, type, return_url: back });
    let result = await ask(types[0] ?? 'balance');
    for (const type of types.slice(1)) {
      if (result.ok || result.failure.code !== 'payment.method_off') break;
      result = await ask(type);
    }
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
          <div className="grid justify-items-center gap-2">
            <img src={started.qrcode} alt={t('balance:scan')} width={180} height={180} />
            <p role="status" className="text-ink-secondary">
              {t('balance:scan')}
            </p>
            {started.pay_url && (
              <a href={started.pay_url} className="text-info underline">
                {t('balance:open_page')}
              </a>
            )}
          </div>
        ) : (
          <p className="flex flex-wrap justify-end gap-3">
            <Button kind="line" pending={isPending} onClick={() => void repay(ONLINE)}>
              {t('balance:credit.by_cashier')}
            </Button>
            <Button pending={isPending} disabled={isShort} onClick={() => void repay(['balance'])}>
              {t('balance:credit.by_balance')}
            </Button>
          </p>
        )}
      </div>
    </Dialog>
  );
}
