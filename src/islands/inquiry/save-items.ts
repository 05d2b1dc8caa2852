import type { InquiryDetail } from '#lib/contracts/inquiry.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { saveSheet } from '#islands/form/save-sheet.ts';

const COLUMNS = ['name', 'spec', 'brand', 'num', 'unit', 'target_price', 'remark'] as const;

/** The items of an inquiry, in the words of its buyer, as a workbook that can be imported again. */
export const saveItems = (t: Translate, inquiry: InquiryDetail): Promise<void> =>
  saveSheet(inquiry.inquiry_sn, t('inquiry:import.sheet'), [
    COLUMNS.map((name) => t(`inquiry:field.${name}`)),
    ...inquiry.items
      .map((line) => ({ ...line, ...line.own }))
      .map((item) =>
        COLUMNS.map((name) => (name === 'target_price' ? Number(item.target_price) || '' : item[name])),
      ),
  ]);
