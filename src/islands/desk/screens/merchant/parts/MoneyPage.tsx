import { useEffect, useState, type ReactNode } from 'react';
import { buttonLook } from '#islands/ui/button-look.ts';
import { storeMoneyApi, type Statement, type StoreBalance } from '#lib/contracts/store-money.ts';
import { formatAmount, formatDay } from '#lib/i18n/format.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import type { Failure } from '#lib/kernel/result.ts';
import { deskCall } from '../../../desk-call.ts';
import type { PageProps } from '../../../screen.ts';

function Sum({ name, amount, children }: { name: string; amount: string; children?: ReactNode }) {
  return (
    <div className="panel grid content-start gap-1 border border-line p-4">
      <h2 className="text-14 text-ink-secondary">{name}</h2>
      <p className="text-20 font-semibold tabular-nums">{formatAmount(amount)}</p>
      {children}
    </div>
  );
}

/** The money of a store on one page; every sum links to its details. */
export function MoneyPage({ draw }: PageProps) {
  const { w, t, locale } = draw;
  const [balance, setBalance] = useState<StoreBalance | undefined>();
  const [months, setMonths] = useState<Statement[]>([]);
  const [failure, setFailure] = useState<Failure | undefined>();
  useEffect(() => {
    const read = async (): Promise<void> => {
      const call = deskCall();
      const [money, found] = await Promise.all([
        call(storeMoneyApi.balance),
        call(storeMoneyApi.statements, {}),
      ]);
      if (!money.ok) return setFailure(money.failure);
      setBalance(money.value);
      if (found.ok) setMonths(found.value.list);
    };
    void read();
  }, []);
  if (!balance)
    return (
      <p className="p-12 text-center text-14 text-ink-quiet" role={failure ? 'alert' : undefined}>
        {failure ? (failure.message ?? failure.code) : t('common:loading')}
      </p>
    );
  const to = (name: string, text: string, look = 'text-14 text-info hover:underline') => (
    <a
      href={localizedPath(`/merchant/${name}`, locale)}
      className={`inline-flex min-h-11 md:min-h-6 items-center ${look}`}
    >
      {text}
    </a>
  );
  return (
    <div className="grid max-w-[1200px] grid-cols-1 gap-3">
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <Sum name={w('free')} amount={balance.free}>
          <p className="text-12 text-ink-quiet">
            {balance.account ? w('account', { digits: balance.account }) : w('no_account')}
          </p>
          <span className="mt-1 flex flex-wrap gap-3">
            {to('withdrawals', w('to.withdrawals'), buttonLook('steel', 'small'))}
            {to('bank-accounts', w('to.accounts'))}
          </span>
        </Sum>
        <Sum name={w('frozen')} amount={balance.frozen}>
          <ul className="grid gap-0.5 text-14">
            {balance.frozen_for.map((one) => (
              <li key={one.why} className="flex flex-wrap justify-between gap-x-3">
                {to(`frozen?tab=${one.why}`, w(`why.${one.why}`, { count: one.orders }))}
                <span className="tabular-nums">{formatAmount(one.amount)}</span>
              </li>
            ))}
          </ul>
        </Sum>
        <Sum name={w('on_the_way')} amount={balance.on_the_way}>
          {to('withdrawals', w('to.withdrawals'))}
        </Sum>
        <Sum name={w('margin')} amount={balance.margin}>
          <p className="text-12 text-ink-quiet">
            {w('margin_required', { amount: formatAmount(balance.margin_required) })}
          </p>
          {to('withdrawals', w('to.margin'))}
        </Sum>
      </div>
      <section className="panel border border-line">
        <div className="flex flex-wrap items-center gap-3 p-3">
          <h2 className="mr-auto text-16 font-semibold">{w('statements')}</h2>
          {to('settled', w('to.settled'))}
          {to('bills', w('to.bills'))}
        </div>
        {months.length === 0 ? (
          <p className="p-8 text-center text-14 text-ink-secondary">{w('no_statements')}</p>
        ) : (
          <div className="overflow-x-auto" tabIndex={0}>
            <table className="w-full border-collapse text-14">
              <thead>
                <tr className="border-y border-line text-left text-12 text-ink-quiet">
                  <th className="px-3 py-1.5 font-normal">{w('month')}</th>
                  {(['orders', 'amount', 'commission', 'net'] as const).map((key) => (
                    <th key={key} className="px-3 py-1.5 text-right font-normal">
                      {w(`sum.${key}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {months.map((row) => (
                  <tr key={row.month} className="border-b border-line last:border-b-0">
                    <td className="px-3 py-2">
                      {to(`settled?month=${row.month}`, formatDay(row.month, locale))}
                    </td>
                    <td className="px-3 py-2 text-right tabular-nums">{row.orders}</td>
                    <td className="px-3 py-2 text-right tabular-nums">{formatAmount(row.amount)}</td>
                    <td className="px-3 py-2 text-right tabular-nums">{formatAmount(row.commission)}</td>
                    <td className="px-3 py-2 text-right font-semibold tabular-nums">
                      {formatAmount(row.net)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </section>
    </div>
  );
}
