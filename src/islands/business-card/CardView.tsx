import type { BusinessCard } from '#lib/contracts/business-card.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';

/** A card as others see it. */
export function CardView({
  i18n,
  card,
}: {
  i18n: Messages;
  card: Omit<BusinessCard, 'uid' | 'update_time'>;
}) {
  const t = createT(i18n);
  const rows: [name: string, value: string][] = [
    [t('business_card:phone'), card.phone],
    [t('business_card:email'), card.email],
    [t('business_card:address'), card.address],
    [t('business_card:main_products'), card.main_products.join(i18n.locale === 'zh-CN' ? '、' : ', ')],
    [
      t('business_card:intentions'),
      card.intentions.map((row) => row.name).join(i18n.locale === 'zh-CN' ? '、' : ', '),
    ],
  ];
  return (
    <article className="overflow-hidden rounded-panel border border-line bg-white">
      {card.images[0] && (
        <img src={card.images[0]} alt="" width={560} height={180} className="h-32 w-full object-cover" />
      )}
      <div className="border-l-4 border-brand p-4">
        <div className="flex items-center gap-4">
          {card.avatar ? (
            <img
              src={card.avatar}
              alt=""
              width={64}
              height={64}
              className="size-16 rounded-full border border-line object-cover"
            />
          ) : (
            <span
              aria-hidden="true"
              className="grid size-16 shrink-0 place-items-center rounded-full bg-steel text-24 text-white"
            >
              {[...card.name][0] ?? ''}
            </span>
          )}
          <div className="min-w-0 flex-1">
            <p className="text-20 font-semibold">
              {card.name}
              {card.post && <span className="ml-2 text-14 font-normal text-ink-secondary">{card.post}</span>}
            </p>
            <p className="text-14 text-ink-secondary">{card.company}</p>
            {!card.is_public && <p className="text-12 text-warning">{t('business_card:hidden')}</p>}
          </div>
          {card.wechat_qrcode && (
            <img
              src={card.wechat_qrcode}
              alt={t('business_card:wechat')}
              width={72}
              height={72}
              className="size-[72px] object-contain"
            />
          )}
        </div>
        <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-14">
          {rows
            .filter(([, value]) => value)
            .map(([name, value]) => (
              <div key={name} className="contents">
                <dt className="text-ink-quiet">{name}</dt>
                <dd className="break-words">{value}</dd>
              </div>
            ))}
        </dl>
        {card.intro && <p className="mt-3 whitespace-pre-line text-14 text-ink-secondary">{card.intro}</p>}
        {card.images.length > 1 && (
          <ul className="mt-3 grid grid-cols-3 gap-2">
            {card.images.slice(1).map((path, at) => (
              <li key={path}>
                <img
                  src={path}
                  alt={t('business_card:image', { n: at + 2 })}
                  width={160}
                  height={120}
                  className="aspect-[4/3] w-full rounded object-cover"
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}
