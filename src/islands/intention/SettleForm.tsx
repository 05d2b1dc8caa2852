import { useStore } from '@nanostores/react';
import { lazy, Suspense, useState } from 'react';
import { intentionApi, type IntentionView } from '#lib/contracts/intention.ts';
import { isMainProducts, phoneFault, smsCodeFault } from '#lib/contracts/fields.ts';
import { APPLICATION_IMAGES_MAX, IMAGE_BYTES_MAX, MERCHANT_NAME_MAX } from '#lib/kernel/limits.ts';
import type { Failure } from '#lib/kernel/result.ts';
import { createT, type Messages, type Translate } from '#lib/i18n/translate.ts';
import { $user } from '#lib/stores/auth.ts';
import { call } from '#lib/stores/call.ts';
import { openLogin } from '#lib/stores/login-dialog.ts';
import { useKeptForm } from '#islands/form/use-kept-form.ts';
import { codeRefusal } from '#islands/identity/sms/use-countdown.ts';
import { useForm, wordsOf } from '#islands/identity/use-form.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { FieldError } from '#islands/ui/form/FieldFrame.tsx';
import { Select } from '#islands/ui/form/Select.tsx';
import { ImageList, type Picture } from '#islands/media/ImageList.tsx';
import { CodeField } from '#islands/identity/sms/CodeField.tsx';

const AgreementDialog = lazy(() =>
  import('./AgreementDialog.tsx').then((file) => ({ default: file.AgreementDialog })),
);
const TypeHelp = lazy(() => import('./TypeHelp.tsx').then((file) => ({ default: file.TypeHelp })));

export interface Choice {
  id: number;
  name: string;
  description: string;
}
interface Props {
  i18n: Messages;
  categories: Choice[];
  types: Choice[];
  /** An application that is sent again. */
  earlier?: IntentionView | undefined;
  onDone: () => void;
}
const NAMES = ['mer_name', 'legal_person', 'company_name', 'name'] as const;

function useSettleForm(t: Translate, i18n: Messages, earlier: IntentionView | undefined) {
  return useForm(
    t,
    {
      mer_name: earlier?.mer_name ?? '',
      legal_person: earlier?.legal_person ?? '',
      company_name: earlier?.company_name ?? '',
      name: earlier?.name ?? '',
      merchant_category_id: String(earlier?.merchant_category.id ?? ''),
      mer_type_id: String(earlier?.merchant_type.id ?? ''),
      main_products: earlier?.main_products.join(i18n.locale === 'zh-CN' ? '，' : ', ') ?? '',
      phone: earlier?.phone ?? '',
      picture: '',
      code: '',
    },
    {
      mer_name: ({ mer_name }) => (mer_name.trim() ? undefined : 'intention.mer_name'),
      legal_person: ({ legal_person }) => (legal_person.trim() ? undefined : 'intention.legal_person'),
      company_name: ({ company_name }) => (company_name.trim() ? undefined : 'intention.company_name'),
      name: ({ name }) => (name.trim() ? undefined : 'intention.name'),
      merchant_category_id: (values) => (values.merchant_category_id ? undefined : 'intention.category'),
      mer_type_id: ({ mer_type_id }) => (mer_type_id ? undefined : 'intention.type'),
      main_products: (values) => (isMainProducts(values.main_products) ? undefined : 'card.main_products'),
      phone: ({ phone }) => phoneFault(phone.trim()),
      code: ({ code }) => smsCodeFault(code.trim()),
    },
  );
}

/** The application of a merchant: texts, choices, papers, an SMS code and the agreement. */
export function SettleForm({ i18n, categories, types, earlier, onDone }: Props) {
  const t = createT(i18n);
  const user = useStore($user, { ssr: 'initial' });
  const form = useSettleForm(t, i18n, earlier);
  const [pictures, setPictures] = useState<Picture[]>(earlier?.images ?? []);
  const [imageFailure, setImageFailure] = useState<Failure | undefined>();
  const [isAgreed, setAgreed] = useState(false);
  const [open, setOpen] = useState<'agreement' | 'types' | undefined>();

  useKeptForm('application', { texts: form.values, pictures, isAgreed }, (kept) => {
    form.put(kept.texts);
    setPictures(kept.pictures);
    setAgreed(kept.isAgreed);
  });

  const submit = form.submitting(async () => {
    if (!$user.get()) return openLogin();
    if (pictures.length === 0) return document.getElementById('settle-images')?.focus();
    const { picture: _picture, merchant_category_id, mer_type_id, ...texts } = form.values;
    const wanted = {
      ...texts,
      phone: texts.phone.trim(),
      code: texts.code.trim(),
      merchant_category_id: Number(merchant_category_id),
      mer_type_id: Number(mer_type_id),
      images: pictures.map(({ path }) => path),
      agree: true as const,
    };
    const result = earlier
      ? await call(intentionApi.update, { id: earlier.mer_intention_id, ...wanted })
      : await call(intentionApi.create, wanted);
    if (result.ok) return onDone();
    if (result.failure.field === 'images') setImageFailure(result.failure);
    form.refuse(codeRefusal(result.failure, 'intention code'), 'failures:system.error');
  });

  return (
    <form
      id={form.id}
      onSubmit={(event) => {
        if (pictures.length === 0) setImageFailure({ code: 'intention.images' });
        void submit(event);
      }}
      noValidate
      className="grid gap-4 md:grid-cols-2"
    >
      {user === null && (
        <p className="flex flex-wrap items-center gap-3 rounded bg-info-tint px-4 py-2 text-14 text-info md:col-span-2">
          {t('intention:login_first')}
          <Button kind="text" onClick={() => openLogin()}>
            {t('intention:login')}
          </Button>
        </p>
      )}
      {NAMES.map((name) => (
        <Field
          key={name}
          {...form.field(name)}
          label={t(`intention:${name}`)}
          help={name === 'mer_name' ? t('intention:mer_name_help') : undefined}
          maxLength={name === 'mer_name' ? MERCHANT_NAME_MAX : 60}
        />
      ))}
      <Select
        {...form.field('merchant_category_id')}
        label={t('intention:category')}
        empty={t('intention:choose')}
        options={categories.map((row) => ({ value: row.id, name: row.name }))}
      />
      <div>
        <Select
          {...form.field('mer_type_id')}
          label={t('intention:type')}
          empty={t('intention:choose')}
          options={types.map((row) => ({ value: row.id, name: row.name }))}
        />
        <Button kind="text" size="small" onClick={() => setOpen('types')}>
          ? {t('intention:type_help')}
        </Button>
      </div>
      <Field
        {...form.field('main_products')}
        className="md:col-span-2"
        label={t('intention:main_products')}
        help={t('intention:main_products_help')}
        maxLength={100}
      />
      <Field
        {...form.field('phone')}
        label={t('intention:phone')}
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={11}
      />
      <div className="grid content-start gap-4">
        <CodeField
          t={t}
          form={form}
          type="intention"
          label={t('intention:code')}
          phoneOf={() => (form.isRight('phone') ? form.values.phone.trim() : undefined)}
          code="code"
          picture="picture"
          phone="phone"
        />
      </div>
      <div className="md:col-span-2">
        <p className="mb-1 text-14 text-ink-secondary">{t('intention:images')}</p>
        <ImageList
          id="settle-images"
          field="application"
          bytes={IMAGE_BYTES_MAX}
          most={APPLICATION_IMAGES_MAX}
          pictures={pictures}
          onChange={setPictures}
          onFailure={setImageFailure}
          mayUpload={() => {
            if ($user.get()) return true;
            openLogin();
            return false;
          }}
          words={{
            add: t('intention:add'),
            image: (n) => t('intention:image', { n }),
            remove: (n) => t('intention:remove_image', { n }),
            uploading: (n) => t('intention:uploading', { n }),
          }}
        />
        <p className="mt-1 text-12 text-ink-quiet">
          {t('intention:images_help', { n: APPLICATION_IMAGES_MAX })}
        </p>
        <FieldError
          id="settle-images"
          error={imageFailure && wordsOf(t, imageFailure, 'failures:upload.broken')}
        />
      </div>
      <p className="flex flex-wrap items-center gap-2 md:col-span-2">
        <label className="inline-flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            checked={isAgreed}
            onChange={(event) => setAgreed(event.currentTarget.checked)}
            className="size-4 accent-[--brand]"
          />
          {t('intention:agree')}
        </label>
        <button type="button" onClick={() => setOpen('agreement')} className="min-h-11 text-info underline">
          {t('intention:agreement')}
        </button>
      </p>
      <div className="md:col-span-2">
        <Button type="submit" disabled={!isAgreed} pending={form.pending} className="min-w-[180px]">
          {t(earlier ? 'intention:save' : 'intention:submit')}
        </Button>
      </div>
      <Suspense>
        {open === 'agreement' && (
          <AgreementDialog
            t={t}
            onClose={() => setOpen(undefined)}
            onAgree={() => {
              setAgreed(true);
              setOpen(undefined);
            }}
          />
        )}
        {open === 'types' && <TypeHelp t={t} types={types} onClose={() => setOpen(undefined)} />}
      </Suspense>
    </form>
  );
}
