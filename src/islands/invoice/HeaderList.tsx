import { useState } from 'react';
import { invoiceApi, type HeaderView } from '#lib/contracts/invoice.ts';
import { createT, type LooseTranslate, type Messages } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { toast } from '#lib/stores/toast.ts';
import { Button } from '#islands/ui/Button.tsx';
import { ConfirmDialog } from '#islands/ui/ConfirmDialog.tsx';
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
  const [list, setList] = useState(initial);
  const [edited, setEdited] = useState<HeaderView | 'new' | null>(null);
  const [doomed, setDoomed] = useState<HeaderView | null>(null);

  const reload = async (): Promise<void> => {
    const result = await call(invoiceApi.headers, { limit: 100 });
    if (result.ok) setList(result.value.list);
    else showRefusal(result.failure);
  };
  const makeDefault = async (id: string): Promise<void> => {
    const result = await call(invoiceApi.makeDefault, { id });
    if (!result.ok) return showRefusal(result.failure);
    await reload();
  };
  const remove = async (id: string): Promise<void> => {
    setDoomed(null);
    const result = await call(invoiceApi.removeHeader, { id });
    if (!result.ok) return showRefusal(result.failure);
    toast(t('invoice:deleted'), 'success');
    await reload();
  };
  const action = 'min-h-11 hover:text-brand md:min-h-0';

  return (
    <>
      <div className="mb-4 flex justify-end">
        <Button kind="line" onClick={() => setEdited('new')}>
          + {t('invoice:add_header')}
        </Button>
      </div>
      {list.length === 0 && <Empty text={t('invoice:no_headers')} />}
      <ul className="grid gap-4 lg:grid-cols-2">
        {list.map((header) => (
          <li
            key={header.user_receipt_id}
            className={`flex flex-col rounded-panel border bg-white p-4 ${header.is_default ? 'border-brand' : 'border-line'}`}
          >
            <p className="flex items-start gap-2 font-semibold">
              <span className="min-w-0 break-words">{header.receipt_title}</span>
              {header.is_default && (
                <span className="ml-auto shrink-0 rounded bg-brand-tint px-2 text-12 font-normal text-brand">
                  {t('invoice:default')}
                </span>
              )}
            </p>
            <p className="mt-1 text-12 text-ink-quiet">
              {typeWord(t, header)} · {titleTypeWord(t, header)}
            </p>
            <dl className="mt-2 grid flex-1 grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 gap-y-1">
              {FACTS.filter((name) => header[name]).map((name) => (
                <div key={name} className="contents">
                  <dt className="text-ink-secondary">{(t as LooseTranslate)(`invoice:field.${name}`)}</dt>
                  <dd className="min-w-0 break-all">{header[name]}</dd>
                </div>
              ))}
            </dl>
            <p className="mt-3 flex gap-4 text-12 text-ink-quiet">
              {!header.is_default && (
                <button
                  type="button"
                  className={action}
                  onClick={() => void makeDefault(header.user_receipt_id)}
                >
                  {t('invoice:make_default')}
                </button>
              )}
              <button type="button" className={`ml-auto ${action}`} onClick={() => setEdited(header)}>
                {t('invoice:edit')}
              </button>
              {!header.is_default && (
                <button type="button" className={action} onClick={() => setDoomed(header)}>
                  {t('invoice:remove')}
                </button>
              )}
            </p>
          </li>
        ))}
      </ul>
      {edited && (
        <HeaderDialog
          t={t}
          header={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={() => {
            setEdited(null);
            void reload();
          }}
        />
      )}
      {doomed && (
        <ConfirmDialog
          text={t('invoice:remove_question')}
          yes={t('common:confirm')}
          no={t('common:cancel')}
          closeLabel={t('common:close')}
          onNo={() => setDoomed(null)}
          onYes={() => void remove(doomed.user_receipt_id)}
        />
      )}
    </>
  );
}
