import { MSN } from '#lib/contracts/chat.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import type { Offer } from '#lib/stores/chat/open.ts';
import { Button } from '#islands/ui/Button.tsx';

function question(t: Translate, type: number): string {
  if (type === MSN.order) return t('chat:offer.order');
  if (type === MSN.refund) return t('chat:offer.refund');
  return type === MSN.presale ? t('chat:offer.presale') : t('chat:offer.product');
}

/** Offers to show what the visitor was looking at. */
export function OfferBar({
  t,
  offer,
  onSend,
  onDrop,
}: {
  t: Translate;
  offer: Offer;
  onSend: () => void;
  onDrop: () => void;
}) {
  return (
    <div className="flex shrink-0 items-center gap-3 border-t border-line bg-panel px-4 py-2" data-chat-offer>
      {offer.image && (
        <img
          src={offer.image}
          alt=""
          width={44}
          height={44}
          className="size-11 shrink-0 rounded border border-line object-contain"
        />
      )}
      <p className="min-w-0 flex-1 text-12">
        <span className="block text-ink-quiet">{question(t, offer.type)}</span>
        <span className="block truncate text-14">{offer.title}</span>
      </p>
      <Button kind="line" size="small" onClick={onSend}>
        {t('chat:offer.send')}
      </Button>
      <button
        type="button"
        aria-label={t('chat:offer.drop')}
        onClick={onDrop}
        className="grid size-9 place-items-center text-18 text-ink-quiet hover:text-ink"
      >
        ×
      </button>
    </div>
  );
}
