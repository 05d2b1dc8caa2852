import { useState } from 'react';
import { visitApi, type Visit } from '#lib/contracts/visit.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { paths } from '#lib/i18n/paths.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { refreshUser } from '#lib/stores/auth.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { CardPrice } from '#islands/goods/CardPrice.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { ConfirmDialog, confirmWords } from '#islands/ui/ConfirmDialog.tsx';

interface Props {
  i18n: Messages;
  initial: Visit[];
  /** Prices of the reader's own, by product. */
  own: Readonly<Record<number, string>>;
}

/** What was looked at, by days; one may be forgotten, or all. */
export default function VisitList({ i18n, initial, own }: Props) {
  const t = createT(i18n);
  const [list, setList] = useState(initial);
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);

  const forget = async (ids?: number[]): Promise<void> => {
    if (isPending) return;
    setPending(true);
    const result = await call(visitApi.removeBatch, ids ? { product_id: ids } : {});
    setPending(false);
    setAsking(false);
    if (!result.ok) return showRefusal(result.failure);
    void refreshUser();
    const rest = ids ? list.filter((row) => !ids.includes(row.spu.product_id)) : [];
    // What stood on the pages behind moves up.
    if (rest.length === 0) return window.location.reload();
    setList(rest);
  };
  const byDay = new Map<string, Visit[]>();
  for (const row of list) {
    const day = formatDate(row.visit_time, i18n.locale);
    byDay.set(day, [...(byDay.get(day) ?? []), row]);
  }

  return (
    <>
      <p className="mb-2 text-right">
        <Button kind="text" onClick={() => setAsking(true)}>
          {t('user:visit.clear')}
        </Button>
      </p>
      {[...byDay].map(([day, rows]) => (
        <section key={day} aria-label={day} className="mb-4">
          <h2 className="mb-2 text-14 font-semibold text-ink-secondary">{day}</h2>
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
            {rows.map(({ spu, is_on_sale }) => (
              <li key={spu.product_id} className="panel flex flex-col p-3">
                <Picture
                  spu={spu}
                  gone={is_on_sale ? '' : t('user:off_shelf')}
                  href={localizedPath(paths.goodsCard(spu), i18n.locale)}
                />
                <p className={`mt-1 ${is_on_sale ? 'text-brand' : 'text-ink-quiet'}`}>
                  <CardPrice
                    t={t}
                    locale={i18n.locale}
                    price={spu}
                    own={is_on_sale ? own[spu.product_id] : undefined}
                    className="text-18 font-semibold"
                  />
                </p>
                <button
                  type="button"
                  disabled={isPending}
                  aria-label={t('user:visit.forget_named', { name: spu.store_name })}
                  className="mt-2 min-h-11 rounded border border-line text-12 text-ink-secondary hover:border-brand hover:text-brand md:min-h-9"
                  onClick={() => void forget([spu.product_id])}
                >
                  {t('user:visit.forget')}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {isAsking && (
        <ConfirmDialog
          text={t('user:visit.clear_question')}
          {...confirmWords(t)}
          pending={isPending}
          onYes={() => void forget()}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** Picture and name; goods that are not sold any more lie under a mask and lead nowhere. */
function Picture({ spu, gone, href }: { spu: Visit['spu']; gone: string; href: string }) {
  const picture = (
    <span className="relative block">
      <img
        src={spu.image}
        alt=""
        width={200}
        height={200}
        loading="lazy"
        className="aspect-square w-full rounded object-contain"
      />
      {gone && (
        <span className="absolute inset-0 grid place-items-center rounded bg-scrim font-semibold text-white">
          {gone}
        </span>
      )}
    </span>
  );
  const name = <span className="two-lines mt-2">{spu.store_name}</span>;
  if (gone)
    return (
      <div className="text-ink-quiet">
        {picture}
        {name}
      </div>
    );
  return (
    <a href={href} className="block">
      {picture}
      {name}
    </a>
  );
}
