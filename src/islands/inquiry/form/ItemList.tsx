import { useState } from 'react';
import { inquiryApi } from '#lib/contracts/inquiry.ts';
import { INQUIRY_ITEMS_MAX } from '#lib/kernel/limits.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { toast } from '#lib/stores/toast.ts';
import { sendFile } from '#lib/stores/upload/send-file.ts';
import { Button } from '#islands/ui/Button.tsx';
import { FileButton } from '#islands/ui/form/FileButton.tsx';
import { emptyItem, type ItemState } from './form-state.ts';
import { ItemFields } from './ItemFields.tsx';
import { saveSheet } from '#islands/form/save-sheet.ts';
import { itemsOfTable } from './item-table.ts';

interface Props {
  t: Translate;
  items: ItemState[];
  faultOf: (field: string) => string | undefined;
  onChange: (items: ItemState[]) => void;
}

const isBlank = (item: ItemState): boolean => !item.name && !item.num && !item.spec;

/** The products of an inquiry, typed or brought in a spreadsheet. */
export function ItemList({ t, items, faultOf, onChange }: Props) {
  const [isReading, setReading] = useState(false);

  const bring = async (file: File): Promise<void> => {
    setReading(true);
    const answer = await sendFile(inquiryApi.readTable, file);
    setReading(false);
    if (!answer.ok) return showRefusal(answer.failure);
    const kept = items.filter((item) => !isBlank(item));
    const { rows, skipped } = itemsOfTable(answer.value.rows, INQUIRY_ITEMS_MAX - kept.length);
    if (rows.length > 0) onChange([...kept, ...rows.map((row) => emptyItem(row))]);
    toast(t('inquiry:import.done', { count: rows.length }), rows.length > 0 ? 'success' : 'error');
    if (skipped > 0) toast(t('inquiry:import.skipped', { n: skipped }));
  };
  /** A list that was pasted into the name of a product: each of its lines is one, in the place of that one. */
  const spread = async (text: string, into: ItemState): Promise<void> => {
    // Only whoever pastes needs to read lists.
    const { readQuickText } = await import('#lib/kernel/quick-lines.ts');
    const kept = items.filter((item) => (item === into ? !isBlank(item) : true));
    const rows = readQuickText(text)
      .lines.slice(0, INQUIRY_ITEMS_MAX - kept.length)
      .map(({ words, num, unit = '' }) =>
        emptyItem({ name: words.slice(0, 80), num: String(num), unit: unit.slice(0, 10) }),
      );
    const at = items.indexOf(into) + (isBlank(into) ? 0 : 1);
    onChange([...kept.slice(0, at), ...rows, ...kept.slice(at)]);
    toast(t('inquiry:import.done', { count: rows.length }), rows.length > 0 ? 'success' : 'error');
  };
  const template = (): Promise<void> =>
    saveSheet(t('inquiry:import.sheet'), t('inquiry:import.sheet'), [
      (['name', 'spec', 'brand', 'num', 'unit', 'target_price', 'remark'] as const).map((name) =>
        t(`inquiry:field.${name}`),
      ),
      [
        t('inquiry:import.example.name'),
        t('inquiry:import.example.spec'),
        '',
        2000,
        t('inquiry:import.example.unit'),
        0.35,
        t('inquiry:import.example.remark'),
      ],
    ]);

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <FileButton
          kind="line"
          size="small"
          label={t('inquiry:import.button')}
          accept=".xlsx,.csv"
          pending={isReading}
          onFiles={([file]) => file && void bring(file)}
        />
        <Button kind="text" size="small" onClick={() => void template()}>
          {t('inquiry:import.template')}
        </Button>
      </div>
      <p className="text-12 text-ink-quiet">{t('inquiry:import.paste')}</p>
      <ul className="grid gap-3">
        {items.map((item, at) => (
          <ItemFields
            key={item.key}
            t={t}
            at={at}
            item={item}
            isOnly={items.length === 1}
            faultOf={(field) => faultOf(`items.${at}.${field}`)}
            onChange={(change) =>
              onChange(items.map((other) => (other === item ? { ...other, ...change } : other)))
            }
            onRemove={() => onChange(items.filter((other) => other !== item))}
            onLines={(text) => void spread(text, item)}
          />
        ))}
      </ul>
      {items.length < INQUIRY_ITEMS_MAX && (
        <Button kind="line" className="justify-self-start" onClick={() => onChange([...items, emptyItem()])}>
          + {t('inquiry:item.add')}
        </Button>
      )}
    </div>
  );
}
