import type { Translate } from '#lib/i18n/translate.ts';
import { Button } from './Button.tsx';

interface Props {
  t: Translate;
  /** Word of the button that sends. */
  send: string;
  isPending: boolean;
  onCancel: () => void;
}

/** How a form in a dialog ends. */
export const SendOrCancel = ({ t, send, isPending, onCancel }: Props) => (
  <div className="flex justify-end gap-3">
    <Button kind="line" onClick={onCancel}>
      {t('common:cancel')}
    </Button>
    <Button type="submit" pending={isPending}>
      {send}
    </Button>
  </div>
);
