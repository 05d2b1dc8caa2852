import { auditApi } from '#lib/contracts/audit.ts';
import { quotationTemplateApi, type QuotationTemplate } from '#lib/contracts/quotation-template.ts';
import { TAX_RATES } from '#lib/contracts/quotation-terms.ts';
import { formatAmount, formatDate } from '#lib/i18n/format.ts';
import { withUnit } from '#lib/i18n/with-unit.ts';
import { Facts, Section, Tag } from '../../record-parts.tsx';
import { listScreen, type Drawing } from '../../screen.ts';
import { isOfLines, lineFaults, TemplateLines, typedOf } from './parts/TemplateLines.tsx';

const form = {
  fields: ['name', 'tax_rate', 'freight_included', 'lead_days', 'valid_days', 'pay_term', 'note'],
  options: { tax_rate: TAX_RATES },
  more: TemplateLines,
  faults: lineFaults,
  owns: isOfLines,
} as const;

const input = ({ template_id: id }: QuotationTemplate): { id: string } => ({ id });

/** A template beside the list: its lines, and what it says of the whole quotation. */
function TemplateRecord({ record, draw: { t, w, locale } }: { record: QuotationTemplate; draw: Drawing }) {
  return (
    <>
      <Section title={w('part.lines')}>
        <ul className="divide-y divide-line text-14">
          {record.lines.map((line, at) => (
            <li key={at} className="grid grid-cols-[minmax(0,1fr)_auto] gap-3 py-1.5">
              <span className="[overflow-wrap:anywhere]">
                {line.store_name} {line.sku}
                {line.is_gone && (
                  <>
                    {' '}
                    <Tag tone="bad">{t('quotation:template.gone')}</Tag>
                  </>
                )}
              </span>
              <span className="text-right tabular-nums">
                {formatAmount(line.price)} / {line.unit_name}
                <span className="block text-12 text-ink-quiet">
                  {w('from', { n: withUnit(line.minimum, line.unit_name, locale) })}
                </span>
              </span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={w('part.terms')}>
        <Facts
          facts={[
            [w('col.tax'), `${record.tax_rate}%`],
            [w('col.lead'), t('quotation:row.lead_days', { count: record.lead_days })],
            [w('col.valid'), t('quotation:row.lead_days', { count: record.valid_days })],
            [
              t('quotation:row.freight'),
              t(record.freight_included ? 'quotation:row.freight_in' : 'quotation:row.freight_extra'),
            ],
            [w('field.pay_term'), record.pay_term],
            [w('field.note'), record.note],
          ]}
        />
      </Section>
    </>
  );
}

/** Lines and terms that a store quotes again and again. */
export default listScreen<QuotationTemplate>({
  words: 'quotation:template_desk',
  alsoWords: [
    'quotation.template',
    'quotation.row',
    'quotation.split',
    'quotation.form',
    'quotation.made',
    'inquiry.act',
  ],
  group: 'sourcing',
  place: 37,
  list: quotationTemplateApi.list,
  idOf: (row) => row.template_id,
  nameOf: (row) => row.name,
  history: {
    row: auditApi.aboutOwn,
    kind: 'quotation_template',
    others: [{ key: 'keep', row: quotationTemplateApi.keep }],
  },
  columns: [
    { key: 'name', cell: (row) => row.name, isKept: true },
    {
      key: 'goods',
      cell: ({ lines }, { t }) => (
        <span className="line-clamp-2 max-w-80">
          {lines.map((line) => `${line.store_name} ${line.sku}`.trim()).join(t('quotation:split.comma'))}
        </span>
      ),
    },
    { key: 'lines', isRight: true, cell: (row) => row.lines.length },
    { key: 'lead', cell: (row, { t }) => t('quotation:row.lead_days', { count: row.lead_days }) },
    { key: 'valid', cell: (row, { t }) => t('quotation:row.lead_days', { count: row.valid_days }) },
    { key: 'tax', isSpare: true, cell: (row) => `${row.tax_rate}%` },
    {
      key: 'changed',
      cell: (row, { locale }) => (
        <span className="whitespace-nowrap">{formatDate(row.change_time, locale, 'short')}</span>
      ),
    },
  ],
  acts: [
    {
      key: 'edit',
      row: quotationTemplateApi.save,
      isFor: () => true,
      isMain: true,
      input,
      ...form,
      initial: (row) => ({
        name: row.name,
        tax_rate: row.tax_rate,
        freight_included: row.freight_included,
        lead_days: row.lead_days,
        valid_days: row.valid_days,
        pay_term: row.pay_term,
        note: row.note,
        lines: row.lines.map(typedOf),
      }),
    },
    { key: 'remove', row: quotationTemplateApi.remove, isFor: () => true, input },
  ],
  makes: [
    {
      key: 'add',
      row: quotationTemplateApi.save,
      ...form,
      initial: { tax_rate: 13, lead_days: 7, valid_days: 15 },
    },
  ],
  record: TemplateRecord,
});
