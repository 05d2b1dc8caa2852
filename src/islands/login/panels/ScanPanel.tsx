import type { SyntheticEvent } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import type { PanelProps } from './panel.ts';
import { useScan } from './use-scan.ts';

/** Panel 3: a QR code that a logged-in phone confirms. Enter looks at once, or asks for a new code. */
export default function ScanPanel({ t, onLogin }: PanelProps) {
  const { view, renew, look } = useScan((token) => void onLogin('code', token));
  const isOver = view.state === 'invalid' || view.state === 'failed';
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (isOver) renew();
    else look();
  };
  return (
    <form onSubmit={submit} className="grid justify-items-center gap-3 py-2">
      <div className="relative h-[180px] w-[180px] border border-line bg-white">
        {'qrcode' in view && (
          <img
            src={view.qrcode}
            alt={t('login:scan.alt')}
            width={180}
            height={180}
            className={`h-full w-full ${isOver ? 'opacity-10' : ''}`}
          />
        )}
        {isOver && (
          <button
            type="submit"
            className="absolute inset-0 flex items-center justify-center p-4 text-center text-14 font-medium text-ink underline"
          >
            {t(view.state === 'failed' ? 'login:scan.failed' : 'login:scan.invalid')}
          </button>
        )}
      </div>
      <p role="status" className="text-14 text-ink-secondary">
        {view.state === 'loading' && t('login:scan.loading')}
        {view.state === 'waiting' && t('login:scan.hint')}
        {view.state === 'scanned' && t('login:scan.scanned')}
      </p>
      {!isOver && (
        <Button type="submit" kind="line" data-autofocus disabled={view.state === 'loading'}>
          {t('login:scan.look')}
        </Button>
      )}
    </form>
  );
}
