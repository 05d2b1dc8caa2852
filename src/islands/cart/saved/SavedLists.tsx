import { useEffect, useState } from 'react';
import type { PutReport } from '#lib/contracts/cart.ts';
import { savedListApi, type SavedList } from '#lib/contracts/saved-list.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { toast } from '#lib/stores/toast.ts';
import { ConfirmDialog, confirmWords } from '#islands/ui/ConfirmDialog.tsx';
import { Empty } from '#islands/ui/Empty.tsx';
import { LoadAgain } from '#islands/ui/LoadAgain.tsx';
import { NameDialog } from '../NameDialog.tsx';
import { PutReportDialog } from '../PutReportDialog.tsx';
import { SavedListRow } from './SavedListRow.tsx';

interface Props {
  t: Translate;
  locale: Locale;
  href: (path: string) => string;
  onAdded: () => void;
  onCart: () => void;
}

/** The lists of what is bought again and again (常购清单). */
export function SavedLists({ t, locale, href, onAdded, onCart }: Props) {
  const [lists, setLists] = useState<SavedList[] | 'failed'>();
  const [open, setOpen] = useState<string>();
  const [naming, setNaming] = useState<SavedList>();
  const [leaving, setLeaving] = useState<SavedList>();
  const [pending, setPending] = useState<string>();
  const [report, setReport] = useState<PutReport | null>(null);

  const load = async (): Promise<void> => {
    setLists(undefined);
    const answer = await call(savedListApi.list);
    setLists(answer.ok ? answer.value : 'failed');
  };
  useEffect(() => void load(), []);

  const add = async (list: SavedList): Promise<void> => {
    if (pending) return;
    setPending(list.saved_list_id);
    const put = await call(savedListApi.add, { id: list.saved_list_id });
    setPending(undefined);
    if (!put.ok) return showRefusal(put.failure);
    setReport(put.value);
    onAdded();
  };
  const rename = async (list: SavedList, name: string): Promise<string> => {
    const answer = await call(savedListApi.rename, { id: list.saved_list_id, name });
    if (!answer.ok) return answer.failure.message ?? t('common:load_failed');
    setLists(answer.value);
    return '';
  };
  const remove = async (list: SavedList): Promise<void> => {
    setPending(list.saved_list_id);
    const answer = await call(savedListApi.remove, { id: list.saved_list_id });
    setPending(undefined);
    setLeaving(undefined);
    if (!answer.ok) return showRefusal(answer.failure);
    setLists(answer.value);
    toast(t('cart:removed'), 'success');
  };

  if (lists === undefined) return <p className="panel p-6 text-ink-quiet">{t('common:loading')}</p>;
  if (lists === 'failed') {
    return (
      <LoadAgain
        text={t('common:load_failed')}
        onAgain={() => void load()}
        className="panel p-10 text-center"
      />
    );
  }
  if (lists.length === 0)
    return <Empty text={t('cart:saved.empty')} action={t('cart:go_on')} href={href('/goods_cate')} />;
  return (
    <>
      <ul className="panel divide-y divide-line">
        {lists.map((list) => (
          <SavedListRow
            key={list.saved_list_id}
            t={t}
            locale={locale}
            href={href}
            list={list}
            isOpen={open === list.saved_list_id}
            isPending={pending === list.saved_list_id}
            onOpen={(isOn) => setOpen(isOn ? list.saved_list_id : undefined)}
            onAdd={() => void add(list)}
            onRename={() => setNaming(list)}
            onDelete={() => setLeaving(list)}
            onCount={(by) =>
              setLists(
                lists.map((one) => (one === list ? { ...one, count: Math.max(one.count + by, 0) } : one)),
              )
            }
          />
        ))}
      </ul>
      {naming && (
        <NameDialog
          t={t}
          title={t('cart:saved.rename')}
          initial={naming.name}
          onSave={(name) => rename(naming, name)}
          onClose={() => setNaming(undefined)}
        />
      )}
      {leaving && (
        <ConfirmDialog
          text={t('cart:saved.delete_sure', { name: leaving.name })}
          {...confirmWords(t)}
          yes={t('cart:saved.delete')}
          pending={pending === leaving.saved_list_id}
          onYes={() => void remove(leaving)}
          onNo={() => setLeaving(undefined)}
        />
      )}
      {report && (
        <PutReportDialog
          t={t}
          href={href}
          report={report}
          title={t('cart:report.title_list')}
          isInCart={false}
          onClose={() => setReport(null)}
          onGo={() => {
            setReport(null);
            onCart();
          }}
        />
      )}
    </>
  );
}
