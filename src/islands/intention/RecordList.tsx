import { useState } from 'react';
import type { IntentionView } from '#lib/contracts/intention.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { paths, withQuery } from '#lib/i18n/paths.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { Button } from '#islands/ui/Button.tsx';
import { buttonLook } from '#islands/ui/button-look.ts';
import { AccountDialog } from './AccountDialog.tsx';

const LOOKS: Record<IntentionView['status'], { look: string; path: string }> = {
  pending: { look: 'bg-info-tint text-info', path: 'M12 6v6l4 2' },
  approved: { look: 'bg-success-tint text-success', path: 'm7 12.5 3.5 3.5L17 9' },
  rejected: { look: 'bg-brand-tint text-brand', path: 'm8 8 8 8M16 8l-8 8' },
};

/** Applications of the account, and what can be done with each. */
export default function RecordList({ i18n, list }: { i18n: Messages; list: IntentionView[] }) {
  const t = createT(i18n);
  const { locale } = i18n;
  const [open, setOpen] = useState<IntentionView | undefined>();
  const comma = locale === 'zh-CN' ? '、' : ', ';
  return (
    <>
      <ul className="grid gap-4">
        {list.map((row) => {
          const facts: [name: string, value: string][] = [
            [t('intention:category'), row.merchant_category.name],
            [t('intention:type'), row.merchant_type.name],
            [t('intention:name'), row.name],
            [t('intention:phone'), row.phone],
            [t('intention:main_products'), row.main_products.join(comma)],
            [t('intention:record.time'), formatDate(row.create_time, locale, 'minute')],
          ];
          return (
            <li key={row.mer_intention_id} className="panel p-4 md:p-6" data-status={row.status}>
              <div className="flex flex-wrap items-center gap-3">
                <h2 className="min-w-0 flex-1 text-18 font-semibold">{row.mer_name}</h2>
                <span
                  className={`inline-flex items-center gap-1 rounded px-2 py-1 text-14 ${LOOKS[row.status].look}`}
                >
                  <svg
                    aria-hidden="true"
                    viewBox="0 0 24 24"
                    className="size-5 fill-none stroke-current"
                    strokeWidth="1.8"
                  >
                    <circle cx="12" cy="12" r="9" />
                    <path d={LOOKS[row.status].path} />
                  </svg>
                  {t(`intention:record.${row.status}`)}
                </span>
              </div>
              {row.fail_msg && (
                <p className="mt-2 text-14 text-brand">
                  {t('intention:record.reason', { reason: row.fail_msg })}
                </p>
              )}
              <dl className="mt-3 grid gap-x-6 gap-y-1 text-14 sm:grid-cols-2">
                {facts.map(([name, value]) => (
                  <div key={name} className="flex gap-2">
                    <dt
                      className={`${locale === 'zh-CN' ? 'w-[4.5em]' : 'w-[8.5em]'} shrink-0 text-ink-quiet`}
                    >
                      {name}
                    </dt>
                    <dd className="min-w-0 break-words">{value}</dd>
                  </div>
                ))}
              </dl>
              <div className="mt-4 flex flex-wrap items-end gap-3">
                <ul className="flex flex-1 flex-wrap gap-2">
                  {row.images.map((image, at) => (
                    <li key={image.path}>
                      <a href={image.url} target="_blank" rel="noopener">
                        <img
                          src={image.url}
                          alt={t('intention:image', { n: at + 1 })}
                          width={72}
                          height={72}
                          className="size-[72px] rounded border border-line object-cover"
                        />
                      </a>
                    </li>
                  ))}
                </ul>
                {row.status === 'approved' ? (
                  <Button kind="line" onClick={() => setOpen(row)}>
                    {t('intention:record.view')}
                  </Button>
                ) : (
                  <a
                    href={localizedPath(
                      withQuery(paths.merchantSettled(), { mer_i_id: row.mer_intention_id }),
                      locale,
                    )}
                    className={buttonLook(row.status === 'rejected' ? 'main' : 'line')}
                  >
                    {t(row.status === 'rejected' ? 'intention:record.again' : 'intention:record.edit')}
                  </a>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {open && <AccountDialog i18n={i18n} application={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
