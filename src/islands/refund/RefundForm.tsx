import { useRef, useState, type SyntheticEvent } from 'react';
import { refundApi, type RefundOffer } from '#lib/contracts/refund.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { createT, wireWord, type Messages } from '#lib/i18n/translate.ts';
import type { Failure } from '#lib/kernel/result.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { Amount } from '#islands/ui/Amount.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { useFirstFault } from '#islands/form/use-first-fault.ts';
import { useKeptForm } from '#islands/form/use-kept-form.ts';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { Select } from '#islands/ui/form/Select.tsx';
import { MarkField } from './MarkField.tsx';
import { EvidencePics } from './EvidencePics.tsx';
import { Pieces } from './Pieces.tsx';
import { RefundLines } from './RefundLines.tsx';

interface Props {
  i18n: Messages;
  initial: RefundOffer;
  reasons: string[];
  type: 'single' | 'batch';
  refundType: 'money' | 'return';
}

/** Pieces, amount, reason and evidence of a refund; the maximum comes from the server. */
export default function RefundForm({ i18n, initial, reasons, type, refundType }: Props) {
  const t = createT(i18n);
  const href = (path: string) => localizedPath(path, i18n.locale);
  const most = initial.product[0]?.refund_num ?? 1;
  const [offer, setOffer] = useState(initial);
  const [price, setPrice] = useState(initial.total_refund_price);
  const [reason, setReason] = useState('');
  const [mark, setMark] = useState('');
  const [pics, setPics] = useState<string[]>([]);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isPending, setPending] = useState(false);
  const [done, setDone] = useState('');
  const { sheet, goToFault } = useFirstFault();
  const isSingle = type === 'single';
  const ids = initial.product.map((line) => line.order_product_id);
  const [num, setNum] = useState(most);
  /** Questions after the amount for other pieces; the answer to the last one counts, and nothing is sent before it. */
  const asked = useRef(0);
  const [isAsking, setAsking] = useState(false);
  /** An amount that was typed for these pieces stays, whatever is loaded meanwhile. */
  const isTyped = useRef(false);

  const ask = async (pieces: number, why: string): Promise<void> => {
    const turn = ++asked.current;
    if (pieces !== num) isTyped.current = false;
    setNum(pieces);
    setAsking(true);
    const found = await call(refundApi.product, {
      id: initial.order_id,
      ids: ids.join(','),
      type,
      ...(isSingle ? { num: pieces } : {}),
      ...(why ? { refund_message: why } : {}),
    });
    if (turn !== asked.current) return;
    setAsking(false);
    if (!found.ok) {
      setNum(offer.product[0]?.refund_num ?? most);
      return showRefusal(found.failure);
    }
    setOffer(found.value);
    if (!isTyped.current) setPrice(found.value.total_refund_price);
    setErrors({});
  };
  useKeptForm('refund', { num, price, reason, mark, pics }, (kept) => {
    setReason(kept.reason);
    setMark(kept.mark);
    setPics(kept.pics);
    if (isSingle && kept.num !== num) void ask(kept.num, kept.reason);
    isTyped.current = true;
    setPrice(kept.price);
  });
  const complain = (found: Record<string, string>): void => {
    setErrors(found);
    goToFault();
  };
  const refuse = (failure: Failure): void => {
    if (failure.field && ['num', 'refund_price', 'refund_message'].includes(failure.field))
      complain({ [failure.field]: failure.message ?? failure.code });
    else showRefusal(failure);
  };
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (isPending || isAsking) return;
    if (!reason) return complain({ refund_message: t('refund:choose_reason') });
    setErrors({});
    setPending(true);
    const result = await call(refundApi.apply, {
      id: initial.order_id,
      type,
      refund_type: refundType,
      ids,
      refund_message: reason,
      mark,
      pics,
      ...(isSingle ? { num, refund_price: price.trim() } : {}),
    });
    setPending(false);
    if (result.ok) setDone(href(`/refund_detail?id=${result.value.refund_order_id}`));
    else refuse(result.failure);
  };

  return (
    <form ref={sheet} onSubmit={(event) => void submit(event)} className="grid gap-4">
      <section className="panel roomy group overflow-hidden">
        <h1 className="border-b border-line px-4 py-3 text-18 font-semibold sm:px-6">
          {t('refund:title.confirm')}
          <span className="ml-2 text-14 font-normal text-ink-secondary">
            {wireWord(t, 'refund:type', refundType)}
          </span>
        </h1>
        <RefundLines href={href} lines={offer.product} />
      </section>
      <section className="panel grid max-w-full gap-4 p-4 sm:p-6 lg:grid-cols-2">
        {isSingle ? (
          <Pieces
            label={t('refund:pieces')}
            value={num}
            most={most}
            help={t('refund:pieces_left', { count: most })}
            onChange={(pieces) => void ask(pieces, reason)}
          />
        ) : (
          <p>
            <span className="mb-1 block text-14 text-ink-secondary">{t('refund:pieces')}</span>
            <strong className="text-18">
              {offer.product.reduce((sum, line) => sum + line.refund_num, 0)}
            </strong>
          </p>
        )}
        <div>
          {isSingle ? (
            <Field
              label={t('refund:amount')}
              value={price}
              inputMode="decimal"
              error={errors['refund_price']}
              help={t('refund:most', { amount: offer.total_refund_price })}
              onChange={(event) => {
                isTyped.current = true;
                setPrice(event.target.value);
              }}
            />
          ) : (
            <p>
              <span className="mb-1 block text-14 text-ink-secondary">{t('refund:amount')}</span>
              <Amount value={offer.total_refund_price} className="text-20 font-semibold text-brand" />
              <span className="block text-12 text-ink-quiet">{t('refund:fixed')}</span>
            </p>
          )}
          <p className="text-12 text-ink-quiet">
            {offer.is_shipped
              ? t('refund:without_freight')
              : t('refund:with_freight', { amount: offer.postage_price })}
          </p>
          {offer.repriced_price !== '0.00' && (
            <p className="text-12 text-warning">{t('refund:repriced', { amount: offer.repriced_price })}</p>
          )}
          {offer.gift_price !== '0.00' && (
            <p className="text-12 text-warning">
              {t('refund:gifts', { amount: offer.gift_price, back: offer.back_price })}
            </p>
          )}
        </div>
        <Select
          label={t('refund:message')}
          empty={t('refund:choose_reason')}
          value={reason}
          error={errors['refund_message']}
          options={reasons.map((name) => ({ value: name, name }))}
          onChange={(event) => {
            setReason(event.target.value);
            setErrors({});
            void ask(num, event.target.value);
          }}
        />
        <div className="lg:col-span-2">
          <MarkField t={t} value={mark} onChange={setMark} />
        </div>
        <div className="lg:col-span-2">
          <EvidencePics t={t} pics={pics} onChange={setPics} />
        </div>
        <Button
          type="submit"
          pending={isPending}
          disabled={isAsking}
          className="max-sm:w-full sm:justify-self-start"
        >
          {t('refund:do.submit')}
        </Button>
      </section>
      {done && (
        <Dialog
          label={t('refund:submitted')}
          closeLabel={t('common:close')}
          onClose={() => window.location.assign(done)}
          className="max-w-sm"
        >
          <p className="px-6 pb-2 pt-8 text-16">{t('refund:submitted')}</p>
          <p className="flex justify-end p-6">
            <Button data-autofocus onClick={() => window.location.assign(done)}>
              {t('refund:do.detail')}
            </Button>
          </p>
        </Dialog>
      )}
    </form>
  );
}
