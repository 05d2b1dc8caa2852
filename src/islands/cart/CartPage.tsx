import { useEffect, useState } from 'react';
import { cartApi, type CartTotal, type CartView } from '#lib/contracts/cart.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { $cartNumber } from '#lib/stores/cart.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { toast } from '#lib/stores/toast.ts';
import { Empty } from '#islands/ui/Empty.tsx';
import { CartBar } from './CartBar.tsx';
import { CartStore } from './CartStore.tsx';
import { GoneLines } from './GoneLines.tsx';

interface Props {
  i18n: Messages;
  initial: CartView;
}

const idsOf = (view: CartView): string[] =>
  view.list.flatMap((store) => store.list.map((line) => line.cart_id));

/** The whole cart; every answer of the server replaces what is shown, the browser adds nothing up. */
export default function CartPage({ i18n, initial }: Props) {
  const t = createT(i18n);
  const href = (path: string) => localizedPath(path, i18n.locale);
  const [view, setView] = useState(initial);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [total, setTotal] = useState<CartTotal | null>(null);
  const all = idsOf(view);
  const chosenIds = all.filter((id) => chosen.has(id));
  const key =
    chosenIds.join() + JSON.stringify(view.list.map((store) => store.list.map((line) => line.cart_num)));

  useEffect(() => {
    if (chosenIds.length === 0) return setTotal(null);
    let isCurrent = true;
    void call(cartApi.total, { cart_id: chosenIds }).then((result) => {
      if (!isCurrent) return;
      if (result.ok) setTotal(result.value);
      else showRefusal(result.failure);
    });
    return () => {
      isCurrent = false;
    };
    // The lines and quantities that are priced; the array itself is new on every render.
  }, [key]);

  const take = (next: CartView): void => {
    setView(next);
    $cartNumber.set(next.count);
  };
  const choose = (ids: string[], isOn: boolean): void => {
    const next = new Set(chosen);
    for (const id of ids) {
      if (isOn) next.add(id);
      else next.delete(id);
    }
    setChosen(next);
  };
  /** Answers what the server refused, for the line to show at its quantity. */
  const change = async (id: string, quantity: number): Promise<string> => {
    const result = await call(cartApi.change, { id, cart_num: quantity });
    if (!result.ok) return result.failure.message ?? t('common:load_failed');
    take(result.value);
    return '';
  };
  const remove = async (ids: string[]): Promise<void> => {
    if (ids.length === 0) return toast(t('cart:choose_first'), 'info');
    const result = await call(cartApi.remove, { cart_id: ids });
    if (!result.ok) return showRefusal(result.failure);
    take(result.value);
    choose(ids, false);
    toast(t('cart:removed'), 'success');
  };

  if (view.count === 0) {
    return <Empty text={t('cart:empty')} action={t('cart:go_on')} href={href('/goods_cate')} />;
  }
  return (
    <>
      {view.list.map((store) => (
        <CartStore
          key={store.mer_id}
          t={t}
          i18n={i18n}
          href={href}
          store={store}
          chosen={chosen}
          gap={total?.stores.find((row) => row.mer_id === store.mer_id)?.free_freight_gap ?? '0.00'}
          onChoose={choose}
          onChange={change}
          onRemove={(id) => void remove([id])}
        />
      ))}
      {view.fail.length > 0 && (
        <GoneLines
          t={t}
          lines={view.fail}
          onClear={() => void remove(view.fail.map((line) => line.cart_id))}
        />
      )}
      <CartBar
        t={t}
        isAll={all.length > 0 && chosenIds.length === all.length}
        count={chosenIds.length}
        total={total}
        checkoutHref={href(`/order_confirm?cart_id=${chosenIds.join(',')}`)}
        onAll={(isOn) => choose(all, isOn)}
        onRemove={() => void remove(chosenIds)}
      />
    </>
  );
}
