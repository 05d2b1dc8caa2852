import { useState } from 'react';
import { inquiryApi, type INQUIRY_TABS, type OwnInquiryRow } from '#lib/contracts/inquiry.ts';
import { wantedGoods } from '#lib/i18n/wanted-goods.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { createT, wireWord, type Messages } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { useMoved } from '#islands/shell/use-moved.ts';
import { Button } from '#islands/ui/Button.tsx';
import { buttonLook } from '#islands/ui/button-look.ts';
import { Empty } from '#islands/ui/Empty.tsx';
import { InquiryActions } from './InquiryActions.tsx';
import { saveItems } from './save-items.ts';
import { inquiryTone } from './words.ts';

interface Props {
  i18n: Messages;
  initial: OwnInquiryRow[];
  query: { status: (typeof INQUIRY_TABS)[number]; page: number; limit: number };
}

/** Inquiries of one tab; an act reloads what is shown from the server. */
export default function OwnInquiryList({ i18n, initial, query }: Props) {
  const t = createT(i18n);
  const href = (path: string) => localizedPath(path, i18n.locale);
  const [list, setList] = useState(initial);
  const reload = async (): Promise<void> => {
    const result = await call(inquiryApi.mine, query);
    if (result.ok) setList(result.value.list);
    else showRefusal(result.failure);
  };
  useMoved(() => void reload());
  // A row knows the first goods only; the list that is saved holds all of them.
  const download = async (id: string): Promise<void> => {
    const result = await call(inquiryApi.detail, { id });
    if (result.ok) await saveItems(t, result.value);
    else showRefusal(result.failure);
  };
  if (list.length === 0)
    return (
      <Empty
        text={t('inquiry:empty.mine')}
        action={t('inquiry:act.publish_now')}
        href={href('/search_price_order')}
      />
    );
  return (
    <ul className="grid gap-4">
      {list.map((row) => (
        <li key={row.inquiry_id}>
          <article className="panel overflow-hidden" aria-label={row.title}>
            <header className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-ground/60 px-4 py-2 text-12 text-ink-secondary">
              <time dateTime={row.create_time}>{formatDate(row.create_time, i18n.locale, 'minute')}</time>
              <span className="break-all">{row.inquiry_sn}</span>
              <span>{t(row.type === 1 ? 'inquiry:type.invited' : 'inquiry:type.public')}</span>
              {row.sealed && <span>{t('inquiry:sealed')}</span>}
              <strong
                className={`ml-auto text-14 font-semibold max-md:order-first max-md:w-full ${inquiryTone(row.status)}`}
              >
                {wireWord(t, 'inquiry:state', row.status)}
              </strong>
            </header>
            <div className="grid gap-4 p-4 md:grid-cols-[minmax(0,1fr)_auto]">
              <div className="min-w-0">
                <h2 className="text-16 font-semibold">
                  <a href={href(`/search_order_detail?id=${row.inquiry_id}`)}>{row.title}</a>
                </h2>
                <p className="mt-1 text-14 text-ink-secondary">{wantedGoods(row.items, i18n.locale)}</p>
                <p className="mt-1 text-14">{t('inquiry:item.count', { count: row.item_count })}</p>
                <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-12 text-ink-secondary [&_dt]:inline [&_dd]:inline">
                  <div>
                    <dt>{t('inquiry:field.deadline')}: </dt>
                    <dd>{formatDate(row.deadline, i18n.locale, 'minute')}</dd>
                  </div>
                  <div>
                    <dt>{t('inquiry:field.contact')}: </dt>
                    <dd>
                      {row.contact} {row.phone}
                    </dd>
                  </div>
                  {row.company && (
                    <div>
                      <dt>{t('inquiry:field.company')}: </dt>
                      <dd>{row.company}</dd>
                    </div>
                  )}
                  {row.region && (
                    <div>
                      <dt>{t('inquiry:field.area')}: </dt>
                      <dd>{row.region}</dd>
                    </div>
                  )}
                </dl>
                {row.reason && <p className="mt-2 text-14 text-brand">{row.reason}</p>}
              </div>
              <p className="text-14 md:text-right">
                <strong
                  className={`block font-semibold ${row.quote_count > 0 ? 'text-18' : 'text-14 !font-normal text-ink-quiet'}`}
                >
                  {t('inquiry:list.quotes', { count: row.quote_count })}
                </strong>
                {row.new_quotes > 0 && (
                  <span className="mt-1 inline-block rounded bg-brand px-2 text-12 text-white">
                    {t('inquiry:list.new_quotes', { n: row.new_quotes })}
                  </span>
                )}
              </p>
            </div>
            <footer className="border-t border-line px-4 py-3">
              <div className="acts">
                <a
                  href={href(`/search_order_detail?id=${row.inquiry_id}`)}
                  className={buttonLook('steel', 'small')}
                >
                  {t('inquiry:act.view')}
                </a>
                <Button kind="line" size="small" onClick={() => void download(row.inquiry_id)}>
                  {t('inquiry:act.download')}
                </Button>
                <InquiryActions
                  t={t}
                  href={href}
                  id={row.inquiry_id}
                  can={row.can}
                  deadline={row.deadline}
                  onChanged={() => void reload()}
                  onRemoved={() => void reload()}
                />
              </div>
            </footer>
          </article>
        </li>
      ))}
    </ul>
  );
}
