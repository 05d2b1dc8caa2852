import { useState } from 'react';
import { orderApi } from '#lib/contracts/order.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { toast } from '#lib/stores/toast.ts';
import { buttonLook } from '#islands/ui/button-look.ts';
import { ConfirmDialog } from '#islands/ui/ConfirmDialog.tsx';

interface Props {
  t: Translate;
  href: (path: string) => string;
  groupId: string;
  /** While a bank transfer is looked for, there is nothing to cancel. */
  isVerifying?: boolean;
  /** While the company has not approved it, there is nothing to pay. */
  isWaiting?: boolean;
  hasDetail?: boolean;
  onChanged: () => void;
}

/** Pay or cancel an unpaid order. */
export function GroupActions({
  t,
  href,
  groupId,
  isVerifying = false,
  isWaiting = false,
  hasDetail = false,
  onChanged,
}: Props) {
  const [isAsked, setAsked] = useState(false);
  const [isPending, setPending] = useState(false);
  const cancel = async (): Promise<void> => {
    setPending(true);
    const result = await call(orderApi.cancel, { id: groupId });
    setPending(false);
    setAsked(false);
    if (result.ok) toast(t('order:cancelled'), 'success');
    else showRefusal(result.failure);
    onChanged();
  };
  const line = buttonLook('line');
  return (
    <div className="acts">
      {hasDetail && (
        <a href={href(`/order_stay_detail?orderId=${groupId}`)} className={line}>
          {t('order:do.detail')}
        </a>
      )}
      {!isVerifying && (
        <button type="button" className={line} onClick={() => setAsked(true)}>
          {t('order:do.cancel')}
        </button>
      )}
      {!isWaiting && (
        <a href={href(`/payment?orderId=${groupId}`)} className={buttonLook('main')}>
          {t(isVerifying ? 'order:do.transfer' : 'order:do.pay')}
        </a>
      )}
      {isAsked && (
        <ConfirmDialog
          text={t('order:ask.cancel')}
          yes={t('order:do.cancel_yes')}
          no={t('order:do.cancel_no')}
          closeLabel={t('common:close')}
          pending={isPending}
          onNo={() => setAsked(false)}
          onYes={() => void cancel()}
        />
      )}
    </div>
  );
}
