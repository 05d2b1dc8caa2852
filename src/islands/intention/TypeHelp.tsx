import type { Translate } from '#lib/i18n/translate.ts';
import { Dialog } from '#islands/ui/Dialog.tsx';

interface Props {
  t: Translate;
  types: { id: number; name: string; description: string }[];
  onClose: () => void;
}

/** What each type of store is, and the margin that it pays. */
export function TypeHelp({ t, types, onClose }: Props) {
  return (
    <Dialog
      label={t('intention:type_title')}
      closeLabel={t('intention:close')}
      onClose={onClose}
      className="!max-w-lg"
    >
      <div className="p-6">
        <h2 className="mb-4 pr-10 text-18 font-semibold">{t('intention:type_title')}</h2>
        <dl className="grid gap-3">
          {types.map((row) => (
            <div key={row.id} className="rounded border border-line p-3">
              <dt className="font-semibold">{row.name}</dt>
              <dd className="text-14 text-ink-secondary">{row.description}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
}
