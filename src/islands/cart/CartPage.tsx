import { useEffect, useState } from 'react';
import { cartApi, type CartView } from '#lib/contracts/cart.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { $cartNumber } from '#lib/stores/cart.ts';
import { $mergeReport } from '#lib/stores/guest/merge.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { whenShown } from '#lib/stores/shown.ts';
import { CartPanel } from './CartPanel.tsx';
import { CART_TABS, CartTabs, type CartTab } from './CartTabs.tsx';
import { useChosen } from './use-chosen.ts';
import { QuickOrder } from './quick/QuickOrder.tsx';
import { SavedLists } from './saved/SavedLists.tsx';

interface Props {
  i18n: Messages;
  initial: CartView;
}

const tabOf = (hash: string): CartTab => CART_TABS.find((name) => `#${name}` === hash) ?? 'cart';

/** The cart's page with its three ways to fill it; the tab is in the address, so that it can be linked to. */
export default function CartPage({ i18n, initial }: Props) {
  const t = createT(i18n);
  const href = (path: string) => localizedPath(path, i18n.locale);
  const [view, setView] = useState(initial);
  const [tab, setTab] = useState<CartTab>('cart');
  const chosen = useChosen();

  useEffect(() => {
    const read = (): void => setTab(tabOf(window.location.hash));
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);

  const show = (next: CartView): void => {
    setView(next);
    $cartNumber.set(next.count);
  };
  const reload = async (): Promise<void> => {
    const cart = await call(cartApi.list);
    if (!cart.ok) return showRefusal(cart.failure);
    chosen.chooseNews(view, cart.value);
    show(cart.value);
  };
  // What a visitor had chosen may arrive after the page was made.
  useEffect(() => $mergeReport.listen((report) => void (report && reload())), []);
  // Another tab may have changed or ordered what this one shows, and a browser shows a page again that it has kept.
  useEffect(() => {
    const look = async (): Promise<void> => {
      const cart = await call(cartApi.list);
      if (cart.ok) show(cart.value);
    };
    return whenShown(() => void look());
  }, []);

  const go = (next: CartTab): void => {
    window.history.replaceState(null, '', next === 'cart' ? window.location.pathname : `#${next}`);
    setTab(next);
  };
  return (
    <>
      <CartTabs t={t} tab={tab} count={view.count} onTab={go} />
      <div role="tabpanel" id="panel-cart" aria-labelledby="tab-cart" hidden={tab !== 'cart'}>
        <CartPanel i18n={i18n} t={t} href={href} view={view} chosen={chosen} onView={show} />
      </div>
      {/* What was pasted stays while somebody looks at the other tabs. */}
      <div role="tabpanel" id="panel-quick" aria-labelledby="tab-quick" hidden={tab !== 'quick'}>
        <QuickOrder t={t} href={href} onAdded={() => void reload()} onCart={() => go('cart')} />
      </div>
      <div role="tabpanel" id="panel-saved" aria-labelledby="tab-saved" hidden={tab !== 'saved'}>
        {tab === 'saved' && (
          <SavedLists
            t={t}
            locale={i18n.locale}
            href={href}
            onAdded={() => void reload()}
            onCart={() => go('cart')}
          />
        )}
      </div>
    </>
  );
}
