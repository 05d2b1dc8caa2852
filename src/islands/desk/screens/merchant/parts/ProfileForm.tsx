import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { storeDeskApi, type StoreProfile } from '#lib/contracts/store-desk.ts';
import type { Failure } from '#lib/kernel/result.ts';
import { toast } from '#lib/stores/toast.ts';
import { deskCall, newKey } from '../../../desk-call.ts';
import { DeskField } from '../../../DeskField.tsx';
import { draftName, dropDraft, keepDraft, readDraft } from '../../../drafts.ts';
import { faultsOf, sentOf } from '../../../form-values.ts';
import type { PageProps, Values } from '../../../screen.ts';
import { askWith } from '../../../use-list.ts';

/** Parts of the form, and what is asked in each. */
const PARTS = {
  look: ['logo', 'banner', 'intro', 'intro_en'],
  reach: ['phone', 'address', 'address_en', 'service_from', 'service_until'],
  closing: ['closed_from', 'closed_until', 'closed_note', 'closed_note_en'],
  sale: ['free_freight_from', 'pick_up', 'open_receipt'],
} as const;
export const PROFILE_FIELDS: readonly string[] = Object.values(PARTS).flat();
/** Longer than half of the form. */
const WIDE = new Set(['logo', 'banner', 'address', 'address_en']);
const pictures = { logo: 'store', banner: 'store' } as const;
const isPicture = (name: string): name is keyof typeof pictures => name in pictures;

/** What is typed at first: a picture is only sent when another one takes its place. */
const typedOf = ({
  mer_id: _id,
  name: _name,
  logo: _logo,
  banner: _banner,
  ...profile
}: StoreProfile): Values => ({
  ...profile,
});

/** What a store says of itself as one form; what is typed is kept as a draft until it is saved. */
export function ProfileForm({ draw, person, forms, may }: PageProps) {
  const { w, t } = draw;
  const name = draftName(person, 'merchant/profile', 'edit', '');
  const [profile, setProfile] = useState<StoreProfile | undefined>();
  const [values, setValues] = useState<Values>({});
  const [isDraft, setDraft] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<Failure | undefined>();
  const [isPending, setPending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const key = useRef(newKey());
  const fields = forms['edit'] ?? [];
  const canSave = may.includes('edit');

  const read = async (): Promise<void> => {
    const found = await deskCall()(storeDeskApi.profile, {});
    if (!found.ok) return setFailure(found.failure);
    const [row] = found.value.list;
    if (!row) return;
    const kept = readDraft(name);
    setProfile(row);
    setValues(kept ?? typedOf(row));
    setDraft(kept !== undefined);
  };
  useEffect(() => {
    void read();
    // It is read once; what is saved is read again by the save itself.
  }, []);

  const change = (next: Values): void => {
    setValues(next);
    setErrors({});
    setFailure(undefined);
    key.current = newKey();
    keepDraft(name, next);
  };
  const refuse = (faults: Record<string, string>): void => {
    setErrors(faults);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isPending) return;
    const faults = faultsOf(fields, values, t('desk:form.required'));
    if (Object.keys(faults).length) return refuse(faults);
    setPending(true);
    const saved = await askWith(key.current)(storeDeskApi.saveProfile, sentOf(fields, values));
    setPending(false);
    if (!saved.ok) {
      const { field, message, code } = saved.failure;
      if (field && fields.some((one) => one.name === field)) return refuse({ [field]: message ?? code });
      return setFailure(saved.failure);
    }
    key.current = newKey();
    dropDraft(name);
    toast(w('act.edit.done'), 'success');
    await read();
  };

  if (!profile)
    return (
      <p className="p-12 text-center text-14 text-ink-quiet" role={failure ? 'alert' : undefined}>
        {failure ? (failure.message ?? failure.code) : t('common:loading')}
      </p>
    );
  return (
    <form ref={form} noValidate className="grid max-w-[960px] gap-3" onSubmit={(event) => void save(event)}>
      {isDraft && (
        <p className="flex items-center gap-2 rounded bg-info-tint px-3 py-1.5 text-12 text-info">
          {t('desk:form.draft')}
          <button
            type="button"
            className="min-h-6 underline"
            onClick={() => {
              dropDraft(name);
              setValues(typedOf(profile));
              setDraft(false);
            }}
          >
            {t('desk:form.drop_draft')}
          </button>
        </p>
      )}
      {Object.entries(PARTS).map(([part, names]) => (
        <section key={part} className="panel border border-line p-4">
          <h2 className="mb-3 text-16 font-semibold">{part === 'look' ? profile.name : w(`part.${part}`)}</h2>
          {part === 'closing' && <p className="-mt-2 mb-3 text-12 text-ink-quiet">{w('closing_hint')}</p>}
          <div className="grid gap-3 sm:grid-cols-2">
            {names.map((one) => {
              const field = fields.find((each) => each.name === one);
              if (!field) return null;
              return (
                <div key={one} className={WIDE.has(one) ? 'sm:col-span-2' : ''}>
                  {isPicture(one) && (
                    <img
                      src={profile[one]}
                      alt={w(`now.${one}`)}
                      className={`mb-2 rounded border border-line object-cover ${one === 'logo' ? 'size-20' : 'h-24 w-full max-w-[480px]'}`}
                    />
                  )}
                  <DeskField
                    field={field}
                    value={values[one]}
                    error={errors[one]}
                    choices={undefined}
                    pictures={isPicture(one) ? pictures[one] : undefined}
                    draw={draw}
                    onChange={(value) => change({ ...values, [one]: value })}
                  />
                </div>
              );
            })}
          </div>
        </section>
      ))}
      {canSave && (
        <div className="sticky bottom-0 z-bar flex flex-wrap items-center justify-end gap-3 border-t border-line bg-white p-3">
          <p className="mr-auto text-14 text-brand" role="alert">
            {failure && (failure.message ?? failure.code)}
          </p>
          <Button type="submit" pending={isPending}>
            {w('act.edit.save')}
          </Button>
        </div>
      )}
    </form>
  );
}
