import { useState } from 'react';
import { refundApi, type RefundRow } from '#lib/contracts/refund.ts';
import { wireWord, type Translate } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { toast } from '#lib/stores/toast.ts';
import { ConfirmDialog, confirmWords } from '#islands/ui/ConfirmDialog.tsx';
import { buttonLook } from '#islands/ui/button-look.ts';

interface Props {
  t: Translate;
  href: (path: string) => string;
  refund: Pick<RefundRow, 'refund_order_id' | 'status'>;
  /** The list leads to the detail, and calls cancelling by its own name. */
  isList?: boolean;
  onChanged: (act: 'cancel' | 'remove') => void;
}

const line = buttonLook('line');
const main = buttonLook('main');

/** What a buyer can do with a refund in its state; what cannot be taken back asks first. */
export function RefundActions({ t, href, refund, isList = false, onChanged }: Props) {
  const [asked, setAsked] = useState<'cancel' | 'remove' | null>(null);
  const [isPending, setPending] = useState(false);
  const { status, refund_order_id: id } = refund;
  const act = async (name: 'cancel' | 'remove'): Promise<void> => {
    setPending(true);
    const result = await call(refundApi[name], { id });
    setPending(false);
    setAsked(null);
    if (!result.ok) return showRefusal(result.failure);
    toast(t(name === 'cancel' ? 'refund:cancelled' : 'refund:deleted'), 'success');
    onChanged(name);
  };
  return (
    <>
      {isList && (
        <a className={line} href={href(`/refund_detail?id=${id}`)}>
          {t('refund:do.detail')}
        </a>
      )}
      {['reviewing', 'to_return'].includes(status) && (
        <button type="button" className={line} onClick={() => setAsked('cancel')}>
          {t(isList ? 'refund:do.withdraw' : 'refund:do.cancel')}
        </button>
      )}
      {['refunded', 'refused', 'cancelled'].includes(status) && (
        <button type="button" className={line} onClick={() => setAsked('remove')}>
          {t('refund:do.remove')}
        </button>
      )}
      {status === 'returning' && (
        <a className={line} href={href(`/refund_logistics?id=${id}`)}>
          {t('refund:do.track')}
        </a>
      )}
      {status === 'to_return' && (
        <a className={main} href={href(`/refund_goods?id=${id}`)}>
          {t('refund:do.send_back')}
        </a>
      )}
      {asked && (
        <ConfirmDialog
          text={wireWord(t, 'refund:ask', asked)}
          {...confirmWords(t)}
          pending={isPending}
          onNo={() => setAsked(null)}
          onYes={() => void act(asked)}
        />
      )}
    </>
  );
}
