import type { HeaderView } from '#lib/contracts/invoice.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { useKeptState } from '#islands/form/use-kept-form.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Select } from '#islands/ui/form/Select.tsx';
import { HeaderDialog } from './HeaderDialog.tsx';
import { headerWord } from './words.ts';

interface Props {
  t: Translate;
  merId: number;
  /** What was asked for with the inquiry. */
  wish: 'none' | 'plain' | 'special';
  headers: HeaderView[];
  /** Id of the chosen header; empty for no invoice. */
  chosen: string;
  onChoose: (headerId: string) => void;
  onAdded: (header: HeaderView) => void;
  /** Chooses the same for the other stores of the order. */
  onAll: (() => void) | undefined;
}

/** Whether a store makes out an invoice for this order, and to whom. */
export function CheckoutInvoice({ t, merId, wish, headers, chosen, onChoose, onAdded, onAll }: Props) {
  const [isAdding, setAdding] = useKeptState(`header for ${merId}`, false);
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Select
        label={t('invoice:at_checkout')}
        className="min-w-0 flex-1 max-sm:basis-full"
        value={chosen}
        options={headers.map((row) => ({ value: row.user_receipt_id, name: headerWord(t, row) }))}
        empty={t('invoice:none')}
        onChange={(event) => onChoose(event.target.value)}
      />
      <Button kind="line" className="max-sm:w-full md:min-h-11" onClick={() => setAdding(true)}>
        {t('invoice:new_header')}
      </Button>
      {onAll && (
        <button
          type="button"
          className="min-h-6 basis-full text-left text-12 text-info hover:underline max-md:min-h-11"
          onClick={onAll}
        >
          {t('invoice:for_all_stores')}
        </button>
      )}
      {wish !== 'none' && (
        <p className="basis-full text-12 text-ink-secondary">
          {t(wish === 'special' ? 'invoice:wish.special' : 'invoice:wish.plain')}
        </p>
      )}
      {isAdding && (
        <HeaderDialog
          t={t}
          header={null}
          onClose={() => setAdding(false)}
          onSaved={(header) => {
            setAdding(false);
            onAdded(header);
            onChoose(header.user_receipt_id);
          }}
        />
      )}
    </div>
  );
}
