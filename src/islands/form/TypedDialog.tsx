import { useState, type ReactNode } from 'react';
import type { Translate } from '#lib/i18n/translate.ts';
import { ConfirmDialog } from '#islands/ui/ConfirmDialog.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';

interface Props {
  t: Translate;
  label: string;
  onClose: () => void;
  children: ReactNode;
  className?: string;
}

/**
 * A dialog that is filled in. Escape and the cross are easily pressed by mistake: once something has been entered they
 * ask before it is lost. A button of the form that cancels closes at once.
 */
export function TypedDialog({ t, label, onClose, children, className = '' }: Props) {
  const [isTyped, setTyped] = useState(false);
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Dialog
        label={label}
        closeLabel={t('common:close')}
        onClose={() => (isTyped ? setAsks(true) : onClose())}
        className={className}
      >
        <div onChange={() => setTyped(true)}>{children}</div>
      </Dialog>
      {asks && (
        <ConfirmDialog
          text={t('common:leave.text')}
          yes={t('common:leave.yes')}
          no={t('common:leave.no')}
          closeLabel={t('common:close')}
          onYes={onClose}
          onNo={() => setAsks(false)}
        />
      )}
    </>
  );
}
