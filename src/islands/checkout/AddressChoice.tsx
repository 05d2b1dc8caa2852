import { useState } from 'react';
import { placeLine } from '#lib/i18n/place-line.ts';
import type { AddressView } from '#lib/contracts/address.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { AddressDialog } from '#islands/address/AddressDialog.tsx';
import { useKeptState } from '#islands/form/use-kept-form.ts';

interface Props {
  i18n: Messages;
  addresses: AddressView[];
  /** Ids of the addresses that belong to the buyer's company; its admins keep them. */
  shared: ReadonlySet<string>;
  chosen: string;
  onChoose: (addressId: string) => void;
}

const SHOWN = 3;

/** Where the goods go; three addresses are shown, the others on demand. */
export function AddressChoice({ i18n, addresses, shared, chosen, onChoose }: Props) {
  const t = createT(i18n);
  const [list, setList] = useState(addresses);
  const [isAll, setAll] = useState(false);
  /** The address whose form is open; null for a blank one. */
  const [edited, setEdited] = useKeptState<AddressView | null | undefined>('address choice', undefined);
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
        className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 lg:grid-cols-3"
        role="radiogroup"
        aria-labelledby="address-title"
      >
        {shown.map((address) => (
          <div
            key={address.address_id}
            className={`relative flex flex-col rounded border focus-within:outline focus-within:outline-2 focus-within:outline-info ${address.address_id === chosen ? 'border-brand bg-brand-tint' : 'border-line hover:border-ink-quiet'}`}
          >
            <label className="flex flex-1 cursor-pointer flex-col p-3 pb-9">
              <span className="flex items-center gap-2 font-semibold">
                <input
                  type="radio"
                  name="address"
                  className="sr-only"
                  checked={address.address_id === chosen}
                  onChange={() => onChoose(address.address_id)}
                />
                <span className="min-w-0 truncate">{address.real_name}</span>
                <span className="shrink-0 font-normal text-ink-secondary">{address.phone}</span>
                {shared.has(address.address_id) && (
                  <span className="ml-auto shrink-0 rounded bg-white px-1 text-12 font-normal text-steel">
                    {t('checkout:purchase.address')}
                  </span>
                )}
                {address.is_default && (
                  <span className="ml-auto shrink-0 rounded bg-white px-1 text-12 font-normal text-brand">
                    {t('account:address.default')}
                  </span>
                )}
              </span>
              <span className="mt-1 text-12 text-ink-secondary">{placeLine(t, address)}</span>
            </label>
            {!shared.has(address.address_id) && (
              <button
                type="button"
                aria-label={`${t('account:address.edit')} ${address.real_name}`}
                onClick={() => setEdited(address)}
                className="absolute bottom-0 right-0 min-h-11 px-3 text-12 text-info hover:underline md:min-h-9"
              >
                {t('account:address.edit')}
              </button>
            )}
          </div>
        ))}
        <button
          type="button"
          onClick={() => setEdited(null)}
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
      {edited !== undefined && (
        <AddressDialog
          i18n={i18n}
          address={edited}
          onClose={() => setEdited(undefined)}
          onSaved={(address) => {
            const others = list.filter((row) => row.address_id !== address.address_id);
            setEdited(undefined);
            // There is one default address.
            setList([
              address,
              ...others.map((row) => (address.is_default ? { ...row, is_default: false } : row)),
            ]);
            onChoose(address.address_id);
          }}
        />
      )}
    </section>
  );
}
