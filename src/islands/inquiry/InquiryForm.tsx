import { useEffect, useState, type ReactNode } from 'react';
import type { Region } from '#lib/contracts/address.ts';
import { inquiryApi } from '#lib/contracts/inquiry.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { INQUIRY_ITEMS_MAX } from '#lib/kernel/limits.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { faultsOf, showRefusal } from '#lib/stores/refusal.ts';
import { takeInquiryDraft } from '#lib/stores/inquiry-draft.ts';
import { toast } from '#lib/stores/toast.ts';
import { useFirstFault } from '#islands/form/use-first-fault.ts';
import { useKeptForm } from '#islands/form/use-kept-form.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { Check } from '#islands/ui/form/Check.tsx';
import { BasicFields } from './form/BasicFields.tsx';
import { emptyItem, inputOf, sentAt, type FormState, type ItemState } from './form/form-state.ts';
import { ItemList } from './form/ItemList.tsx';
import { NeedFields } from './form/NeedFields.tsx';
import { PublishedDialog } from './PublishedDialog.tsx';

export interface InitialForm extends Omit<FormState, 'items'> {
  items: Omit<ItemState, 'key'>[];
}
interface Props {
  i18n: Messages;
  initial: InitialForm;
  /** The inquiry that is changed. */
  editId?: string | undefined;
  /** Only a draft can be kept as one. */
  canDraft: boolean;
  categories: { id: number; name: string }[];
  provinces: Region[];
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="panel p-4 md:p-6">
      <h2 className="mb-4 text-18 font-semibold">{title}</h2>
      {children}
    </section>
  );
}

/** An item is called by so many letters. */
const NAME_MAX = 80;

/** The form of an inquiry: published, kept as a draft, changed, or asked again. */
export default function InquiryForm({ i18n, initial, editId, canDraft, categories, provinces }: Props) {
  const t = createT(i18n);
  const href = (path: string) => localizedPath(path, i18n.locale);
  const [form, setForm] = useState<FormState>(() => ({
    ...initial,
    items: initial.items.length > 0 ? initial.items.map((item) => emptyItem(item)) : [emptyItem()],
  }));
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [pending, setPending] = useState<'draft' | 'publish' | undefined>();
  const [hasAgreed, setAgreed] = useState(false);
  const { sheet, goToFault } = useFirstFault();
  const [sent, setSent] = useState<{ id: string; sn: string; isOpen: boolean } | undefined>();
  const set = (change: Partial<FormState>): void => {
    const next = { ...form, ...change };
    // Errors stay until the field is changed.
    setFaults(
      Object.fromEntries(
        Object.entries(faults).filter(([field]) => sentAt(form, field) === sentAt(next, field)),
      ),
    );
    setForm(next);
  };
  const faultOf = (field: string): string | undefined => faults[field];

  // What a quick order has not found begins the list.
  useEffect(() => {
    const lines = editId ? [] : takeInquiryDraft();
    if (lines.length === 0) return;
    const items = lines
      .slice(0, INQUIRY_ITEMS_MAX)
      .map(({ name, num, unit }) => emptyItem({ name: name.slice(0, NAME_MAX), num: String(num), unit }));
    setForm((before) => ({ ...before, items }));
  }, []);

  useKeptForm('inquiry', form, setForm);

  const agree = (isAgreed: boolean): void => {
    setAgreed(isAgreed);
    setFaults(({ agree: _agree, ...others }) => others);
  };

  const send = async (draft: boolean): Promise<void> => {
    setPending(draft ? 'draft' : 'publish');
    const input = { ...inputOf(form, draft), agree: draft || hasAgreed };
    const result = editId
      ? await call(inquiryApi.update, { ...input, id: editId })
      : await call(inquiryApi.create, input);
    setPending(undefined);
    if (!result.ok) {
      setFaults(faultsOf(result.failure));
      showRefusal(result.failure);
      goToFault();
      return;
    }
    const { inquiry_id: id, inquiry_sn: sn, status } = result.value;
    if (status === 'draft') {
      toast(t('inquiry:saved'), 'success');
      location.assign(href('/user/search_order_list?status=pending'));
      return;
    }
    setSent({ id, sn, isOpen: status === 'quoting' });
  };

  return (
    <form
      ref={sheet}
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(false);
      }}
    >
      <Section title={t('inquiry:section.basic')}>
        <BasicFields t={t} form={form} categories={categories} faultOf={faultOf} set={set} />
      </Section>
      <Section title={t('inquiry:section.items')}>
        <ItemList t={t} items={form.items} faultOf={faultOf} onChange={(items) => set({ items })} />
      </Section>
      <Section title={t('inquiry:section.needs')}>
        <NeedFields t={t} form={form} provinces={provinces} faultOf={faultOf} set={set} />
      </Section>
      <Section title={t('inquiry:section.contact')}>
        <div className="grid gap-4 md:grid-cols-3">
          <Field
            label={t('inquiry:field.contact')}
            required
            maxLength={20}
            autoComplete="name"
            value={form.contact}
            error={faultOf('contact')}
            onChange={(event) => set({ contact: event.target.value })}
          />
          <Field
            label={t('inquiry:field.phone')}
            required
            type="tel"
            maxLength={11}
            autoComplete="tel"
            value={form.phone}
            error={faultOf('phone')}
            onChange={(event) => set({ phone: event.target.value })}
          />
          <Field
            label={t('inquiry:field.company')}
            maxLength={60}
            autoComplete="organization"
            value={form.company}
            error={faultOf('company')}
            onChange={(event) => set({ company: event.target.value })}
          />
        </div>
        <Check
          checked={form.is_contact_open}
          onChange={(is_contact_open) => set({ is_contact_open })}
          help={t('inquiry:hint.contact_open')}
        >
          {t('inquiry:field.contact_open')}
        </Check>
      </Section>
      <div className="panel bottom-0 z-sticky flex flex-wrap items-center gap-3 p-4 md:sticky" data-foot>
        <Check checked={hasAgreed} onChange={agree} error={faultOf('agree')}>
          {t('inquiry:agree.before')}{' '}
          <a
            href={href('/privacy_agreement?type=platform_rule')}
            target="_blank"
            rel="noopener"
            className="text-info underline"
          >
            {t('inquiry:agree.terms')}
          </a>
        </Check>
        <div className="ml-auto flex gap-3">
          {canDraft && (
            <Button kind="line" pending={pending === 'draft'} onClick={() => void send(true)}>
              {t('inquiry:act.draft')}
            </Button>
          )}
          <Button type="submit" pending={pending === 'publish'}>
            {t('inquiry:act.publish')}
          </Button>
        </div>
      </div>
      {sent && <PublishedDialog t={t} href={href} sent={sent} />}
    </form>
  );
}
