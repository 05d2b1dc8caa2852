import { useState } from 'react';
import type { AddressView } from '#lib/contracts/address.ts';
import { checkoutApi, type CheckoutPreview } from '#lib/contracts/checkout.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { toast } from '#lib/stores/toast.ts';
import { AddressChoice } from './AddressChoice.tsx';
import { StoreBlock } from './StoreBlock.tsx';
import { Totals } from './Totals.tsx';

interface Props {
  i18n: Messages;
  cartIds: string[];
  initial: CheckoutPreview;
  addresses: AddressView[];
}

/** The check-out: every change asks the server for new totals and a new key; the order spends the key. */
export default function CheckoutPage({ i18n, cartIds, initial, addresses }: Props) {
  const t = createT(i18n);
  const [preview, setPreview] = useState(initial);
  const [addressId, setAddressId] = useState(initial.address?.address_id ?? '');
  const [marks, setMarks] = useState<Record<string, string>>({});
  const [takes, setTakes] = useState<number[]>([]);
  const [isLoading, setLoading] = useState(false);
  const [isPlacing, setPlacing] = useState(false);
  const [problem, setProblem] = useState('');

  const refresh = async (next: { addressId?: string; takes?: number[] } = {}): Promise<void> => {
    setLoading(true);
    setProblem('');
    const result = await call(checkoutApi.preview, {
      cart_id: cartIds,
      address_id: next.addressId ?? addressId,
      takes: next.takes ?? takes,
    });
    setLoading(false);
    if (result.ok) setPreview(result.value);
    else setProblem(result.failure.message ?? '');
  };

  const place = async (): Promise<void> => {
    if (isPlacing) return;
    setPlacing(true);
    setProblem('');
    const mark = Object.fromEntries(Object.entries(marks).filter(([, text]) => text.trim()));
    const result = await call(checkoutApi.create, {
      cart_id: cartIds,
      address_id: addressId,
      takes,
      key: preview.key,
      mark,
    });
    if (result.ok) {
      const next = `/payment?orderId=${result.value.order_id}`;
      return window.location.assign(localizedPath(next, i18n.locale));
    }
    setPlacing(false);
    const { code, message = '' } = result.failure;
    setProblem(message);
    showRefusal(result.failure);
    // A new preview shows what has changed and mints a new key; nothing that was typed is lost.
    if (code === 'checkout.price_changed' || code === 'checkout.expired') {
      await refresh();
      toast(message, 'info');
    }
  };

  return (
    <div className="grid gap-4" aria-busy={isLoading}>
      <AddressChoice
        i18n={i18n}
        addresses={addresses}
        chosen={addressId}
        onChoose={(id) => {
          setAddressId(id);
          void refresh({ addressId: id });
        }}
      />
      {preview.order.map((store) => (
        <StoreBlock
          key={store.mer_id}
          t={t}
          store={store}
          mark={marks[store.mer_id] ?? ''}
          onMark={(text) => setMarks({ ...marks, [store.mer_id]: text })}
          onTake={(isOn) => {
            const next = isOn ? [...takes, store.mer_id] : takes.filter((id) => id !== store.mer_id);
            setTakes(next);
            void refresh({ takes: next });
          }}
        />
      ))}
      <Totals
        t={t}
        preview={preview}
        problem={problem}
        isLoading={isLoading}
        isPlacing={isPlacing}
        onPlace={() => void place()}
      />
    </div>
  );
}
