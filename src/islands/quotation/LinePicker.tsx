import { useEffect, useState } from 'react';
import { quotationTemplateApi, type LaidLine } from '#lib/contracts/quotation-template.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { Amount } from '#islands/ui/Amount.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { SubstituteMark } from './SubstituteMark.tsx';

interface Props {
  t: Translate;
  asked: { id: string; inquiry_id: string; item_id: string };
  onPick: (line: LaidLine) => void;
  onClose: () => void;
}

/** All lines of a template for one item; those that fit it stand first. */
export function LinePicker({ t, asked, onPick, onClose }: Props) {
  const [lines, setLines] = useState<LaidLine[] | undefined>();
  useEffect(() => {
    void call(quotationTemplateApi.lay, asked).then((found) => {
      if (found.ok) return setLines(found.value.list);
      showRefusal(found.failure);
      onClose();
    });
  }, []);
  return (
    <Dialog
      label={t('quotation:template.lines')}
      closeLabel={t('common:close')}
      onClose={onClose}
      className="max-w-xl"
    >
      <div className="grid gap-3 p-6">
        <h2 className="pr-8 text-18 font-semibold">{t('quotation:template.lines')}</h2>
        {!lines && <p className="text-14 text-ink-secondary">{t('common:loading')}</p>}
        {lines?.length === 0 && (
          <p className="text-14 text-ink-secondary">{t('quotation:template.all_gone')}</p>
        )}
        <ul className="max-h-80 divide-y divide-line overflow-y-auto">
          {lines?.map((line, at) => (
            <li key={at} className="flex items-center gap-3 py-2">
              <p className="min-w-0 flex-1 text-14 [overflow-wrap:anywhere]">
                {line.goods?.store_name ?? line.made?.name}{' '}
                <b className="font-semibold">{line.goods?.sku ?? line.made?.spec}</b>
                {line.goods?.is_substitute && <SubstituteMark t={t} className="ml-2" />}
                <span className="block text-12 text-ink-secondary">
                  <Amount value={line.price} /> / {line.goods?.unit_name ?? line.made?.unit}&nbsp;·{' '}
                  {t('quotation:form.min', {
                    n: line.minimum,
                    unit: line.goods?.unit_name ?? line.made?.unit ?? '',
                  })}
                </span>
              </p>
              <Button kind="line" size="small" onClick={() => onPick(line)}>
                {t('inquiry:act.choose_store')}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
