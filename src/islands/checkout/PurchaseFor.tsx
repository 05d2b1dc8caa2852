import type { TeamView } from '#lib/contracts/company-team.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { fenOf } from '#lib/kernel/money.ts';

interface Props {
  t: Translate;
  team: TeamView;
  isCompany: boolean;
  /** What the whole order costs. */
  price: string;
  onChoose: (isCompany: boolean) => void;
}

/** For whom a member of a company buys: for it, or for oneself. */
export function PurchaseFor({ t, team, isCompany, price, onChoose }: Props) {
  const waits = isCompany && team.own_limit !== null && fenOf(price) > fenOf(team.own_limit);
  const isOverBudget =
    isCompany && team.own_budget !== null && fenOf(price) + fenOf(team.own_month) > fenOf(team.own_budget);
  const choices = [
    {
      value: true,
      name: t('checkout:purchase.company', { name: team.name }),
      hint: t('checkout:purchase.company_hint'),
    },
    { value: false, name: t('checkout:purchase.self'), hint: t('checkout:purchase.self_hint') },
  ];
  return (
    <section className="panel p-4" aria-labelledby="purchase-title">
      <h2 id="purchase-title" className="mb-3 text-16 font-semibold">
        {t('checkout:purchase.title')}
      </h2>
      <div className="grid gap-3 sm:grid-cols-2" role="radiogroup" aria-labelledby="purchase-title">
        {choices.map(({ value, name, hint }) => (
          <label
            key={String(value)}
            className={`flex cursor-pointer items-start gap-2 rounded border p-3 focus-within:outline focus-within:outline-2 focus-within:outline-info ${value === isCompany ? 'border-brand bg-brand-tint' : 'border-line'}`}
          >
            <input
              type="radio"
              name="purchase"
              className="mt-1 accent-brand"
              checked={value === isCompany}
              onChange={() => onChoose(value)}
            />
            <span className="min-w-0">
              <span className="block break-words font-medium">{name}</span>
              <span className="block text-12 text-ink-secondary">{hint}</span>
            </span>
          </label>
        ))}
      </div>
      {waits && team.own_limit !== null && (
        <p
          role="status"
          className="mt-3 rounded border border-warning bg-warning-tint px-3 py-2 text-warning"
        >
          {t('checkout:purchase.waits', { limit: team.own_limit })}
        </p>
      )}
      {isOverBudget && team.own_budget !== null && (
        <p
          role="status"
          className="mt-3 rounded border border-warning bg-warning-tint px-3 py-2 text-warning"
        >
          {t('checkout:purchase.over_budget', { budget: team.own_budget, spent: team.own_month })}
        </p>
      )}
    </section>
  );
}
