import { useEffect, useState, type ReactNode } from 'react';
import { deskApi, type InboxRow } from '#lib/contracts/desk.ts';
import { goodsDeskApi } from '#lib/contracts/goods-desk.ts';
import { insightApi, type StoreInsight } from '#lib/contracts/insight.ts';
import { Button } from '#islands/ui/Button.tsx';
import { beforeUnit, formatAmount, formatCount, formatDay, formatNumber } from '#lib/i18n/format.ts';
import { unitAfter } from '#lib/i18n/unit-after.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { paths } from '#lib/i18n/paths.ts';
import type { Failure } from '#lib/kernel/result.ts';
import { Columns } from '../../../chart/Columns.tsx';
import { Figures, rateOf } from '../../../chart/Figures.tsx';
import { PeriodSwitch } from '../../../chart/PeriodSwitch.tsx';
import { deskCall } from '../../../desk-call.ts';
import type { Drawing, PageProps } from '../../../screen.ts';
import { Age } from '../../platform/parts/Waiting.tsx';

/** Where each kind is worked on, if not at the screen of its name. */
const PLACES: Record<string, string> = {
  to_ship: '/merchant/orders?tab=to_ship',
  chats: '/merchant/messages',
  inquiries: '/merchant/inquiries?tab=open',
  low: '/merchant/stock?tab=low',
  out: '/merchant/stock?tab=out',
};
const link = 'inline-flex min-h-11 md:min-h-6 items-center text-info hover:underline';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="panel grid min-w-0 content-start gap-3 border border-line p-4">
      <h2 className="text-16 font-semibold">{title}</h2>
      {children}
    </section>
  );
}

/** What waits for the store, each kind with a link and the age of its oldest row. */
function Waiting({ rows, draw }: { rows: readonly InboxRow[]; draw: Drawing }) {
  const { w, locale } = draw;
  if (rows.length === 0) return <p className="text-14 text-ink-secondary">{w('waiting.none')}</p>;
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-5">
      {rows.map(({ kind, count, since }) => (
        <li key={kind}>
          <a
            href={localizedPath(PLACES[kind] ?? `/merchant/${kind}`, locale)}
            className="grid h-full content-start gap-0.5 rounded border border-line p-3 hover:border-brand"
          >
            <span className="text-14 text-ink-secondary">{w(`waiting.${kind}`)}</span>
            <b className="text-20 tabular-nums">{formatNumber(count, locale, 0)}</b>
            {since && (
              <span className="text-12 text-ink-quiet">
                {w('waiting.oldest')} <Age since={since} draw={draw} />
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Rows of a short list; the words for an empty one otherwise. */
function Rows({ empty, children }: { empty: string; children: ReactNode[] }) {
  if (children.length === 0) return <p className="text-14 text-ink-secondary">{empty}</p>;
  return <ol className="grid gap-2 text-14">{children}</ol>;
}

/** The days of the chart as a table, for readers who want numbers. */
function DaysTable({ insight, draw: { w, locale } }: { insight: StoreInsight; draw: Drawing }) {
  return (
    <details className="text-14">
      <summary className="inline-flex min-h-11 md:min-h-6 cursor-pointer items-center text-info">
        {w('as_table')}
      </summary>
      <div className="mt-2 overflow-x-auto" tabIndex={0} role="region" aria-label={w('as_table')}>
        <table className="w-full border-collapse">
          <thead>
            <tr className="border-b border-line text-left text-12 text-ink-quiet">
              <th className="py-1.5 pr-3 font-normal">{w('day')}</th>
              {(['paid', 'refunded', 'net'] as const).map((key) => (
                <th key={key} className="py-1.5 pl-3 text-right font-normal">
                  {w(key)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {insight.days.map((row) => (
              <tr key={row.day} className="border-b border-line last:border-b-0">
                <td className="whitespace-nowrap py-1.5 pr-3">{formatDay(row.day, locale)}</td>
                <td className="py-1.5 pl-3 text-right tabular-nums">{formatAmount(row.paid)}</td>
                <td className="py-1.5 pl-3 text-right tabular-nums">{formatAmount(row.refunded)}</td>
                <td className="py-1.5 pl-3 text-right tabular-nums">{formatAmount(row.net)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** First steps for a store without goods. */
function FirstSteps({ draw: { w, locale } }: { draw: Drawing }) {
  return (
    <Part title={w('new.title')}>
      <ol className="grid list-decimal gap-2 pl-5 text-14">
        {(['profile', 'freight', 'goods'] as const).map((step) => (
          <li key={step}>
            <a className={link} href={localizedPath(`/merchant/${step}`, locale)}>
              {w(`new.${step}`)}
            </a>
          </li>
        ))}
      </ol>
    </Part>
  );
}

function Selling({ insight, draw }: { insight: StoreInsight; draw: Drawing }) {
  const { w, t, locale } = draw;
  const { now, before, from, to } = insight;
  const goods = (name: string): string =>
    localizedPath(`/merchant/goods?tab=all&keyword=${encodeURIComponent(name)}`, locale);
  const money = (['paid', 'refunded', 'net'] as const).map((key) => ({
    name: w(key),
    kind: 'money' as const,
    now: Number(now[key]),
    before: Number(before[key]),
  }));
  const steps = (['visits', 'carts', 'orders', 'paid_orders'] as const).map((key) => ({
    name: w(key),
    kind: 'count' as const,
    now: now[key],
    before: before[key],
  }));
  return (
    <>
      <Part title={w('sales')}>
        <Figures
          draw={draw}
          figures={[
            ...money,
            {
              name: w('rate'),
              kind: 'rate',
              now: rateOf(now.orders, now.visits),
              before: rateOf(before.orders, before.visits),
            },
          ]}
        />
        <Columns
          label={t('insight:drawn', { what: w('paid'), from, to })}
          up={w('paid')}
          down={w('refunded')}
          bars={insight.days
            .map((row) => ({ name: row.day.slice(5), up: Number(row.paid), down: Number(row.refunded) }))
            .toReversed()}
          say={(value) => `¥${formatCount(value, locale)}`}
        />
        <DaysTable insight={insight} draw={draw} />
      </Part>
      <Part title={w('steps')}>
        <Figures draw={draw} figures={steps} />
        <p className="text-12 text-ink-quiet">{w('steps_note')}</p>
      </Part>
      <div className="grid gap-3 lg:grid-cols-3">
        <Part title={w('best')}>
          <Rows empty={w('best_none')}>
            {insight.best.map((row) => (
              <li
                key={row.product_id}
                className="grid grid-cols-[40px_minmax(0,1fr)_auto] items-center gap-2"
              >
                <img
                  src={row.image}
                  alt=""
                  width="40"
                  height="40"
                  className="size-10 rounded border border-line bg-ground object-contain"
                />
                <a className="line-clamp-2 text-info hover:underline" href={goods(row.name)}>
                  {row.name}
                </a>
                <span className="text-right tabular-nums">
                  {formatAmount(row.net)}
                  <span className="block text-12 text-ink-quiet">
                    {beforeUnit(formatNumber(row.pieces, locale, 0), row.unit_name)}{' '}
                    {unitAfter(row.pieces, row.unit_name)}
                  </span>
                </span>
              </li>
            ))}
          </Rows>
        </Part>
        <Part title={w('wanted')}>
          <Rows empty={w('wanted_none')}>
            {insight.wanted.map((row) => (
              <li key={row.size + row.product_id} className="flex justify-between gap-3">
                <a className="min-w-0 text-info hover:underline" href={goods(row.name)}>
                  {row.name} {row.size}
                </a>
                <span className="shrink-0 text-ink-secondary">{w('waits', { count: row.waiting })}</span>
              </li>
            ))}
          </Rows>
        </Part>
        <Part title={w('missed')}>
          <Rows empty={w('missed_none')}>
            {insight.missed.map((row) => (
              <li key={row.words} className="flex justify-between gap-3">
                <a
                  className="min-w-0 text-info hover:underline [overflow-wrap:anywhere]"
                  href={localizedPath(paths.searchGoods(row.words), locale)}
                >
                  {row.words}
                </a>
                <span className="shrink-0 text-ink-secondary">{w('times', { count: row.count })}</span>
              </li>
            ))}
          </Rows>
          <p className="text-12 text-ink-quiet">{w('missed_note')}</p>
        </Part>
      </div>
    </>
  );
}

/** The first page of a store's desk: what waits today for every role, and sales figures for roles that may see them. */
export function StartPage({ draw, may }: PageProps) {
  const maySell = may.includes('read:selling');
  const mayStock = may.includes('read:stock');
  const { w, t } = draw;
  const [period, setPeriod] = useState<'week' | 'month'>('week');
  const [waiting, setWaiting] = useState<InboxRow[]>();
  const [insight, setInsight] = useState<StoreInsight>();
  const [failure, setFailure] = useState<Failure | undefined>();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isLatest = true;
    setFailure(undefined);
    const call = deskCall();
    const counting = mayStock ? call(goodsDeskApi.skuCounts) : undefined;
    void Promise.all([call(deskApi.storeInbox), counting]).then(([found, sizes]) => {
      if (!isLatest) return;
      const counts = sizes?.ok ? sizes.value.counts : {};
      const short = ['low', 'out'].map((kind) => ({ kind, count: counts[kind] ?? 0, since: null }));
      setWaiting([...(found.ok ? found.value.rows : []), ...short.filter(({ count }) => count > 0)]);
    });
    if (maySell)
      void call(insightApi.store, { period }).then((found) => {
        if (!isLatest) return;
        if (found.ok) setInsight(found.value);
        else setFailure(found.failure);
      });
    return () => {
      isLatest = false;
    };
  }, [period, turn, maySell, mayStock]);
  return (
    <div className="grid max-w-[1200px] gap-3">
      <Part title={w('waiting.title')}>
        {waiting ? (
          <Waiting rows={waiting} draw={draw} />
        ) : (
          <p className="text-14 text-ink-quiet">{t('common:loading')}</p>
        )}
      </Part>
      {failure && (
        <div className="panel grid justify-items-center gap-3 border border-line p-12 text-14" role="alert">
          <p>{failure.message ?? failure.code}</p>
          <Button kind="line" onClick={() => setTurn(turn + 1)}>
            {t('common:retry')}
          </Button>
        </div>
      )}
      {insight?.is_new && <FirstSteps draw={draw} />}
      {insight && !insight.is_new && (
        <>
          <PeriodSwitch
            draw={draw}
            periods={['week', 'month']}
            period={period}
            days={insight}
            onChange={setPeriod}
          />
          <Selling insight={insight} draw={draw} />
        </>
      )}
    </div>
  );
}
