import { useState } from 'react';
import type { SkuOffer } from '#lib/contracts/quotation.ts';
import type { TemplateLine } from '#lib/contracts/quotation-template.ts';
import { GoodsPicker } from '#islands/quotation/GoodsPicker.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { FieldError } from '#islands/ui/form/FieldFrame.tsx';
import type { Drawing, FormProps, Values } from '../../../screen.ts';

const MADE = ['name', 'spec', 'unit', 'weight'] as const;
const LONGEST = { name: 80, spec: 80, unit: 10, weight: 10 } as const;

interface Typed {
  product_attr_unique?: number;
  made?: Record<(typeof MADE)[number], string>;
  price: string;
  minimum: number | '';
  /** Only shown; they are not read by the server. */
  called: string;
  unit: string;
}

const linesOf = (values: Values): Typed[] =>
  Array.isArray(values['lines']) ? (values['lines'] as Typed[]) : [];

/** A kept line as it is typed. */
export const typedOf = (line: TemplateLine): Typed => ({
  ...(line.made ? { made: line.made } : { product_attr_unique: line.product_attr_unique! }),
  price: line.price,
  minimum: line.minimum,
  called: `${line.store_name} ${line.sku}`.trim(),
  unit: line.unit_name,
});

/** The lines of a template: goods of the store, or what it makes to order, with a price and from how many on. */
export function TemplateLines({ values, change, draw: { t }, errors }: FormProps<object>) {
  const [isPicking, setPicking] = useState(false);
  const lines = linesOf(values);
  const set = (next: Typed[]): void => change({ ...values, lines: next });
  const put = (at: number, part: Partial<Typed>): void => set(lines.with(at, { ...lines[at]!, ...part }));
  const add = (sku: SkuOffer): void => {
    setPicking(false);
    const { product_attr_unique, price, once_min_count: minimum, unit_name: unit } = sku;
    set([...lines, { product_attr_unique, price, minimum, unit, called: `${sku.store_name} ${sku.sku}` }]);
  };
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-14 text-ink-secondary">{t('quotation:template.lines')}</legend>
      {lines.map((line, at) => (
        <div
          key={at}
          role="group"
          aria-label={t('quotation:template.line_n', { n: at + 1 })}
          className="grid gap-2 rounded border border-line p-3"
        >
          {line.made ? (
            <div className="grid gap-2 md:grid-cols-2">
              {MADE.map((name) => (
                <Field
                  key={name}
                  label={t(`quotation:made.${name}`)}
                  maxLength={LONGEST[name]}
                  {...(name === 'weight' ? { inputMode: 'decimal' as const } : {})}
                  value={line.made![name]}
                  error={errors[`lines.${at}.made.${name}`]}
                  onChange={(event) => put(at, { made: { ...line.made!, [name]: event.target.value } })}
                />
              ))}
            </div>
          ) : (
            <p className="text-14 font-semibold [overflow-wrap:anywhere]">{line.called}</p>
          )}
          <FieldError id={`line-${at}`} error={errors[`lines.${at}.product_attr_unique`]} />
          <div className="grid grid-cols-2 items-start gap-2">
            <Field
              label={t('quotation:form.price')}
              inputMode="decimal"
              maxLength={11}
              value={line.price}
              error={errors[`lines.${at}.price`]}
              onChange={(event) => put(at, { price: event.target.value.trim() })}
            />
            <Field
              label={
                line.unit
                  ? t('quotation:template.minimum_in', { unit: line.unit })
                  : t('quotation:template.minimum')
              }
              inputMode="numeric"
              maxLength={7}
              value={line.minimum}
              error={errors[`lines.${at}.minimum`]}
              onChange={(event) => {
                const digits = event.target.value.replaceAll(/\D/g, '');
                put(at, { minimum: digits && Number(digits) });
              }}
            />
          </div>
          <button
            type="button"
            className="min-h-11 justify-self-start text-14 text-info underline md:min-h-6"
            onClick={() => set(lines.toSpliced(at, 1))}
          >
            {t('quotation:template.drop')}
          </button>
        </div>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button kind="line" size="small" onClick={() => setPicking(true)}>
          {t('quotation:template.add_goods')}
        </Button>
        <Button
          kind="line"
          size="small"
          onClick={() =>
            set([
              ...lines,
              {
                made: { name: '', spec: '', unit: '', weight: '' },
                price: '',
                minimum: 1,
                called: '',
                unit: '',
              },
            ])
          }
        >
          {t('quotation:template.add_made')}
        </Button>
      </div>
      <FieldError id="lines" error={errors['lines']} />
      {isPicking && <GoodsPicker t={t} onPick={add} onClose={() => setPicking(false)} />}
    </fieldset>
  );
}

/** What is wrong with the lines before they are sent, each at its field. */
export function lineFaults(values: Values, { t }: Drawing): Record<string, string> {
  const lines = linesOf(values);
  if (lines.length === 0) return { lines: t('failures:quotation.items') };
  return Object.fromEntries(
    lines.flatMap(({ made, minimum, price }, at) => {
      const wrong: [string, string][] = [];
      const of = (field: string): string => `lines.${at}.${field}`;
      if (made && !made.name.trim()) wrong.push([of('made.name'), t('failures:quotation.made_name')]);
      if (made && !made.unit.trim()) wrong.push([of('made.unit'), t('failures:inquiry.unit')]);
      if (made && !(Number(made.weight) > 0))
        wrong.push([of('made.weight'), t('failures:quotation.made_weight')]);
      if (!(Number(price) > 0)) wrong.push([of('price'), t('failures:quotation.price')]);
      if (!minimum) wrong.push([of('minimum'), t('failures:quantity.required')]);
      return wrong;
    }),
  );
}

/** Whether a refusal is shown at a line. */
export const isOfLines = (field: string): boolean => field === 'lines' || field.startsWith('lines.');
