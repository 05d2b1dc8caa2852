import { useEffect, useRef, useState, type ReactNode } from 'react';
import { goodsApi } from '#lib/contracts/goods.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { ArrivalButton } from '../arrival/ArrivalButton.tsx';
import { useArrival } from '../arrival/use-arrival.ts';
import { SendTo } from '../shipping-fee/SendTo.tsx';
import { BuyBar } from './BuyBar.tsx';
import { pictureOf, refreshed, type Buying, type BuyingSku, type Quantities } from './buying.ts';
import { OwnPrice } from './OwnPrice.tsx';
import { QuantityStepper } from './QuantityStepper.tsx';
import {
  batchOf,
  chosenLines,
  lessOf,
  moreOf,
  nextTierOf,
  refusalOf,
  ownTiers,
  tierAt,
} from './selection.ts';
import { showSize } from './shown-size.ts';
import { SkuPicker } from './SkuPicker.tsx';
import { TierTable } from './TierTable.tsx';
import { useBuy } from './use-buy.ts';
import { useOwn } from './use-own.ts';
import { useSelection } from './use-selection.ts';

interface Props {
  i18n: Messages;
  buying: Buying;
  /** The SKU that the address asks for. */
  asked?: number | undefined;
  /** Content between prices and sizes: freight, lead time, promises. */
  children?: ReactNode;
}

/** Prices by quantity, sizes with a quantity each, and the ways to buy; stock and prices are loaded again. */
export default function BuyPanel({ i18n, buying: given, asked, children }: Props) {
  const [t, say] = [createT(i18n), createT(i18n)];
  const [everybody, setBuying] = useState(given);
  const buying = useOwn(everybody);
  const [isServed, setServed] = useState(true);
  const [touched, setTouched] = useState(
    asked ?? (given.skus.length === 1 ? given.skus[0]?.unique : undefined),
  );
  const panel = useRef<HTMLDivElement>(null);
  const { quantities, setQuantity, setQuantities } = useSelection(
    given.productId,
    firstQuantities(given, asked),
  );

  useEffect(() => {
    void call(goodsApi.live, { id: given.productId }).then((live) => {
      if (live.ok) setBuying((now) => refreshed(now, live.value.sku));
      else if (live.failure.code === 'goods.gone') window.location.reload();
    });
  }, [given.productId]);

  // With a keyboard or a link from a list the asked size may lie below the fold of its table.
  useEffect(() => {
    if (asked) document.querySelector(`[data-sku="${asked}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [asked]);

  // Whoever compares the goods from here compares the size that is being looked at.
  useEffect(() => {
    const button = document.querySelector<HTMLElement>(`[data-compare="${given.productId}"]`);
    if (button && touched !== undefined && given.skus.length > 1) button.dataset['size'] = String(touched);
  }, [given, touched]);

  // The pictures beside the panel show the size that was touched last.
  const show = (sku: BuyingSku | undefined): void => {
    if (!sku) return;
    const picture = given.pictures && pictureOf(given, sku);
    showSize({ unique: sku.unique, name: sku.designation, picture });
  };
  useEffect(() => show(given.skus.find((sku) => sku.unique === asked)), [given, asked]);

  const { pending, buy } = useBuy({
    i18n,
    buying,
    quantities,
    isServed,
    onAdded: () => setQuantities(firstQuantities(buying, undefined)),
    onRefused: () =>
      panel.current?.querySelector<HTMLInputElement>('input[inputmode=numeric]:not(:disabled)')?.focus(),
  });

  const arrival = useArrival(
    i18n,
    buying.productId,
    buying.skus.some((sku) => sku.stock <= 0),
  );
  const current = buying.skus.find((sku) => sku.unique === touched);
  const lines = chosenLines(buying, quantities);
  const refusal = refusalOf(buying, quantities);
  const measured = lines.length > 0 ? (current ?? lines[0]?.sku) : undefined;
  const reached = reachedTier(buying, quantities, measured);
  const next = measured && !refusal ? nextTierOf(buying, quantities, measured) : undefined;
  const only = buying.skus.length === 1 ? buying.skus[0] : undefined;

  const change = (sku: BuyingSku, quantity: number): void => {
    setTouched(sku.unique);
    show(sku);
    setQuantity(sku.unique, quantity);
  };

  return (
    <div ref={panel} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="overflow-x-auto rounded bg-ground">
        <TierTable
          t={t}
          buying={buying}
          sku={current}
          reached={reached}
          next={next}
          onNext={(add) => measured && change(measured, (quantities[measured.unique] ?? 0) + add)}
        />
        <OwnPrice t={t} buying={buying} quantities={quantities} sku={current ?? only} />
      </div>
      {children}
      <SendTo i18n={i18n} buying={buying} quantities={quantities} onServed={setServed} />
      {only ? (
        <div className="flex flex-wrap items-center gap-4 text-14">
          <span className="w-20 text-ink-secondary">{t('goods:buy.quantity')}</span>
          {only.stock > 0 ? (
            <QuantityStepper
              t={t}
              label={only.designation}
              value={quantities[only.unique] ?? 0}
              more={moreOf(buying, quantities, only)}
              less={lessOf(buying, quantities, only)}
              invalid={refusal?.field === String(only.unique)}
              describedBy="buy-refusal"
              onChange={(quantity) => change(only, quantity)}
            />
          ) : (
            <ArrivalButton
              t={t}
              label={only.designation}
              isAsked={arrival.asked.includes(only.unique)}
              onAsk={() => void arrival.ask(only.unique)}
            />
          )}
          <span className="text-ink-secondary">
            {buying.unit}&nbsp;· {t('goods:buy.stock_n', { n: only.stock.toLocaleString('en-US') })}
          </span>
        </div>
      ) : (
        <SkuPicker
          t={t}
          buying={buying}
          quantities={quantities}
          current={current}
          refused={refusal?.field}
          asked={arrival.asked}
          onAsk={(unique) => void arrival.ask(unique)}
          onQuantity={change}
          onLook={show}
        />
      )}
      <BuyBar
        t={say}
        buying={buying}
        quantities={quantities}
        refusal={refusal}
        isServed={isServed}
        pending={pending}
        inquiry={localizedPath(inquiryPath(buying, current, quantities), i18n.locale)}
        onCure={setQuantities}
        onBuy={(kind) => void buy(kind)}
      />
    </div>
  );
}

/** The only SKU, or the one that the address asks for, begins with the least that can be bought. */
function firstQuantities(buying: Buying, asked: number | undefined): Quantities {
  const sku =
    buying.skus.find((one) => one.unique === asked) ??
    (buying.skus.length === 1 ? buying.skus[0] : undefined);
  return sku && sku.stock > 0 ? { [sku.unique]: moreOf(buying, {}, sku) } : {};
}

function reachedTier(buying: Buying, quantities: Quantities, sku: BuyingSku | undefined): number | undefined {
  if (!sku) return undefined;
  const quantity = batchOf(buying, quantities, sku);
  const tier = tierAt(ownTiers(buying, sku), quantity);
  return tier && quantity >= tier.start ? tier.start : undefined;
}

function inquiryPath(buying: Buying, sku: BuyingSku | undefined, quantities: Quantities): string {
  const query = new URLSearchParams({ product_id: String(buying.productId) });
  if (sku) query.set('unique', String(sku.unique));
  const quantity = sku && quantities[sku.unique];
  if (quantity) query.set('num', String(quantity));
  return `/search_price_order?${query}`;
}
