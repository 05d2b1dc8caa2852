import { Dialog } from '#islands/ui/Dialog.tsx';
import type { Translate } from '#lib/i18n/translate.ts';

const KEYS = [
  ['j', 'down'],
  ['k', 'up'],
  ['Enter', 'row'],
  ['a', 'act'],
  ['x', 'choose'],
  ['↓ ↑', 'cell'],
  ['/', 'search'],
  ['r', 'reload'],
  ['Esc', 'close'],
  ['?', 'help'],
] as const;

/** What the keyboard does at a desk. */
export function HelpDialog({ t, onClose }: { t: Translate; onClose: () => void }) {
  return (
    <Dialog label={t('desk:help.title')} closeLabel={t('common:close')} onClose={onClose}>
      <div className="p-5">
        <h2 className="mb-3 pr-10 text-16 font-semibold">{t('desk:help.title')}</h2>
        <dl className="grid grid-cols-[64px_minmax(0,1fr)] gap-y-2 text-14">
          {KEYS.map(([key, what]) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="rounded border border-line-strong bg-ground px-1.5 text-12">{key}</kbd>
              </dt>
              <dd>{t(`desk:help.${what}`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
}
