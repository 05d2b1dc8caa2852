import { inquiryApi, type OwnInquiryRow } from '#lib/contracts/inquiry.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import type { Result } from '#lib/kernel/result.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { toast } from '#lib/stores/toast.ts';
import { useKeptState } from '#islands/form/use-kept-form.ts';
import { Button } from '#islands/ui/Button.tsx';
import { buttonLook } from '#islands/ui/button-look.ts';
import { ConfirmDialog } from '#islands/ui/ConfirmDialog.tsx';
import { ExtendDialog } from './ExtendDialog.tsx';
import { TextDialog } from './TextDialog.tsx';

interface Props {
  t: Translate;
  href: (path: string) => string;
  id: string;
  can: OwnInquiryRow['can'];
  deadline: string;
  onChanged: () => void;
  onRemoved: () => void;
}

/** What the buyer may do with an inquiry. */
export function InquiryActions({ t, href, id, can, deadline, onChanged, onRemoved }: Props) {
  const [open, setOpen] = useKeptState<'extend' | 'close' | 'remove' | undefined>(
    `inquiry act ${id}`,
    undefined,
  );
  const done = (result: Result<unknown, string>, words: string, then: () => void): string | undefined => {
    if (!result.ok) return result.failure.message ?? result.failure.code;
    toast(words, 'success');
    setOpen(undefined);
    then();
    return undefined;
  };
  const remove = async (): Promise<void> => {
    const result = await call(inquiryApi.remove, { id });
    if (result.ok) done(result, t('inquiry:deleted'), onRemoved);
    else showRefusal(result.failure);
  };
  const words = {
    yes: t('inquiry:dialog.ok'),
    no: t('inquiry:dialog.cancel'),
    closeLabel: t('common:close'),
  };
  return (
    <>
      {can.edit && (
        <a href={href(`/search_price_order?id=${id}`)} className={buttonLook('line', 'small')}>
          {t('inquiry:act.edit')}
        </a>
      )}
      {can.extend && (
        <Button kind="line" size="small" onClick={() => setOpen('extend')}>
          {t('inquiry:act.extend')}
        </Button>
      )}
      {can.close && (
        <Button kind="line" size="small" onClick={() => setOpen('close')}>
          {t('inquiry:act.close')}
        </Button>
      )}
      <a href={href(`/search_price_order?again=${id}`)} className={buttonLook('line', 'small')}>
        {t('inquiry:act.again')}
      </a>
      {can.remove && (
        <Button kind="line" size="small" onClick={() => setOpen('remove')}>
          {t('inquiry:act.remove')}
        </Button>
      )}
      {open === 'extend' && (
        <ExtendDialog
          t={t}
          deadline={deadline}
          onSend={async (next) =>
            done(await call(inquiryApi.extend, { id, deadline: next }), t('inquiry:extended'), onChanged)
          }
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'close' && (
        <TextDialog
          t={t}
          {...words}
          title={t('inquiry:dialog.close')}
          text={t('inquiry:dialog.close_text')}
          label={t('inquiry:field.reason')}
          onSend={async (reason) =>
            done(await call(inquiryApi.cancel, { id, reason }), t('inquiry:closed'), onChanged)
          }
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'remove' && (
        <ConfirmDialog
          {...words}
          text={t('inquiry:dialog.remove_text')}
          onYes={() => void remove()}
          onNo={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
