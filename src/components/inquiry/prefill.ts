import { goodsApi } from '#lib/contracts/goods.ts';
import { inquiryApi, type InquiryDetail } from '#lib/contracts/inquiry.ts';
import { storeApi } from '#lib/contracts/store.ts';
import { userApi } from '#lib/contracts/user.ts';
import type { InitialForm } from '#islands/inquiry/InquiryForm.tsx';
import { chinaTime } from '#islands/inquiry/china-time.ts';

const DAY = 86_400_000;
const DEFAULT_DAYS = 7;

const empty = (now: number): InitialForm => ({
  title: '',
  type: 0,
  stores: [],
  sealed: false,
  cate_id: '',
  items: [],
  content: '',
  images: [],
  files: [],
  area: [],
  deadline: `${chinaTime(now + DEFAULT_DAYS * DAY).slice(0, 11)}18:00`,
  expect_date: '',
  invoice_type: 0,
  include_tax: true,
  include_freight: false,
  pay_type: 'online',
  supplier_province: '',
  supplier_certified: false,
  supplier_capital: '0',
  contact: '',
  phone: '',
  company: '',
  is_contact_open: false,
});

/** The form of an inquiry that is changed, or asked again with a deadline of its own. */
function formOf(detail: InquiryDetail, deadline: string): InitialForm {
  return {
    title: detail.title,
    type: detail.type === 1 ? 1 : 0,
    stores: detail.merchants,
    sealed: detail.sealed,
    cate_id: detail.cate_id ? String(detail.cate_id) : '',
    items: detail.items.map((item) => ({
      name: item.name,
      spec: item.spec,
      brand: item.brand,
      num: String(item.num),
      unit: item.unit,
      target_price: item.target_price ?? '',
      remark: item.remark,
      images: item.images,
      product_id: item.product_id ?? undefined,
      product_attr_unique: item.product_attr_unique ?? undefined,
    })),
    content: detail.content,
    images: detail.images,
    files: detail.files.map(({ path, name }) => ({ path, name })),
    area: detail.receive_area.map((id) => ({ id, name: id })),
    deadline,
    expect_date: detail.expect_date,
    invoice_type: detail.invoice_type as 0 | 1 | 2,
    include_tax: detail.include_tax,
    include_freight: detail.include_freight,
    pay_type: detail.pay_type,
    supplier_province: detail.supplier_province,
    supplier_certified: detail.supplier_certified,
    supplier_capital: String(detail.supplier_capital),
    contact: detail.contact?.name ?? '',
    phone: detail.contact?.phone ?? '',
    company: detail.contact?.company ?? '',
    is_contact_open: detail.is_contact_open,
  };
}

interface Prefilled {
  initial: InitialForm;
  editId?: string;
  canDraft: boolean;
  kind: 'publish' | 'edit' | 'again';
  /** The inquiry that the address names is not there. */
  failure?: string;
}

/**
 * What the form begins with: an inquiry that is changed (`id`) or asked again (`again`), a product (`product_id`,
 * `unique`, `num`), a store (`mer_id`), or words that a search found nothing for (`title`).
 */
export async function prefill(
  { call }: Pick<App.Locals, 'call'>,
  query: URLSearchParams,
): Promise<Prefilled> {
  const now = Date.now();
  const id = query.get('id') ?? query.get('again');
  if (id) {
    const found = await call(inquiryApi.detail, { id });
    const isEdit = query.has('id');
    if (!found.ok || found.value.role !== 'owner' || (isEdit && !found.value.can.edit))
      return { initial: empty(now), canDraft: true, kind: 'publish', failure: 'inquiry.not_found' };
    const fresh = empty(now).deadline;
    const kept = chinaTime(Date.parse(found.value.deadline));
    const initial = formOf(found.value, isEdit && Date.parse(found.value.deadline) > now ? kept : fresh);
    if (isEdit) return { initial, editId: id, canDraft: found.value.status === 'draft', kind: 'edit' };
    const isPast = initial.expect_date <= chinaTime(now).slice(0, 10);
    return {
      initial: { ...initial, expect_date: isPast ? '' : initial.expect_date },
      canDraft: true,
      kind: 'again',
    };
  }
  const initial = empty(now);
  const me = await call(userApi.me);
  if (me.ok) initial.phone = me.value.phone;
  const title = (query.get('title') ?? '').trim().slice(0, 80);
  if (title) Object.assign(initial, { title, items: [itemOf({ name: title })] });
  const productId = Number(query.get('product_id'));
  if (productId > 0) {
    const goods = await call(goodsApi.detail, { id: productId });
    const unique = Number(query.get('unique')) || undefined;
    const sku = goods.ok ? goods.value.sku.find((one) => one.unique === unique) : undefined;
    const options = goods.ok
      ? (sku?.choice ?? []).map((choice, at) => goods.value.attr[at]?.attr_values[choice] ?? '')
      : [];
    if (goods.ok) {
      const num = String(Math.max(Number(query.get('num')) || 0, goods.value.once_min_count, 1));
      const item = itemOf({
        name: goods.value.store_name.slice(0, 80),
        spec: (options.filter(Boolean).join(' · ') || sku?.designation || '').slice(0, 80),
        brand: goods.value.brand?.brand_name ?? '',
        num,
        unit: goods.value.unit_name,
        product_id: productId,
        product_attr_unique: sku?.unique,
      });
      Object.assign(initial, {
        title: initial.title || item.name,
        items: [item],
        cate_id: String(goods.value.category[0]?.id ?? ''),
      });
    }
  }
  const merId = Number(query.get('mer_id'));
  if (merId > 0) {
    const store = await call(storeApi.detail, { id: merId });
    if (store.ok)
      Object.assign(initial, { type: 1, stores: [{ mer_id: merId, mer_name: store.value.mer_name }] });
  }
  return { initial, canDraft: true, kind: 'publish' };
}

const itemOf = (given: Partial<InitialForm['items'][number]>): InitialForm['items'][number] => ({
  name: '',
  spec: '',
  brand: '',
  num: '',
  unit: '',
  target_price: '',
  remark: '',
  images: [],
  ...given,
});
