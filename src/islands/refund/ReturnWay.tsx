import type { RefundDetail } from '#lib/contracts/refund.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { CopyButton, copyWords } from '#islands/shell/CopyButton.tsx';
import { ReturnPlace } from './ReturnPlace.tsx';
import { RefundPictures } from './RefundPictures.tsx';

interface Props {
  t: Translate;
  href: (path: string) => string;
  refund: RefundDetail;
}

/** Where the goods go, and with which parcel they travel. */
export function ReturnWay({ t, href, refund }: Props) {
  const copy = (text: string) => <CopyButton text={text} {...copyWords(t)} />;
  return (
    <section className="panel grid gap-6 p-4 sm:p-6 md:grid-cols-2">
      <div>
        <h2 className="mb-2 font-semibold">{t('refund:return_to')}</h2>
        <ReturnPlace t={t} refund={refund} copy={copy(refund.mer_delivery_label)} />
      </div>
      {refund.delivery_id && (
        <div>
          <h2 className="mb-2 font-semibold">{t('refund:parcel')}</h2>
          <p className="flex flex-wrap items-center gap-2">
            {refund.delivery_type} {refund.delivery_id} {copy(refund.delivery_id)}
            <a
              className="text-info hover:underline"
              href={href(`/refund_logistics?id=${refund.refund_order_id}`)}
            >
              {t('refund:do.track')}
            </a>
            {refund.can.send_back && (
              <a
                className="text-info hover:underline"
                href={href(`/refund_goods?id=${refund.refund_order_id}`)}
              >
                {t('refund:do.resend')}
              </a>
            )}
          </p>
          {refund.delivery_phone && (
            <p className="text-ink-secondary">
              {t('refund:sender_phone')} {refund.delivery_phone}
            </p>
          )}
          {refund.delivery_mark && <p className="break-words text-ink-secondary">{refund.delivery_mark}</p>}
          {refund.delivery_pics.length > 0 && (
            <div className="mt-2">
              <RefundPictures t={t} pics={refund.delivery_pics} />
            </div>
          )}
        </div>
      )}
    </section>
  );
}
