import { useEffect, useState } from 'react';
import { cartApi, type CartTotal, type CartView } from '#lib/contracts/cart.ts';
import { favouriteApi } from '#lib/contracts/favourite.ts';
import { FAVOURITE_TYPES } from '#lib/contracts/fields.ts';
import { savedListApi } from '#lib/contracts/saved-list.ts';
import type { Messages, Translate } from '#lib/i18n/translate.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { toast } from '#lib/stores/toast.ts';
import { ConfirmDialog, confirmWords } from '#islands/ui/ConfirmDialog.tsx';
import { Empty } from '#islands/ui/Empty.tsx';
import { heirOfFocus } from '#islands/ui/focus-heir.ts';
import { CartBar } from './CartBar.tsx';
import { CartHead } from './CartHead.tsx';
import { CartStore } from './CartStore.tsx';
import { GoneLines } from './GoneLines.tsx';
import { NameDialog } from './NameDialog.tsx';
import type { Chosen } from './use-chosen.ts';

interface Props {
  i18n: Messages;
  t: Translate;
  href: (path: string) => string;
  view: CartView;
  chosen: Chosen;
  onView: (view: CartView) => void;
}

const idsOf = (view: CartView): string[] =>
  view.list.flatMap((store) => store.list.map((line) => line.cart_id));

/** The lines of the cart; every answer of the server replaces what is shown, the browser adds nothing up. */
export function CartPanel({ i18n, t, href, view, chosen: { chosen, choose }, onView }: Props) {
  const [total, setTotal] = useState<CartTotal | null>(null);
  const [naming, setNaming] = useState<string>();
  /** Several lines that are removed once the dialog was answered with yes. */
  const [toRemove, setToRemove] = useState<string[]>([]);
  const all = idsOf(view);
  const chosenIds = all.filter((id) => chosen.has(id));
  const key =
    chosenIds.join() +
    JSON.stringify(view.list.map((store) => store.list.map((line) => [line.cart_num, line.unit_price])));

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

  /** Answers what the server refused, for the line to show at its quantity. */
  const change = async (id: string, quantity: number, unique?: number): Promise<string> => {
    const size = unique === undefined ? {} : { product_attr_unique: unique };
    const result = await call(cartApi.change, { id, cart_num: quantity, ...size });
    if (!result.ok) return result.failure.message ?? t('common:load_failed');
    onView(result.value);
    return '';
  };
  /** Removes lines from the cart; `said` is the message after it. */
  const take = async (ids: string[], said: string, giveFocusOn: () => void): Promise<void> => {
    const result = await call(cartApi.remove, { cart_id: ids });
    if (!result.ok) return showRefusal(result.failure);
    onView(result.value);
    choose(ids, false);
    toast(said, 'success');
    giveFocusOn();
  };
  const isNothing = (ids: string[]): boolean => {
    if (ids.length === 0) toast(t('cart:choose_first'), 'info');
    return ids.length === 0;
  };
  const remove = async (ids: string[]): Promise<void> => {
    const giveFocusOn = heirOfFocus();
    setToRemove([]);
    if (!isNothing(ids)) await take(ids, t('cart:removed'), giveFocusOn);
  };
  /** Removing one line is easily undone and is not asked about; removing several is. */
  const askToRemove = (ids: string[]): void => {
    if (ids.length > 1) setToRemove(ids);
    else void remove(ids);
  };
  /** Saved first and removed afterwards, so that nothing is lost if one of them fails. */
  const keep = async (ids: string[]): Promise<void> => {
    if (isNothing(ids)) return;
    const giveFocusOn = heirOfFocus();
    const lines = [...view.list.flatMap((store) => store.list), ...view.fail];
    const goods = lines.filter((line) => ids.includes(line.cart_id)).map((line) => line.product.product_id);
    const type_id = [...new Set(goods)];
    for (let at = 0; at < type_id.length; at += 100) {
      const input = { type: FAVOURITE_TYPES.product, type_id: type_id.slice(at, at + 100) };
      const kept = await call(favouriteApi.createBatch, input);
      if (!kept.ok) return showRefusal(kept.failure);
    }
    await take(ids, t('cart:kept'), giveFocusOn);
  };
  const save = async (name: string): Promise<string> => {
    const made = await call(savedListApi.create, { name, cart_id: chosenIds });
    if (!made.ok) return made.failure.message ?? t('common:load_failed');
    toast(t('cart:saved.created'), 'success');
    return '';
  };

  if (view.count === 0) {
    return <Empty text={t('cart:empty')} action={t('cart:go_on')} href={href('/goods_cate')} />;
  }
  return (
    <>
      {view.list.length > 0 && <CartHead t={t} />}
      {view.list.map((store) => (
        <CartStore
          key={store.mer_id}
          t={t}
          i18n={i18n}
          href={href}
          store={store}
          chosen={chosen}
          credits={total?.credits ?? []}
          prices={total?.lines ?? []}
          gap={total?.stores.find((row) => row.mer_id === store.mer_id)?.free_freight_gap ?? '0.00'}
          onChoose={choose}
          onChange={change}
          onKeep={(id) => void keep([id])}
          onRemove={(id) => void remove([id])}
        />
      ))}
      {view.fail.length > 0 && (
        <GoneLines
          t={t}
          lines={view.fail}
          onKeep={(id) => void keep([id])}
          onRemove={(id) => void remove([id])}
          onClear={() => askToRemove(view.fail.map((line) => line.cart_id))}
        />
      )}
      <CartBar
        t={t}
        count={chosenIds.length}
        of={all.length}
        total={total}
        checkoutHref={href(`/order_confirm?cart_id=${chosenIds.join(',')}`)}
        onAll={(isOn) => choose(all, isOn)}
        onKeep={() => void keep(chosenIds)}
        onSave={() => {
          if (isNothing(chosenIds)) return;
          setNaming(t('cart:saved.of_cart', { date: formatDate(Date.now(), i18n.locale) }));
        }}
        onRemove={() => askToRemove(chosenIds)}
      />
      {toRemove.length > 0 && (
        <ConfirmDialog
          text={t('cart:remove_question', { count: toRemove.length })}
          {...confirmWords(t)}
          yes={t('cart:remove')}
          onYes={() => void remove(toRemove)}
          onNo={() => setToRemove([])}
        />
      )}
      {naming !== undefined && (
        <NameDialog
          t={t}
          title={t('cart:saved.title')}
          initial={naming}
          onSave={save}
          onClose={() => setNaming(undefined)}
        />
      )}
    </>
  );
}
