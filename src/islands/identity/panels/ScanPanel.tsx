import { useEffect, useId, useState, type SyntheticEvent } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import type { PanelProps } from './panel.ts';
import { useScan } from './use-scan.ts';

/** Panel 3: a QR code that a logged-in phone confirms. */
export default function ScanPanel(props: PanelProps) {
  const [round, setRound] = useState(0);
  return <ScanCode key={round} {...props} onRenew={() => setRound(round + 1)} />;
}

/** One QR code from its first second to its last. Enter looks at once, or asks for a new code when it is over. */
function ScanCode({ t, onLogin, onFactor, onRenew }: PanelProps & { onRenew: () => void }) {
  const { view, look } = useScan({
    onToken: (token) => void onLogin('code', token),
    onFactor: (failure) => onFactor('code', failure),
  });
  const isOver = view.state === 'invalid' || view.state === 'failed';
  const id = useId();
  // The button that had the focus is gone when the code is over.
  useEffect(() => {
    if (isOver && document.activeElement === document.body) document.getElementById(id)?.focus();
  }, [isOver, id]);

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (isOver) onRenew();
    else look();
  };
  return (
    <form onSubmit={submit} className="grid justify-items-center gap-3 py-2">
      <div className="relative h-[180px] w-[180px] border border-line bg-white">
        {'qrcode' in view && (
          <img
            src={view.qrcode}
            alt={t('identity:scan.alt')}
            width={180}
            height={180}
            className={`h-full w-full ${isOver ? 'opacity-10' : ''}`}
          />
        )}
        {isOver && (
          <button
            id={id}
            type="submit"
            className="absolute inset-0 flex items-center justify-center p-4 text-center text-14 font-medium text-ink underline"
          >
            {t(view.state === 'failed' ? 'identity:scan.failed' : 'identity:scan.invalid')}
          </button>
        )}
      </div>
      <output className="text-14 text-ink-secondary">
        {view.state === 'loading' && t('identity:scan.loading')}
        {view.state === 'waiting' && t('identity:scan.hint')}
        {view.state === 'scanned' && t('identity:scan.scanned')}
      </output>
      {!isOver && (
        <Button type="submit" kind="line" data-autofocus disabled={view.state === 'loading'}>
          {t('identity:scan.look')}
        </Button>
      )}
    </form>
  );
}
