import { useEffect, useState } from 'react';
import {
  quotationTemplateApi,
  type LaidLine,
  type QuotationTemplate,
} from '#lib/contracts/quotation-template.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Select } from '#islands/ui/form/Select.tsx';

export type Terms = Pick<
  QuotationTemplate,
  'freight_included' | 'tax_rate' | 'lead_days' | 'valid_days' | 'pay_term' | 'note'
>;
interface Props {
  t: Translate;
  inquiryId: string;
  /** Items of the inquiry. */
  items: number;
  onFill: (templateId: string, terms: Terms, list: LaidLine[]) => void;
}

/** Fills a quotation with lines that the store keeps; it shows itself where there are some. */
export function TemplateFill({ t, inquiryId, items, onFill }: Props) {
  const [templates, setTemplates] = useState<QuotationTemplate[]>([]);
  const [chosen, setChosen] = useState('');
  const [pending, setPending] = useState(false);
  const [said, setSaid] = useState('');
  useEffect(() => {
    void call(quotationTemplateApi.list, { limit: 100 }).then((found) => {
      if (found.ok) setTemplates(found.value.list);
    });
  }, []);
  if (templates.length === 0) return null;
  const id = chosen || templates[0]!.template_id;
  const fill = async (): Promise<void> => {
    setPending(true);
    const found = await call(quotationTemplateApi.lay, { id, inquiry_id: inquiryId });
    setPending(false);
    if (!found.ok) return showRefusal(found.failure);
    const { list, ...terms } = found.value;
    onFill(id, terms, list);
    setSaid(t('quotation:template.filled', { n: list.length, of: items }));
  };
  return (
    <div className="flex flex-wrap items-end gap-3 rounded bg-ground p-3">
      <Select
        label={t('quotation:template.choose')}
        value={id}
        options={templates.map((one) => ({ value: one.template_id, name: one.name }))}
        onChange={(event) => setChosen(event.target.value)}
      />
      <Button kind="line" pending={pending} onClick={() => void fill()}>
        {t('quotation:template.fill')}
      </Button>
      <p role="status" className="flex-1 basis-56 text-14 text-ink-secondary">
        {said || t('quotation:template.hint')}
      </p>
    </div>
  );
}
