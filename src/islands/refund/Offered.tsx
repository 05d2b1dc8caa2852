import { useState } from 'react';
import { refundApi, type RefundDetail } from '#lib/contracts/refund.ts';
import { formatAmount } from '#lib/i18n/format.ts';
import { wireWord, type Translate } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { toast } from '#lib/stores/toast.ts';
import { Button } from '#islands/ui/Button.tsx';
import { ConfirmDialog, confirmWords } from '#islands/ui/ConfirmDialog.tsx';

interface Props {
  t: Translate;
  refund: RefundDetail;
  offer: NonNullable<RefundDetail['offer']>;
  onDone: () => void;
}

/** What the store offers instead, or to call the order off; the buyer accepts or declines. */
export function Offered({ t, refund, offer, onDone }: Props) {
  const [asked, setAsked] = useState<'accept' | 'decline' | null>(null);
  const [isPending, setPending] = useState(false);
  const kind = offer.called_off ? 'call_off' : 'less';
  const answer = async (name: 'accept' | 'decline'): Promise<void> => {
    setPending(true);
    const result = await call(refundApi.answer, { id: refund.refund_order_id, agree: name === 'accept' });
    setPending(false);
    setAsked(null);
    if (!result.ok) return showRefusal(result.failure);
    toast(wireWord(t, 'refund:offer.done', name), 'success');
    onDone();
  };
  return (
    <section className="panel border-l-4 border-l-brand p-4 sm:p-6">
      <h2 className="text-16 font-semibold">{wireWord(t, 'refund:offer.title', kind)}</h2>
      <p className="mt-1">
        <span className="text-20 font-semibold text-brand">{formatAmount(offer.refund_price)}</span>{' '}
        <span className="text-ink-secondary">
          {t('refund:offer.pieces', { count: offer.refund_num })}
          {!offer.called_off &&
            `\u00a0· ${t('refund:offer.asked', { amount: refund.refund_price, count: refund.refund_num })}`}
        </span>
      </p>
      <p className="mt-1 break-words text-ink-secondary">
        {t('refund:offer.reason', { reason: offer.reason })}
      </p>
      <div className="acts mt-4 justify-start">
        <Button onClick={() => setAsked('accept')}>{wireWord(t, 'refund:offer.accept', kind)}</Button>
        <Button kind="line" onClick={() => setAsked('decline')}>
          {wireWord(t, 'refund:offer.decline', kind)}
        </Button>
      </div>
      {asked && (
        <ConfirmDialog
          text={wireWord(t, `refund:offer.sure_${asked}`, kind, { amount: offer.refund_price })}
          {...confirmWords(t)}
          pending={isPending}
          onNo={() => setAsked(null)}
          onYes={() => void answer(asked)}
        />
      )}
    </section>
  );
}
