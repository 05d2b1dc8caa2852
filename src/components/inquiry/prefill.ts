import { businessCardApi } from '#lib/contracts/business-card.ts';
import { goodsApi, type GoodsDetail } from '#lib/contracts/goods.ts';
import { inquiryApi, type InquiryDetail } from '#lib/contracts/inquiry.ts';
import { storeApi } from '#lib/contracts/store.ts';
import { profileApi } from '#lib/contracts/profile.ts';
import { timer } from '#lib/kernel/timers.ts';
import type { InitialForm } from '#islands/inquiry/InquiryForm.tsx';
import { chinaTime } from '#islands/inquiry/china-time.ts';

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
  deadline: `${chinaTime(now + timer('inquiry_deadline')).slice(0, 11)}18:00`,
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
    title: detail.own_title,
    type: detail.type === 1 ? 1 : 0,
    stores: detail.merchants,
    sealed: detail.sealed,
    cate_id: detail.cate_id ? String(detail.cate_id) : '',
    items: detail.items.map((item) => ({
      name: item.own?.name ?? item.name,
      spec: item.own?.spec ?? item.spec,
      brand: item.brand,
      num: String(item.num),
      unit: item.own?.unit ?? item.unit,
      target_price: item.target_price ?? '',
      remark: item.own?.remark ?? item.remark,
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
 * `unique`, `num`), several (`items`: product.unique.num,…), a store (`mer_id`), or words that a search found nothing for (`title`).
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
  const me = await call(profileApi.me);
  if (me.ok) {
    // Whoever keeps a business card is not asked again who he is.
    const card = await call(businessCardApi.detail, { uid: me.value.uid });
    initial.contact = card.ok ? card.value.name : '';
    initial.company = me.value.company?.name ?? (card.ok ? card.value.company : '');
    initial.phone = me.value.phone;
  }
  const title = (query.get('title') ?? '').trim().slice(0, 80);
  if (title) Object.assign(initial, { title, items: [itemOf({ name: title })] });
  const several = await itemsOf(call, query.get('items') ?? '');
  if (several.length > 0)
    Object.assign(initial, { title: initial.title || several[0]?.name, items: several });
  const productId = Number(query.get('product_id'));
  if (productId > 0) {
    const goods = await call(goodsApi.detail, { id: productId });
    if (goods.ok) {
      const unique = Number(query.get('unique')) || undefined;
      const item = goodsItem(goods.value, unique, Number(query.get('num')) || 0);
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

/** As many lines as a table of goods sends. */
const SEVERAL_MAX = 20;

/** One line of a product or of one of its SKUs, not below the least that is sold. */
function goodsItem(goods: GoodsDetail, unique: number | undefined, num: number) {
  const sku = goods.sku.find((one) => one.unique === unique);
  const options = (sku?.choice ?? []).map((choice, at) => goods.attr[at]?.attr_values[choice] ?? '');
  return itemOf({
    name: goods.store_name.slice(0, 80),
    spec: (options.filter(Boolean).join(' · ') || sku?.designation || '').slice(0, 80),
    brand: goods.brand?.brand_name ?? '',
    num: String(Math.max(num, goods.once_min_count, 1)),
    unit: goods.unit_name,
    product_id: goods.product_id,
    product_attr_unique: sku?.unique,
  });
}

/** The lines of `items`; what is not on sale is left out, every product is read once. */
async function itemsOf(call: App.Locals['call'], text: string) {
  const asked = text
    .split(',')
    .slice(0, SEVERAL_MAX)
    .map((part) => part.split('.').map(Number))
    .filter((part) => part.length === 3 && part.every((n) => Number.isInteger(n) && n > 0 && n < 2 ** 31));
  const ids = [...new Set(asked.map(([id]) => id!))];
  const found = await Promise.all(ids.map((id) => call(goodsApi.detail, { id })));
  return asked.flatMap(([id, unique, num]) => {
    const goods = found[ids.indexOf(id!)];
    return goods?.ok ? [goodsItem(goods.value, unique, num!)] : [];
  });
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
