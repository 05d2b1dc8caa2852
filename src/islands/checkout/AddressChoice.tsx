import { useState } from 'react';
import type { AddressView } from '#lib/contracts/address.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { AddressDialog } from '#islands/address/AddressDialog.tsx';

interface Props {
  i18n: Messages;
  addresses: AddressView[];
  chosen: string;
  onChoose: (addressId: string) => void;
}

const SHOWN = 3;

/** Where the goods go; three addresses are shown, the others on demand. */
export function AddressChoice({ i18n, addresses, chosen, onChoose }: Props) {
  const t = createT(i18n);
  const [list, setList] = useState(addresses);
  const [isAll, setAll] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const first = list
    .filter((row) => row.address_id === chosen)
    .concat(list.filter((row) => row.address_id !== chosen));
  const shown = isAll ? first : first.slice(0, SHOWN);

  return (
    <section className="panel p-4" aria-labelledby="address-title">
      <h2 id="address-title" className="mb-3 text-16 font-semibold">
        {t('checkout:address')}
      </h2>
      <div
        className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3"
        role="radiogroup"
        aria-labelledby="address-title"
      >
        {shown.map((address) => (
          <label
            key={address.address_id}
            className={`flex cursor-pointer flex-col rounded border p-3 focus-within:outline focus-within:outline-2 focus-within:outline-info ${address.address_id === chosen ? 'border-brand bg-brand-tint' : 'border-line'}`}
          >
            <span className="flex items-center gap-2 font-semibold">
              <input
                type="radio"
                name="address"
                className="sr-only"
                checked={address.address_id === chosen}
                onChange={() => onChoose(address.address_id)}
              />
              {address.real_name} <span className="font-normal text-ink-secondary">{address.phone}</span>
              {address.is_default && (
                <span className="ml-auto rounded bg-white px-1 text-12 font-normal text-brand">
                  {t('account:address.default')}
                </span>
              )}
            </span>
            <span className="mt-1 text-12 text-ink-secondary">
              {address.area.map((part) => part.name).join(' ')} {address.detail}
            </span>
          </label>
        ))}
        <button
          type="button"
          onClick={() => setAdding(true)}
          className="min-h-[76px] rounded border border-dashed border-line-strong text-ink-secondary hover:border-brand hover:text-brand"
        >
          + {t('account:address.add')}
        </button>
      </div>
      {list.length > SHOWN && (
        <button
          type="button"
          className="mt-3 min-h-11 text-12 text-ink-quiet hover:text-brand md:min-h-0"
          aria-expanded={isAll}
          onClick={() => setAll(!isAll)}
        >
          {t(isAll ? 'checkout:fewer_addresses' : 'checkout:more_addresses')}
        </button>
      )}
      {isAdding && (
        <AddressDialog
          i18n={i18n}
          address={null}
          onClose={() => setAdding(false)}
          onSaved={(address) => {
            setAdding(false);
            setList([address, ...list]);
            onChoose(address.address_id);
          }}
        />
      )}
    </section>
  );
}
