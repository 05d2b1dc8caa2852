import { useState } from 'react';
import type { PayStart } from '#lib/contracts/payment.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { Amount } from '#islands/ui/Amount.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Countdown } from '#islands/ui/Countdown.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';

interface Props {
  t: Translate;
  started: PayStart;
  now: string;
  /** Asks at once; answers whether it is paid. */
  onAsk: () => Promise<boolean>;
  onClose: () => void;
}

/** The code to scan. The page behind it asks by itself until the money is there. */
export function QrDialog({ t, started, now, onAsk, onClose }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const ask = async (): Promise<void> => {
    setAsking(true);
    setMissing(!(await onAsk()));
    setAsking(false);
  };
  return (
    <Dialog label={t('payment:paying')} closeLabel={t('common:close')} onClose={onClose}>
      <div className="grid justify-items-center gap-3 p-6 text-center">
        <h2 className="text-18 font-semibold">{t('payment:paying')}</h2>
        <p>
          <span className="text-ink-secondary">{t('payment:amount_due')}</span>{' '}
          <Amount value={started.pay_price} className="text-24 font-semibold text-brand" />
        </p>
        <img src={started.qrcode ?? ''} alt={t('payment:scan')} width={200} height={200} />
        <p role="status" className="text-ink-secondary">
          {t(isMissing ? 'payment:not_yet' : 'payment:scan')}
        </p>
        <p className="text-12 text-ink-secondary">
          {t('payment:qr_left')}{' '}
          <Countdown
            now={now}
            until={started.close_time}
            dayWord={t('common:day')}
            onEnd={() => void onAsk()}
            className="text-brand"
          />
        </p>
        {started.pay_url && (
          <a href={started.pay_url} className="text-info hover:underline">
            {t('payment:open_page')}
          </a>
        )}
        <Button kind="line" pending={isAsking} onClick={() => void ask()}>
          {t('payment:qr_done')}
        </Button>
      </div>
    </Dialog>
  );
}
