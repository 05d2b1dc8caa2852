import type { Translate } from '#lib/i18n/translate.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

interface Props {
  text: string;
  yes: string;
  no: string;
  closeLabel: string;
  pending?: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** The words of most of these questions. */
export const confirmWords = (t: Translate): Pick<Props, 'yes' | 'no' | 'closeLabel'> => ({
  yes: t('common:confirm'),
  no: t('common:cancel'),
  closeLabel: t('common:close'),
});

/** Asks once before something that cannot be taken back. */
export function ConfirmDialog({ text, yes, no, closeLabel, pending = false, onYes, onNo }: Props) {
  return (
    <Dialog label={text} closeLabel={closeLabel} onClose={onNo} className="max-w-sm">
      <p className="px-6 pb-2 pt-8 text-16">{text}</p>
      <div className="flex justify-end gap-3 p-6">
        <Button kind="line" onClick={onNo}>
          {no}
        </Button>
        <Button data-autofocus pending={pending} onClick={onYes}>
          {yes}
        </Button>
      </div>
    </Dialog>
  );
}
