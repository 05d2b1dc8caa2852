import type { Translate } from '#lib/i18n/translate.ts';
import { Button } from '#islands/ui/Button.tsx';

interface Props {
  t: Translate;
  /** The sentence of the invitation. */
  text: string;
  pending: boolean;
  onAnswer: (isAgreed: boolean) => void;
}

/** One invitation to the reader, which he accepts or declines. */
export function AskedRow({ t, text, pending, onAnswer }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-3 rounded border border-warning bg-warning-tint p-4">
      <p className="min-w-0 flex-1 break-words max-sm:basis-full">{text}</p>
      <Button kind="line" size="small" pending={pending} onClick={() => onAnswer(false)}>
        {t('company:asked.refuse')}
      </Button>
      <Button kind="steel" size="small" pending={pending} onClick={() => onAnswer(true)}>
        {t('company:asked.accept')}
      </Button>
    </div>
  );
}
