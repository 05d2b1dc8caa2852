import type { InquiryFormInput } from '#lib/contracts/inquiry.ts';

export interface ItemState {
  /** Keeps a row's place on the page; never sent. */
  key: number;
  name: string;
  spec: string;
  brand: string;
  num: string;
  unit: string;
  target_price: string;
  remark: string;
  images: string[];
  product_id?: number | undefined;
  product_attr_unique?: number | undefined;
}
export interface FileState {
  path: string;
  name: string;
}
export interface StoreState {
  mer_id: number;
  mer_name: string;
}
export interface FormState {
  title: string;
  type: 0 | 1;
  stores: StoreState[];
  sealed: boolean;
  cate_id: string;
  items: ItemState[];
  content: string;
  images: string[];
  files: FileState[];
  area: { id: string; name: string }[];
  /** In China's time, as the control of the browser writes it: 2026-11-28T18:00. */
  deadline: string;
  expect_date: string;
  invoice_type: 0 | 1 | 2;
  include_tax: boolean;
  include_freight: boolean;
  pay_type: 'online' | 'transfer' | 'credit';
  supplier_province: string;
  supplier_certified: boolean;
  supplier_capital: string;
  contact: string;
  phone: string;
  company: string;
  is_contact_open: boolean;
}

let last = 0;
export const emptyItem = (given: Partial<ItemState> = {}): ItemState => ({
  name: '',
  spec: '',
  brand: '',
  num: '',
  unit: '',
  target_price: '',
  remark: '',
  images: [],
  ...given,
  key: (last += 1),
});

/** The form as API input; a quantity that is no number becomes 0 and is refused there. */
export function inputOf(form: FormState, draft: boolean): InquiryFormInput {
  const { stores, area, cate_id, deadline, items, supplier_capital, ...rest } = form;
  return {
    ...rest,
    draft,
    mer_ids: form.type === 1 ? stores.map((store) => store.mer_id) : [],
    receive_area: area.slice(0, 3).map((part) => part.id),
    ...(cate_id ? { cate_id: Number(cate_id) } : {}),
    deadline: deadline ? `${deadline.slice(0, 16)}:00+08:00` : '',
    supplier_capital: Math.max(0, Math.trunc(Number(supplier_capital)) || 0),
    items: items.map(({ key: _key, num, product_id, product_attr_unique, ...item }) => ({
      ...item,
      num: /^\d{1,7}$/.test(num) ? Number(num) : 0,
      ...(product_id ? { product_id } : {}),
      ...(product_id && product_attr_unique ? { product_attr_unique } : {}),
    })),
  };
}

/** Value of one field of the form, by the field's name in the API: items.0.num. */
export const sentAt = (form: FormState, field: string): string =>
  JSON.stringify(
    field
      .split('.')
      .reduce<unknown>(
        (part, name) => (part as Record<string, unknown> | undefined)?.[name],
        inputOf(form, false),
      ) ?? null,
  );
