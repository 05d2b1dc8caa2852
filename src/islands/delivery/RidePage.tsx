import { useState } from 'react';
import { deliveryApi, type DeliveryView } from '#lib/contracts/delivery.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { Receiver } from '#islands/order/Receiver.tsx';
import { useMoved } from '#islands/shell/use-moved.ts';
import { Amount } from '#islands/ui/Amount.tsx';
import { buttonLook } from '#islands/ui/button-look.ts';

interface Props {
  i18n: Messages;
  initial: DeliveryView;
}

const OVER = new Set(['done', 'cancelled', 'returned']);

/** A ride in progress: its state, the code for the rider, the rider, and the log. */
export default function RidePage({ i18n, initial }: Props) {
  const t = createT(i18n);
  const href = (path: string) => localizedPath(path, i18n.locale);
  const [ride, setRide] = useState(initial);
  const isOver = OVER.has(ride.status);
  useMoved(() => {
    void call(deliveryApi.ride, { id: initial.order_id }).then((result) => {
      if (result.ok) setRide(result.value);
    });
  }, !isOver);

  return (
    <div className="grid gap-4">
      <section className="panel flex flex-wrap items-center gap-6 p-4 sm:p-6">
        <div className="min-w-[220px] flex-1">
          <h1 className="text-24 font-semibold" aria-live="polite">
            {t(`delivery:state.${ride.status}`)}
          </h1>
          <p className="mt-1 text-ink-secondary">{t(`delivery:line.${ride.status}`)}</p>
          {ride.proof && (
            <p className="mt-1 text-14">
              {t('delivery:taken_by', { name: ride.proof.taken_by })}{' '}
              {ride.proof.pictures.map((picture) => (
                <a
                  key={picture}
                  href={picture}
                  target="_blank"
                  rel="noopener"
                  className="text-info hover:underline"
                >
                  {t('delivery:proof')}
                </a>
              ))}
            </p>
          )}
          {ride.undelivered && (
            <p className="mt-1 text-14">
              {t(`delivery:undelivered.${ride.undelivered.reason}`)} {ride.undelivered.note}
            </p>
          )}
          <p className="mt-1 text-12 text-ink-quiet">
            {t('delivery:order')}{' '}
            <a className="text-info hover:underline" href={href(`/order_detail?orderId=${ride.order_id}`)}>
              {ride.order_sn}
            </a>
          </p>
        </div>
        {ride.receive_code && (
          <div className="rounded border border-line bg-ground px-6 py-3 text-center">
            <p className="text-12 text-ink-secondary">{t('delivery:receive_code')}</p>
            <strong className="text-30 tracking-[0.3em]">{ride.receive_code}</strong>
            <p className="text-12 text-ink-quiet">{t('delivery:receive_hint')}</p>
          </div>
        )}
      </section>
      <section className="panel grid gap-6 p-4 sm:p-6 md:grid-cols-3">
        <div>
          <h2 className="mb-2 font-semibold">{t('delivery:rider')}</h2>
          <p>{ride.rider_name ?? t('delivery:no_rider')}</p>
          {ride.rider_phone && <p className="text-ink-secondary">{ride.rider_phone}</p>}
          {ride.rider_phone ? (
            <a href={`tel:${ride.rider_phone}`} className={`mt-2 ${buttonLook('line')}`}>
              {t('delivery:call')}
            </a>
          ) : (
            <button type="button" disabled className={`mt-2 ${buttonLook('line')}`}>
              {t('delivery:call')}
            </button>
          )}
        </div>
        <Receiver t={t} title={t('delivery:receiver')} address={ride.receiver} />
        <div>
          <h2 className="mb-2 font-semibold">{t('delivery:from')}</h2>
          <p>{ride.from.name}</p>
          <p className="text-ink-secondary">{ride.from.address}</p>
          <p className="text-12 text-ink-quiet">
            {t('delivery:ride_fee')} <Amount value={ride.fee} />
          </p>
        </div>
      </section>
      <section className="panel p-4 sm:p-6" aria-labelledby="ride-log">
        <h2 id="ride-log" className="mb-4 font-semibold">
          {t('delivery:timeline')}
        </h2>
        <ol className="border-l-2 border-line pl-5">
          {ride.log.map((step, at) => (
            <li
              key={`${step.status}${step.time}`}
              className={`relative pb-5 before:absolute before:-left-[27px] before:top-1.5 before:size-3 before:rounded-full ${at === 0 ? 'font-medium before:bg-brand' : 'text-ink-secondary before:bg-line'}`}
            >
              <time dateTime={step.time} className="block text-12 text-ink-quiet">
                {formatDate(step.time, i18n.locale, 'minute')}
              </time>
              {t(`delivery:line.${step.status}`)}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
