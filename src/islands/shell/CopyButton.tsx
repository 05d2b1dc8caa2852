import { toast } from '#lib/stores/toast.ts';

interface Props {
  text: string;
  label: string;
  done: string;
  failed: string;
}

/** Copies a text and says whether it worked. */
export function CopyButton({ text, label, done, failed }: Props) {
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => toast(done, 'success'),
      () => toast(failed, 'error'),
    );
  };
  return (
    <button
      type="button"
      onClick={copy}
      className="rounded border border-line px-2 text-12 text-ink-secondary hover:border-brand hover:text-brand print:hidden"
    >
      {label}
    </button>
  );
}
