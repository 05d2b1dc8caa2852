import { invoiceApi, type HeaderView } from '#lib/contracts/invoice.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { BookEntry } from '#islands/form/BookEntry.tsx';
import { useBook } from '#islands/form/use-book.ts';
import { Button } from '#islands/ui/Button.tsx';
import { ConfirmDialog, confirmWords } from '#islands/ui/ConfirmDialog.tsx';
import { Empty } from '#islands/ui/Empty.tsx';
import { HeaderDialog } from './HeaderDialog.tsx';
import { titleTypeWord, typeWord } from './words.ts';

interface Props {
  i18n: Messages;
  initial: HeaderView[];
}

const FACTS = ['duty_paragraph', 'email', 'phone', 'bank_name', 'bank_code', 'address', 'tel'] as const;

/** The headers of the account as cards. */
export default function HeaderList({ i18n, initial }: Props) {
  const t = createT(i18n);
  const book = useBook('headers', initial, {
    list: () => call(invoiceApi.headers, { limit: 100 }),
    makeDefault: ({ user_receipt_id }) => call(invoiceApi.makeDefault, { id: user_receipt_id }),
    remove: ({ user_receipt_id }) => call(invoiceApi.removeHeader, { id: user_receipt_id }),
    removed: t('invoice:deleted'),
  });
  const { edited, toRemove } = book;
  const words = {
    default: t('invoice:default'),
    makeDefault: t('invoice:make_default'),
    edit: t('invoice:edit'),
    remove: t('invoice:remove'),
  };

  return (
    <>
      <div className="mb-4 flex justify-end">
        <Button kind="line" onClick={() => book.edit('new')}>
          + {t('invoice:add_header')}
        </Button>
      </div>
      {book.list.length === 0 && <Empty text={t('invoice:no_headers')} />}
      <ul className="grid gap-4 lg:grid-cols-2">
        {book.list.map((header) => (
          <BookEntry
            key={header.user_receipt_id}
            isDefault={header.is_default}
            heading={<span className="min-w-0 break-words">{header.receipt_title}</span>}
            words={words}
            onMakeDefault={() => void book.makeDefault(header)}
            onEdit={() => book.edit(header)}
            onRemove={() => book.askToRemove(header)}
          >
            <p className="mt-1 text-12 text-ink-quiet">
              {typeWord(t, header)}&nbsp;· {titleTypeWord(t, header)}
            </p>
            <dl className="mt-2 grid flex-1 grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 gap-y-1">
              {FACTS.filter((name) => header[name]).map((name) => (
                <div key={name} className="contents">
                  <dt className="text-ink-secondary">{t(`invoice:field.${name}`)}</dt>
                  <dd className="min-w-0 break-all">{header[name]}</dd>
                </div>
              ))}
            </dl>
          </BookEntry>
        ))}
      </ul>
      {edited && (
        <HeaderDialog
          t={t}
          header={edited === 'new' ? null : edited}
          onClose={() => book.edit(null)}
          onSaved={book.saved}
        />
      )}
      {toRemove && (
        <ConfirmDialog
          text={t('invoice:remove_question')}
          {...confirmWords(t)}
          onNo={() => book.askToRemove(null)}
          onYes={() => void book.remove(toRemove)}
        />
      )}
    </>
  );
}
