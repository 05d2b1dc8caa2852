import { useState } from 'react';
import type { Translate } from '#lib/i18n/translate.ts';
import type { Buying, BuyingSku, Quantities } from './buying.ts';
import { SkuTable } from './SkuTable.tsx';

interface Props {
  t: Translate;
  buying: Buying;
  quantities: Quantities;
  current: BuyingSku | undefined;
  /** Unique of the SKU that stands in the way of buying. */
  refused: string | undefined;
  asked: readonly number[];
  onAsk: (unique: number) => void;
  onQuantity: (sku: BuyingSku, quantity: number) => void;
  /** A property was chosen, and this is the first size that has it. */
  onLook: (sku: BuyingSku | undefined) => void;
}

/** So many rows are looked through by eye; more get a search box. */
const SEARCH_FROM = 12;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[×x*✕]/g, 'x')
    .replace(/[\s⌀φ°]/g, '');

/** Sizes as a table with a quantity each; leading properties are chips, so that a table stays short. */
export function SkuPicker({
  t,
  buying,
  quantities,
  current,
  refused,
  asked,
  onAsk,
  onQuantity,
  onLook,
}: Props) {
  const leading = buying.attrs.slice(0, -1);
  const start = (current ?? buying.skus[0])?.choice ?? [];
  const [choice, setChoice] = useState<number[]>(leading.map((_, at) => start[at] ?? 0));
  const [query, setQuery] = useState('');
  const wanted = plain(query);
  const isOf = (values: readonly number[]) => (sku: BuyingSku) =>
    values.every((value, at) => sku.choice[at] === value);
  const rows = buying.skus.filter(wanted ? (sku) => plain(sku.designation).includes(wanted) : isOf(choice));
  const choose = (at: number, value: number): void => {
    const next = choice.map((old, index) => (index === at ? value : old));
    setChoice(next);
    onLook(buying.skus.find(isOf(next)));
  };
  /** How many are chosen of each value of each option. */
  const chosenIn = leading.map(() => new Map<number, number>());
  for (const { unique, choice: values } of buying.skus) {
    const number = quantities[unique] ?? 0;
    if (number === 0) continue;
    for (const [at, sums] of chosenIn.entries()) sums.set(values[at]!, (sums.get(values[at]!) ?? 0) + number);
  }

  return (
    <div className="grid gap-3">
      {buying.skus.length >= SEARCH_FROM && (
        <input
          data-no-print
          type="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          placeholder={t('goods:buy.find', {
            n: buying.skus.length,
            example: buying.skus[0]?.designation ?? '',
          })}
          aria-label={t('goods:buy.find_label')}
          className="h-9 w-full rounded border border-line bg-white px-3 text-14 placeholder:text-ink-quiet max-md:h-11 md:max-w-[360px]"
        />
      )}
      {!wanted &&
        leading.map((attr, at) => (
          <fieldset
            key={attr.name}
            className="grid items-start gap-x-4 gap-y-1 md:grid-cols-[80px_minmax(0,1fr)]"
          >
            <legend className="float-left text-14 text-ink-secondary md:pt-2">{attr.name}</legend>
            <div className="choices">
              {attr.values.map((name, value) => {
                const chosen = chosenIn[at]?.get(value) ?? 0;
                return (
                  <button
                    key={name}
                    type="button"
                    aria-pressed={choice[at] === value}
                    onClick={() => choose(at, value)}
                  >
                    {name}
                    {chosen > 0 && (
                      <span className="absolute -right-1.5 -top-1.5 min-w-4 rounded-full bg-brand px-1 text-center text-[11px] leading-4 text-white">
                        {chosen > 999 ? '999+' : chosen}
                      </span>
                    )}
                  </button>
                );
              })}
            </div>
          </fieldset>
        ))}
      {rows.length > 0 ? (
        <SkuTable
          t={t}
          buying={buying}
          rows={rows}
          quantities={quantities}
          current={current}
          refused={refused}
          asked={asked}
          onAsk={onAsk}
          onQuantity={onQuantity}
        />
      ) : (
        <p className="rounded bg-ground px-4 py-6 text-center text-14 text-ink-secondary" role="status">
          {t(wanted ? 'goods:buy.find_none' : 'goods:buy.combination_none')}
        </p>
      )}
    </div>
  );
}
