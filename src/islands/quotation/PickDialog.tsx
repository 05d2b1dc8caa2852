import type { ReactNode } from 'react';
import type { Translate } from '#lib/i18n/translate.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';

interface Props {
  t: Translate;
  label: string;
  /** The heading, where it says more than what the dialog is called. */
  heading?: string;
  /** How many rows there are; undefined while they are read. */
  count: number | undefined;
  /** What is said when there is none. */
  none: string;
  /** What stands above the rows. */
  above?: ReactNode;
  onClose: () => void;
  /** A `PickRow` each. */
  children: ReactNode;
}

/** A list from which one row is chosen for a line of a quotation. */
export function PickDialog({ t, label, heading = label, count, none, above, onClose, children }: Props) {
  return (
    <Dialog label={label} closeLabel={t('common:close')} onClose={onClose} className="max-w-xl">
      <div className="grid gap-3 p-6">
        <h2 className="pr-8 text-18 font-semibold">{heading}</h2>
        {above}
        {count === undefined && <p className="text-14 text-ink-secondary">{t('common:loading')}</p>}
        {count === 0 && <p className="text-14 text-ink-secondary">{none}</p>}
        <ul className="max-h-80 divide-y divide-line overflow-y-auto">{children}</ul>
      </div>
    </Dialog>
  );
}

export const PickRow = ({
  t,
  onPick,
  children,
}: {
  t: Translate;
  onPick: () => void;
  children: ReactNode;
}) => (
  <li className="flex items-center gap-3 py-2">
    <p className="min-w-0 flex-1 text-14 [overflow-wrap:anywhere]">{children}</p>
    <Button kind="line" size="small" onClick={onPick}>
      {t('inquiry:act.choose_store')}
    </Button>
  </li>
);
