import { useState } from 'react';
import { couponApi, type CouponView } from '#lib/contracts/coupon.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { openLogin } from '#lib/stores/login-dialog.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { toast } from '#lib/stores/toast.ts';
import { readToken } from '#lib/stores/token.ts';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { ClaimTicket } from './ClaimTicket.tsx';

interface Props {
  i18n: Messages;
  /** Heading of the drawer. */
  title: string;
  /** What the page knows already; left out, the store's coupons are asked for when the drawer opens. */
  coupons?: CouponView[];
  merId?: number;
  className?: string;
}

/** "Claim coupons": a button, and the coupons of a store or product in a drawer. */
export default function CouponDrawer({ i18n, title, coupons, merId, className = '' }: Props) {
  const t = createT(i18n);
  const [isOpen, setOpen] = useState(false);
  const [list, setList] = useState<CouponView[] | null>(coupons ?? null);
  const [problem, setProblem] = useState('');
  const [pending, setPending] = useState(0);

  const markReceived = (ids: readonly number[]): void =>
    setList(
      (rows) => rows && rows.map((row) => (ids.includes(row.coupon_id) ? { ...row, issue: true } : row)),
    );

  const open = async (): Promise<void> => {
    setOpen(true);
    setProblem('');
    if (!list && merId) {
      const found = await call(couponApi.ofStore, { id: merId, all: 1 });
      if (found.ok) setList(found.value);
      else setProblem(found.failure.message ?? t('common:load_failed'));
    } else if (list && list.length > 0 && readToken()) {
      const ids = list.map((row) => row.coupon_id).join(',');
      const received = await call(couponApi.received, { ids });
      if (received.ok) markReceived(received.value.map((row) => row.coupon_id));
    }
  };
  const claim = async (coupon: CouponView): Promise<void> => {
    if (!readToken()) {
      setOpen(false);
      return openLogin();
    }
    setPending(coupon.coupon_id);
    const done = await call(couponApi.receive, { id: coupon.coupon_id });
    setPending(0);
    if (done.ok) toast(t('coupon:received_now'), 'success');
    else showRefusal(done.failure);
    if (done.ok || done.failure.code === 'coupon.received') markReceived([coupon.coupon_id]);
    else if (done.failure.code === 'coupon.gone') {
      setList(
        (rows) =>
          rows && rows.map((row) => (row.coupon_id === coupon.coupon_id ? { ...row, remain_count: 0 } : row)),
      );
    }
  };

  return (
    <>
      <button
        type="button"
        data-no-print
        aria-haspopup="dialog"
        className={`inline-flex min-h-11 items-center rounded border border-brand px-2 text-12 text-brand hover:bg-brand-tint md:min-h-6 ${className}`}
        onClick={() => void open()}
      >
        {t('coupon:drawer.open')}
      </button>
      {isOpen && (
        <Dialog
          label={title}
          closeLabel={t('common:close')}
          className="!max-w-lg"
          onClose={() => setOpen(false)}
        >
          <div className="grid gap-3 p-4 pt-5">
            <h2 className="pr-10 text-18 font-semibold">{title}</h2>
            {problem && (
              <p role="alert" className="text-brand">
                {problem}
              </p>
            )}
            {!list && !problem && (
              <p className="py-8 text-center text-ink-quiet">{t('coupon:drawer.loading')}</p>
            )}
            {list?.length === 0 && (
              <p className="py-8 text-center text-ink-quiet">{t('coupon:drawer.empty')}</p>
            )}
            {list?.map((coupon) => (
              <ClaimTicket
                key={coupon.coupon_id}
                i18n={i18n}
                coupon={coupon}
                isPending={pending === coupon.coupon_id}
                onClaim={(row) => void claim(row)}
              />
            ))}
          </div>
        </Dialog>
      )}
    </>
  );
}
