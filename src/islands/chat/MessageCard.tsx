import type { ReactNode } from 'react';
import { MSN, type ChatCard } from '#lib/contracts/chat.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { createT, wireWord, type Messages, type Translate } from '#lib/i18n/translate.ts';
import type { Offer } from '#lib/stores/chat/open.ts';
import { CardPrice } from '#islands/goods/CardPrice.tsx';
import { Amount } from '#islands/ui/Amount.tsx';

function kindWord(t: Translate, type: number): string {
  if (type === MSN.order) return t('chat:card.order');
  if (type === MSN.refund) return t('chat:card.refund');
  return type === MSN.presale ? t('chat:card.presale') : t('chat:card.product');
}

/** States of orders and refunds, in the words of their own pages. */
function stateWord(i18n: Messages, type: number, status: string): string {
  const t = createT(i18n);
  if (!status) return '';
  return type === MSN.refund
    ? wireWord(t, 'chat:refund_state', status)
    : wireWord(t, 'chat:order_state', status);
}

function Frame({ image, children }: { image: string; children: ReactNode }) {
  return (
    <span className="flex w-[280px] max-w-full gap-3 rounded-panel border border-line bg-white p-3 text-left">
      {image && (
        <img
          src={image}
          alt=""
          width={64}
          height={64}
          className="size-16 shrink-0 rounded border border-line object-contain"
        />
      )}
      <span className="min-w-0 flex-1 text-12">{children}</span>
    </span>
  );
}

interface Props {
  i18n: Messages;
  type: number;
  /** Id of the product, order or refund that is shown. */
  id: string;
  card: ChatCard | null;
}

/** The product, order or refund that a message shows. */
export function MessageCard({ i18n, type, id, card }: Props) {
  const t = createT(i18n);
  if (!card)
    return (
      <Frame image="">
        <span className="text-ink-quiet">{t('chat:card.gone')}</span>
      </Frame>
    );
  const body = (
    <Frame image={card.image}>
      <span className="flex justify-between gap-2 text-ink-quiet">
        <span>{kindWord(t, type)}</span>
        <span className="text-brand">{stateWord(i18n, type, card.status)}</span>
      </span>
      <span className="two-lines text-14 text-ink">{card.title}</span>
      {card.sn && <span className="block break-all text-ink-secondary">{card.sn}</span>}
      <span className="flex items-baseline justify-between gap-2">
        {card.unit_name ? (
          <CardPrice
            t={t}
            locale={i18n.locale}
            price={{ price: card.price ?? '', price_max: card.price_max, unit_name: card.unit_name }}
            goods={type === MSN.product ? Number(id) : undefined}
            className="text-14 font-semibold text-brand"
          />
        ) : (
          card.price && <Amount value={card.price} className="text-14 font-semibold text-brand" />
        )}
        {card.num !== null && <span className="text-ink-quiet">{t('chat:card.num', { num: card.num })}</span>}
      </span>
    </Frame>
  );
  if (!card.link) return body;
  return (
    <a href={localizedPath(card.link, i18n.locale)} className="block max-w-full text-ink hover:text-ink">
      {body}
    </a>
  );
}

/** Something of the page behind the window, before it is sent. */
export function OfferCard({ t, offer }: { t: Translate; offer: Offer }) {
  return (
    <Frame image={offer.image}>
      <span className="text-ink-quiet">{kindWord(t, offer.type)}</span>
      <span className="two-lines text-14 text-ink">{offer.title}</span>
    </Frame>
  );
}
