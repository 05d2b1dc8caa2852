import { useState } from 'react';
import { addressApi, type AddressView } from '#lib/contracts/address.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { toast } from '#lib/stores/toast.ts';
import { AddressDialog } from './AddressDialog.tsx';
import { ConfirmDialog } from '#islands/ui/ConfirmDialog.tsx';

interface Props {
  i18n: Messages;
  initial: AddressView[];
}

/** The addresses of the account as cards; the first card adds another. */
export default function AddressList({ i18n, initial }: Props) {
  const t = createT(i18n);
  const [list, setList] = useState(initial);
  const [edited, setEdited] = useState<AddressView | 'new' | null>(null);
  const [doomed, setDoomed] = useState<AddressView | null>(null);

  const reload = async (): Promise<void> => {
    const result = await call(addressApi.list, {});
    if (result.ok) setList(result.value.list);
    else showRefusal(result.failure);
  };
  const makeDefault = async (id: string): Promise<void> => {
    const result = await call(addressApi.makeDefault, { id });
    if (!result.ok) return showRefusal(result.failure);
    await reload();
  };
  const remove = async (id: string): Promise<void> => {
    setDoomed(null);
    const result = await call(addressApi.remove, { id });
    if (!result.ok) return showRefusal(result.failure);
    toast(t('account:deleted'), 'success');
    await reload();
  };
  const action = 'min-h-11 hover:text-brand md:min-h-0';

  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        <li>
          <button
            type="button"
            onClick={() => setEdited('new')}
            className="grid h-full min-h-[148px] w-full place-items-center rounded-panel border border-dashed border-line bg-white text-ink-secondary hover:border-brand hover:text-brand"
          >
            + {t('account:address.add')}
          </button>
        </li>
        {list.map((address) => (
          <li
            key={address.address_id}
            className={`flex flex-col rounded-panel border bg-white p-4 ${address.is_default ? 'border-brand' : 'border-line'}`}
          >
            <p className="flex items-center gap-2 font-semibold">
              {address.real_name}
              <span className="font-normal text-ink-secondary">{address.phone}</span>
              {address.is_default && (
                <span className="ml-auto rounded bg-brand-tint px-2 text-12 font-normal text-brand">
                  {t('account:address.default')}
                </span>
              )}
            </p>
            <p className="mt-2 flex-1 text-ink-secondary">
              {address.area.map((part) => part.name).join(' ')} {address.detail}
            </p>
            <p className="mt-3 flex gap-4 text-12 text-ink-quiet">
              {!address.is_default && (
                <button type="button" className={action} onClick={() => void makeDefault(address.address_id)}>
                  {t('account:address.make_default')}
                </button>
              )}
              <button type="button" className={`ml-auto ${action}`} onClick={() => setEdited(address)}>
                {t('account:address.edit')}
              </button>
              {!address.is_default && (
                <button type="button" className={action} onClick={() => setDoomed(address)}>
                  {t('account:address.remove')}
                </button>
              )}
            </p>
          </li>
        ))}
      </ul>
      {edited && (
        <AddressDialog
          i18n={i18n}
          address={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={() => {
            setEdited(null);
            void reload();
          }}
        />
      )}
      {doomed && (
        <ConfirmDialog
          text={t('account:address.remove_question')}
          yes={t('common:confirm')}
          no={t('common:cancel')}
          closeLabel={t('common:close')}
          onNo={() => setDoomed(null)}
          onYes={() => void remove(doomed.address_id)}
        />
      )}
    </>
  );
}
