import type { CheckoutPreview } from '#lib/contracts/checkout.ts';
import type { Translate } from '#lib/i18n/translate.ts';

export type Way = 'express' | 'pick_up' | 'city';
interface Props {
  t: Translate;
  store: CheckoutPreview['order'][number];
  /** False: no address is chosen yet, so it is not known whether riders go there. */
  hasAddress: boolean;
  /** What the buyer has chosen; the store as it is shown follows when the server has answered. */
  chosen: Way;
  onWay: (way: Way) => void;
}

/** How the goods of a store reach the buyer; of a store that only sends them there is nothing to choose. */
export function WayChoice({ t, store, hasAddress, chosen, onWay }: Props) {
  const isOffered: Record<Way, boolean> = {
    express: true,
    city: store.allow_city,
    pick_up: store.order.allow_take,
  };
  if (!isOffered.city && !isOffered.pick_up) {
    return (
      <p className="min-h-9 content-center">
        <span className="mr-4 text-ink-secondary">{t('checkout:delivery')}</span>
        {t('delivery:express')}
      </p>
    );
  }
  const isOut = store.city_fee === null;
  return (
    <fieldset className="flex flex-wrap items-center gap-x-5">
      <legend className="float-left mr-4 text-ink-secondary">{t('checkout:delivery')}</legend>
      {(['express', 'city', 'pick_up'] as const)
        .filter((way) => isOffered[way])
        .map((way) => (
          <label key={way} className="flex min-h-11 items-center gap-2 md:min-h-9">
            <input
              type="radio"
              name={`way-${store.mer_id}`}
              className="accent-[--brand]"
              checked={chosen === way}
              disabled={way === 'city' && isOut}
              onChange={() => onWay(way)}
            />
            {t(`delivery:${way}`)}
            {way === 'city' && !isOut && (
              <span className="text-12 text-ink-quiet">
                {t('delivery:fee', { amount: store.city_fee ?? '' })}
              </span>
            )}
          </label>
        ))}
      {isOffered.city && isOut && (
        <p className="w-full text-12 text-ink-quiet">
          {t(hasAddress ? 'delivery:out_of_zone' : 'delivery:zone_later')}
        </p>
      )}
      {store.take && (
        <dl className="grid w-full grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-12 text-ink-secondary">
          <dt>{t('delivery:pick_up_at')}</dt>
          <dd>{store.mer_address}</dd>
          {store.mer_hours && (
            <>
              <dt>{t('delivery:hours')}</dt>
              <dd>{store.mer_hours}</dd>
            </>
          )}
        </dl>
      )}
    </fieldset>
  );
}
