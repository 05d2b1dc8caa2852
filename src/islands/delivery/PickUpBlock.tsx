import { useCallback, useEffect, useState } from 'react';
import { deliveryApi, type PickUpView } from '#lib/contracts/delivery.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { LoadAgain } from '#islands/ui/LoadAgain.tsx';

interface Props {
  t: Translate;
  orderId: string;
  /** The order's state; a code is shown only while the goods wait. */
  status: string;
}

/** Where the goods are fetched, and the code to show there. */
export function PickUpBlock({ t, orderId, status }: Props) {
  const [place, setPlace] = useState<PickUpView | null>(null);
  const [isBroken, setBroken] = useState(false);
  const load = useCallback(async (): Promise<void> => {
    const result = await call(deliveryApi.pickUp, { id: orderId });
    setBroken(!result.ok);
    if (result.ok) setPlace(result.value);
  }, [orderId]);
  useEffect(() => void load(), [load, status]);
  if (!place && isBroken) return <LoadAgain text={t('common:load_failed')} onAgain={() => void load()} />;
  if (!place) return <div className="min-h-[120px]" aria-busy="true" />;
  const facts: [string, string][] = [
    [t('delivery:pick_up_at'), place.address],
    [t('delivery:hours'), place.hours],
    [t('delivery:store_phone'), place.store_phone],
    [t('delivery:person'), `${place.name} ${place.phone}`.trim()],
  ];
  return (
    <div className="flex flex-wrap gap-4">
      {place.qrcode && place.code && (
        <figure className="w-[132px] text-center">
          <img
            src={place.qrcode}
            alt={t('delivery:qrcode')}
            width={132}
            height={132}
            className="size-[132px] rounded border border-line"
          />
          <figcaption>
            <span className="block text-12 text-ink-secondary">{t('delivery:code')}</span>
            <strong className="text-16 tracking-wider">{place.code}</strong>
          </figcaption>
        </figure>
      )}
      <div className="min-w-[180px] flex-1">
        <p className="mb-2 text-12 text-ink-quiet">
          {t(place.code ? 'delivery:code_hint' : 'delivery:fetched')}
        </p>
        <dl className="grid gap-1">
          {facts
            .filter(([, value]) => value)
            .map(([name, value]) => (
              <div key={name}>
                <dt className="inline text-ink-secondary">{name}&emsp;</dt>
                <dd className="inline break-words">{value}</dd>
              </div>
            ))}
        </dl>
      </div>
    </div>
  );
}
