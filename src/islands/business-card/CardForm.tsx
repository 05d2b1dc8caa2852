import { useState } from 'react';
import { businessCardApi, type BusinessCard } from '#lib/contracts/business-card.ts';
import { EMAIL, isMainProducts, isPersonName, mainProductsOf, phoneFault } from '#lib/contracts/fields.ts';
import { INTENTION_CATEGORIES_MAX, LARGE_IMAGE_BYTES_MAX, UPLOAD_IMAGES_MAX } from '#lib/kernel/limits.ts';
import type { Failure } from '#lib/kernel/result.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { createT, failureWord, type Messages } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { toast } from '#lib/stores/toast.ts';
import { useKeptForm } from '#islands/form/use-kept-form.ts';
import { useForm } from '#islands/identity/use-form.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { FieldError } from '#islands/ui/form/FieldFrame.tsx';
import { ImageList } from '#islands/media/ImageList.tsx';
import { CardView } from './CardView.tsx';
import { IntentionChoice } from './IntentionChoice.tsx';

interface Props {
  i18n: Messages;
  initial: BusinessCard | null;
  /** The phone of the account, which a first card begins with. */
  phone: string;
  categories: { id: number; name: string }[];
}
const TEXTS = ['name', 'post', 'company', 'phone', 'email', 'address', 'main_products'] as const;
const PICTURES = { avatar: 1, images: UPLOAD_IMAGES_MAX, wechat_qrcode: 1 } as const;

/** The form of a business card, with a preview. */
export default function CardForm({ i18n, initial, phone, categories }: Props) {
  const t = createT(i18n);
  const form = useForm(
    t,
    {
      name: initial?.name ?? '',
      post: initial?.post ?? '',
      company: initial?.company ?? '',
      phone: initial?.phone ?? phone,
      email: initial?.email ?? '',
      address: initial?.address ?? '',
      main_products: initial?.main_products.join(i18n.locale === 'zh-CN' ? '，' : ', ') ?? '',
      intro: initial?.intro ?? '',
    },
    {
      name: ({ name }) => (isPersonName(name) ? undefined : 'card.name'),
      company: ({ company }) => (company.trim() ? undefined : 'card.company'),
      phone: (values) => phoneFault(values.phone.trim()),
      email: ({ email }) => (!email.trim() || EMAIL.test(email.trim()) ? undefined : 'card.email'),
      main_products: (values) => (isMainProducts(values.main_products) ? undefined : 'card.main_products'),
    },
  );
  const [pictures, setPictures] = useState({
    avatar: initial?.avatar ? [initial.avatar] : [],
    images: initial?.images ?? [],
    wechat_qrcode: initial?.wechat_qrcode ? [initial.wechat_qrcode] : [],
  });
  const [failure, setFailure] = useState<(Failure & { field: string }) | undefined>();
  const [intentions, setIntentions] = useState(initial?.intentions.map((row) => row.id) ?? []);
  const [isPublic, setPublic] = useState(initial?.is_public ?? true);
  const [updated, setUpdated] = useState(initial?.update_time ?? '');
  const [isPreviewed, setPreviewed] = useState(false);

  useKeptForm('card', { texts: form.values, pictures, intentions, isPublic }, (kept) => {
    form.put(kept.texts);
    setPictures(kept.pictures);
    setIntentions(kept.intentions);
    setPublic(kept.isPublic);
  });

  const card = {
    ...form.values,
    avatar: pictures.avatar[0] ?? '',
    wechat_qrcode: pictures.wechat_qrcode[0] ?? '',
    images: pictures.images,
    is_public: isPublic,
  };
  const save = form.submitting(async () => {
    const result = await call(businessCardApi.save, { ...card, intentions });
    if (!result.ok) return form.refuse(result.failure, 'failures:system.error');
    setUpdated(result.value.update_time);
    toast(t('business_card:saved'), 'success');
  });
  const pictureField = (name: keyof typeof PICTURES, label: string, help?: string) => (
    <div>
      <p className="mb-1 text-14 text-ink-secondary">{label}</p>
      <ImageList
        field="card"
        bytes={LARGE_IMAGE_BYTES_MAX}
        most={PICTURES[name]}
        pictures={pictures[name].map((path) => ({ path, url: path }))}
        onChange={(all) => setPictures({ ...pictures, [name]: all.map(({ path }) => path) })}
        onFailure={(found) => setFailure(found && { ...found, field: name })}
        words={{
          add: t('business_card:upload'),
          image: (n) => t('business_card:image', { n }),
          remove: (n) => t('business_card:remove_image', { n }),
          uploading: (n) => t('business_card:uploading', { n }),
        }}
      />
      {help && <p className="mt-1 text-12 text-ink-quiet">{help}</p>}
      <FieldError
        id={`card-${name}`}
        error={failure?.field === name ? (failure.message ?? failureWord(t, failure)) : undefined}
      />
    </div>
  );
  const helpOf = (name: (typeof TEXTS)[number]): string | undefined =>
    name === 'name' || name === 'main_products'
      ? t(`business_card:${name}_help`)
      : name === 'company' || name === 'phone'
        ? undefined
        : t('business_card:optional');

  return (
    <form
      id={form.id}
      onSubmit={(event) => void save(event)}
      noValidate
      className="panel grid gap-5 p-4 md:p-6"
    >
      <p className="text-14 text-ink-secondary">
        {t(updated ? 'business_card:lead' : 'business_card:first')}
        {updated && (
          <span className="ml-2 text-12 text-ink-quiet">
            {t('business_card:updated', { time: formatDate(updated, i18n.locale, 'minute') })}
          </span>
        )}
      </p>
      {pictureField('avatar', t('business_card:avatar'))}
      <div className="grid gap-4 md:grid-cols-2">
        {TEXTS.map((name) => (
          <Field
            key={name}
            {...form.field(name)}
            label={t(`business_card:${name}`)}
            help={helpOf(name)}
            type={name === 'email' ? 'email' : name === 'phone' ? 'tel' : 'text'}
            maxLength={name === 'phone' ? 11 : 120}
          />
        ))}
      </div>
      <IntentionChoice
        label={t('business_card:intentions')}
        help={t('business_card:intentions_help', { n: INTENTION_CATEGORIES_MAX })}
        categories={categories}
        chosen={intentions}
        most={INTENTION_CATEGORIES_MAX}
        onChange={setIntentions}
      />
      <label className="block">
        <span className="mb-1 block text-14 text-ink-secondary">
          {t('business_card:intro')}&nbsp;· {t('business_card:optional')}
        </span>
        <textarea
          name="intro"
          rows={4}
          maxLength={600}
          value={form.values.intro}
          onChange={(event) => form.set('intro', event.currentTarget.value)}
          className="block w-full rounded border border-line-strong px-3 py-2 text-14 max-md:text-16"
        />
      </label>
      {pictureField(
        'images',
        t('business_card:images'),
        t('business_card:images_help', { n: UPLOAD_IMAGES_MAX }),
      )}
      {pictureField('wechat_qrcode', t('business_card:wechat'))}
      <label className="flex items-start gap-2">
        <input
          type="checkbox"
          checked={isPublic}
          onChange={(event) => setPublic(event.currentTarget.checked)}
          className="mt-1 size-4 accent-[--brand]"
        />
        <span>
          {t('business_card:is_public')}
          <span className="block text-12 text-ink-quiet">{t('business_card:is_public_help')}</span>
        </span>
      </label>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={form.pending}>
          {t('business_card:save')}
        </Button>
        <Button kind="line" onClick={() => setPreviewed(true)}>
          {t('business_card:preview')}
        </Button>
      </div>
      {isPreviewed && (
        <Dialog
          label={t('business_card:preview')}
          closeLabel={t('business_card:close')}
          onClose={() => setPreviewed(false)}
          className="!max-w-xl"
        >
          <div className="p-4 pt-14">
            <CardView
              i18n={i18n}
              card={{
                ...card,
                main_products: mainProductsOf(form.values.main_products),
                intentions: categories.filter((row) => intentions.includes(row.id)),
              }}
            />
          </div>
        </Dialog>
      )}
    </form>
  );
}
