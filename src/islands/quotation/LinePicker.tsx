import { useEffect, useState } from 'react';
import { quotationTemplateApi, type LaidLine } from '#lib/contracts/quotation-template.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { Amount } from '#islands/ui/Amount.tsx';
import { PickDialog, PickRow } from './PickDialog.tsx';
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
    <PickDialog
      t={t}
      label={t('quotation:template.lines')}
      count={lines?.length}
      none={t('quotation:template.all_gone')}
      onClose={onClose}
    >
      {lines?.map((line, at) => {
        const { goods, made, price, minimum } = line;
        const unit = goods?.unit_name ?? made?.unit ?? '';
        return (
          <PickRow key={at} t={t} onPick={() => onPick(line)}>
            {goods?.store_name ?? made?.name} <b className="font-semibold">{goods?.sku ?? made?.spec}</b>
            {goods?.is_substitute && <SubstituteMark t={t} className="ml-2" />}
            <span className="block text-12 text-ink-secondary">
              <Amount value={price} /> / {unit}&nbsp;· {t('quotation:form.min', { n: minimum, unit })}
            </span>
          </PickRow>
        );
      })}
    </PickDialog>
  );
}
