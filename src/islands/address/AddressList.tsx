import { placeLine } from '#lib/i18n/place-line.ts';
import { addressApi, type AddressView } from '#lib/contracts/address.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { BookEntry } from '#islands/form/BookEntry.tsx';
import { useBook } from '#islands/form/use-book.ts';
import { AddressDialog } from './AddressDialog.tsx';
import { ConfirmDialog, confirmWords } from '#islands/ui/ConfirmDialog.tsx';

interface Props {
  i18n: Messages;
  initial: AddressView[];
}

/** The addresses of the account as cards; the first card adds another. */
export default function AddressList({ i18n, initial }: Props) {
  const t = createT(i18n);
  const book = useBook('addresses', initial, {
    list: () => call(addressApi.list, {}),
    makeDefault: ({ address_id }) => call(addressApi.makeDefault, { id: address_id }),
    remove: ({ address_id }) => call(addressApi.remove, { id: address_id }),
    removed: t('account:deleted'),
  });
  const { edited, toRemove } = book;
  const words = {
    default: t('account:address.default'),
    makeDefault: t('account:address.make_default'),
    edit: t('account:address.edit'),
    remove: t('account:address.remove'),
  };

  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        <li>
          <button
            type="button"
            onClick={() => book.edit('new')}
            className="grid h-full min-h-24 w-full md:min-h-[148px] place-items-center rounded-panel border border-dashed border-line-strong bg-white text-ink-secondary hover:border-brand hover:text-brand"
          >
            + {t('account:address.add')}
          </button>
        </li>
        {book.list.map((address) => (
          <BookEntry
            key={address.address_id}
            isDefault={address.is_default}
            heading={
              <>
                {address.real_name}
                <span className="font-normal text-ink-secondary">{address.phone}</span>
              </>
            }
            words={words}
            onMakeDefault={() => void book.makeDefault(address)}
            onEdit={() => book.edit(address)}
            onRemove={() => book.askToRemove(address)}
          >
            <p className="mt-2 flex-1 text-ink-secondary">{placeLine(t, address)}</p>
          </BookEntry>
        ))}
      </ul>
      {edited && (
        <AddressDialog
          i18n={i18n}
          address={edited === 'new' ? null : edited}
          onClose={() => book.edit(null)}
          onSaved={book.saved}
        />
      )}
      {toRemove && (
        <ConfirmDialog
          text={t('account:address.remove_question')}
          {...confirmWords(t)}
          onNo={() => book.askToRemove(null)}
          onYes={() => void book.remove(toRemove)}
        />
      )}
    </>
  );
}
