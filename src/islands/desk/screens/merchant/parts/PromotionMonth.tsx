import { useEffect, useState } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { buttonLook } from '#islands/ui/button-look.ts';
import { calendarApi, type Promotion, type PromotionKind } from '#lib/contracts/calendar.ts';
import { formatDate, formatDay } from '#lib/i18n/format.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { wireWord } from '#lib/i18n/translate.ts';
import type { Failure } from '#lib/kernel/result.ts';
import { deskCall } from '../../../desk-call.ts';
import { Tag } from '../../../record-parts.tsx';
import type { Drawing, PageProps } from '../../../screen.ts';

/** The mall's clock, eight hours before UTC. */
const OFFSET = 8 * 60 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;
const WAITING = new Set(['pending', 'draft']);
const SCREENS: Record<PromotionKind, string> = {
  seckill: '/merchant/activities',
  presale: '/merchant/activities',
  balance: '/merchant/deposits',
  bundle: '/merchant/activities',
  coupon: '/merchant/coupons',
  sample: '/merchant/samples',
};
const BARS: Record<PromotionKind, string> = {
  seckill: 'bg-brand',
  presale: 'bg-info',
  balance: 'bg-info/60',
  bundle: 'bg-success',
  coupon: 'bg-warning',
  sample: 'bg-ink-quiet',
};

/** Beginning and length of a month ("2026-11") in days and milliseconds. */
function spanOf(month: string): { begin: number; days: number } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const begin = Date.UTC(year, number - 1, 1) - OFFSET;
  return { begin, days: Math.round((Date.UTC(year, number, 1) - OFFSET - begin) / DAY) };
}
const shifted = (month: string, by: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
};

/** From when until when, in the part of it that the month shows. */
function Bar({ row, month }: { row: Promotion; month: string }) {
  const { begin, days } = spanOf(month);
  const whole = days * DAY;
  const part = (time: string | null, otherwise: number): number =>
    time ? Math.min(1, Math.max(0, (Date.parse(time) - begin) / whole)) : otherwise;
  const from = part(row.from_time, 0);
  const until = part(row.until_time, 1);
  return (
    <div aria-hidden="true" className="relative h-4 rounded bg-ground">
      <div
        className={`absolute inset-y-0 min-w-1.5 rounded ${BARS[row.kind]} ${WAITING.has(row.status) ? 'opacity-50' : ''}`}
        style={{ left: `${from * 100}%`, width: `${Math.max(0, until - from) * 100}%` }}
      />
    </div>
  );
}

const whenOf = ({ from_time: from, until_time: until }: Promotion, { w, locale }: Drawing): string =>
  [
    from ? formatDate(from, locale, 'minute') : w('before'),
    until ? formatDate(until, locale, 'minute') : w('open_end'),
  ].join(' – ');

function stateOf({ kind, status }: Promotion, { t }: Drawing): string {
  if (!status) return '';
  return kind === 'coupon'
    ? wireWord(t, 'coupon:desk.state', status)
    : wireWord(t, 'activity:desk.tab', status);
}

/** A month of a store: its promotions with their beginnings and ends, and those that still wait. */
export function PromotionMonth({ draw }: PageProps) {
  const { w, t, locale, now } = draw;
  const today = new Date(Date.parse(now) + OFFSET).toISOString().slice(0, 7);
  const [month, setMonth] = useState(
    () => /^\d{4}-\d{2}$/.exec(new URLSearchParams(window.location.search).get('month') ?? '')?.[0] ?? today,
  );
  const [list, setList] = useState<Promotion[] | undefined>();
  const [failure, setFailure] = useState<Failure | undefined>();
  useEffect(() => {
    let isWanted = true;
    void deskCall()(calendarApi.month, { month }).then((found) => {
      if (!isWanted) return;
      setList(found.ok ? found.value.list : undefined);
      setFailure(found.ok ? undefined : found.failure);
    });
    return () => {
      isWanted = false;
    };
  }, [month]);
  const go = (next: string): void => {
    setMonth(next);
    window.history.replaceState(null, '', `?month=${next}`);
  };
  return (
    <section className="panel border border-line">
      <div className="flex flex-wrap items-center gap-2 p-3">
        <Button kind="line" size="small" onClick={() => go(shifted(month, -1))}>
          {w('earlier')}
        </Button>
        <h2 className="min-w-24 text-center text-16 font-semibold tabular-nums" aria-live="polite">
          {formatDay(month, locale)}
        </h2>
        <Button kind="line" size="small" onClick={() => go(shifted(month, 1))}>
          {w('later')}
        </Button>
        {month !== today && (
          <Button kind="text" size="small" onClick={() => go(today)}>
            {w('today')}
          </Button>
        )}
        <span className="ml-auto flex flex-wrap gap-2">
          {(['activities', 'coupons', 'samples'] as const).map((name) => (
            <a
              key={name}
              href={localizedPath(`/merchant/${name}`, locale)}
              className={buttonLook('line', 'small')}
            >
              {w(`to.${name}`)}
            </a>
          ))}
        </span>
      </div>
      {failure && (
        <p className="p-6 text-14 text-brand" role="alert">
          {failure.message ?? failure.code}
        </p>
      )}
      {list?.length === 0 && <p className="p-12 text-center text-14 text-ink-secondary">{w('empty')}</p>}
      {list && list.length > 0 && (
        <ul className="divide-y divide-line border-t border-line">
          {list.map((row) => (
            <li
              key={`${row.kind}-${row.id}`}
              className="grid gap-x-4 gap-y-1 px-3 py-2 text-14 md:grid-cols-[minmax(220px,2fr)_3fr] md:items-center"
            >
              <div className="min-w-0">
                <a
                  href={localizedPath(SCREENS[row.kind], locale)}
                  className="font-semibold hover:text-brand hover:underline [overflow-wrap:anywhere]"
                >
                  {row.name}
                </a>
                <span className="mt-0.5 flex flex-wrap items-center gap-2 text-12 text-ink-secondary">
                  <Tag tone="quiet">{w(`kind.${row.kind}`)}</Tag>
                  {stateOf(row, draw) && (
                    <Tag tone={WAITING.has(row.status) ? 'wait' : 'good'}>{stateOf(row, draw)}</Tag>
                  )}
                  <span className="tabular-nums">{whenOf(row, draw)}</span>
                </span>
              </div>
              <Bar row={row} month={month} />
            </li>
          ))}
        </ul>
      )}
      {!list && !failure && <p className="p-12 text-center text-14 text-ink-quiet">{t('common:loading')}</p>}
    </section>
  );
}
