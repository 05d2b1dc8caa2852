import { useState } from 'react';
import { bundleApi, type Bundle } from '#lib/contracts/bundle.ts';
import { localizedPath, type Locale } from '#lib/i18n/locales.ts';
import { fenOf, multiply, sumFen, type Fen } from '#lib/kernel/money.ts';
import { call } from '#lib/stores/call.ts';
import { openLogin } from '#lib/stores/login-dialog.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { readToken } from '#lib/stores/token.ts';

const MOST_SETS = 1000;
type Part = Bundle['products'][number];
type Option = Part['sku'][number];

/** The chosen size of each part, what so many sets cost, and the way to buy them. */
export function useBundle(bundle: Bundle, locale: Locale) {
  const [chosen, setChosen] = useState(() => bundle.products.map((part) => part.unique));
  const [wanted, setWanted] = useState(1);
  const [isPending, setPending] = useState(false);
  const options = bundle.products.map((part, at) => optionOf(part, chosen[at]));
  const most = Math.min(
    MOST_SETS,
    bundle.stock ?? MOST_SETS,
    bundle.all_pay_count || MOST_SETS,
    ...bundle.products.map((part, at) => Math.floor(options[at]!.stock / part.num)),
  );
  const sets = Math.max(1, Math.min(wanted, most));
  const total = (of: (option: Option) => string): Fen =>
    sumFen(bundle.products.map((part, at) => multiply(fenOf(of(options[at]!)), part.num * sets)));
  const price = total((option) => option.price);
  const usual = total((option) => option.ot_price);

  const choose = (at: number, unique: number): void =>
    setChosen((now) => now.map((old, index) => (index === at ? unique : old)));

  async function buy(): Promise<void> {
    if (isPending) return;
    if (!readToken()) return openLogin();
    setPending(true);
    const laid = await call(bundleApi.buy, { id: bundle.bundle_id, num: sets, sku: chosen });
    if (laid.ok)
      return window.location.assign(
        localizedPath(`/order_confirm?cart_id=${laid.value.cart_id.join(',')}&new=1`, locale),
      );
    setPending(false);
    showRefusal(laid.failure);
  }

  return { options, choose, sets, setWanted, most, price, usual, isPending, buy };
}

const optionOf = (part: Part, unique: number | undefined): Option =>
  part.sku.find((option) => option.unique === unique) ?? part.sku[0]!;
