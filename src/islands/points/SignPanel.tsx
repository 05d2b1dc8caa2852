import { useState } from 'react';
import { pointsApi, type SignInfo, type SignMonth } from '#lib/contracts/points.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { refreshUser } from '#lib/stores/auth.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { toast } from '#lib/stores/toast.ts';
import { Button } from '#islands/ui/Button.tsx';
import { SignCalendar } from './SignCalendar.tsx';

interface Props {
  i18n: Messages;
  info: SignInfo;
  month: SignMonth;
}

/** Signing in for today, what each day in a row brings, and the days of the month. */
export default function SignPanel({ i18n, info: first, month: firstMonth }: Props) {
  const t = createT(i18n);
  const [info, setInfo] = useState(first);
  const [month, setMonth] = useState(firstMonth);
  const [isWaiting, setWaiting] = useState(false);

  const reload = async (): Promise<void> => {
    const [now, days] = await Promise.all([
      call(pointsApi.signInfo),
      call(pointsApi.signMonth, { month: firstMonth.month }),
    ]);
    if (now.ok) setInfo(now.value);
    if (days.ok) setMonth(days.value);
  };
  const sign = async (): Promise<void> => {
    setWaiting(true);
    const result = await call(pointsApi.sign);
    if (result.ok) toast(t('points:sign.got', { points: result.value.points }), 'success');
    else showRefusal(result.failure);
    await reload();
    setWaiting(false);
    if (!result.ok) return;
    void refreshUser();
    // Figures and list of this page were rendered before the sign-in, and read themselves again.
    window.dispatchEvent(new CustomEvent('points:changed'));
  };

  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_280px]">
      <div>
        <ol className="grid grid-cols-4 gap-2 sm:grid-cols-7">
          {info.rewards.map(({ day, points, is_sign }) => (
            <li
              key={day}
              className={`grid justify-items-center gap-1 rounded border px-1 py-3 ${
                is_sign ? 'border-brand bg-brand-tint text-brand' : 'border-line'
              }`}
            >
              <span className="text-18 font-semibold">+{points}</span>
              <span className={`text-12 ${is_sign ? '' : 'text-ink-secondary'}`}>
                {t('points:sign.day', { day })}
                {is_sign && <span className="sr-only"> {t('points:sign.signed')}</span>}
              </span>
            </li>
          ))}
        </ol>
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            pending={isWaiting}
            disabled={info.is_sign}
            onClick={() => void sign()}
            className="min-w-[160px]"
          >
            {info.is_sign ? t('points:sign.done') : t('points:sign.today', { points: info.next_reward })}
          </Button>
          <span role="status" className="text-ink-secondary">
            {info.streak > 0 ? t('points:sign.streak', { days: info.streak }) : t('points:sign.none')}
            {info.total_days > 0 && `\u00a0· ${t('points:sign.total', { days: info.total_days })}`}
          </span>
        </div>
      </div>
      <SignCalendar t={t} locale={i18n.locale} shown={month} latest={firstMonth.month} onShow={setMonth} />
    </div>
  );
}
