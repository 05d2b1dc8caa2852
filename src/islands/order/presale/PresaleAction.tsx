import type { PresellOrder } from '#lib/contracts/order.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { buttonLook } from '#islands/ui/button-look.ts';
import { dateTime } from '../words.ts';

interface Props {
  t: Translate;
  href: (path: string) => string;
  locale: string;
  presell: PresellOrder;
}

/** Pays a balance in its window; before it, the button says from when. */
export function PresaleAction({ t, href, locale, presell }: Props) {
  const pay = `/payment?type=presell&orderId=${presell.presell_order_id}`;
  if (presell.status === 'verifying') {
    return (
      <a href={href(pay)} className={buttonLook('line')}>
        {t('activity:order.voucher')}
      </a>
    );
  }
  if (presell.status !== 'due') return null;
  if (presell.activeStatus === 0) {
    return (
      <button type="button" disabled className={buttonLook('line')}>
        {t('activity:order.starts', { time: dateTime(locale, presell.final_start_time) })}
      </button>
    );
  }
  return (
    <a href={href(pay)} className={buttonLook('main')}>
      {t('activity:order.pay')}
    </a>
  );
}
