import { useEffect, useRef, useState, type ComponentType, type FormEvent } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import type { Row } from '#lib/contracts/endpoint.ts';
import type { ImageField } from '#lib/contracts/media.ts';
import { ok, type Failure, type Result } from '#lib/kernel/result.ts';
import { toast } from '#lib/stores/toast.ts';
import { newKey } from './desk-call.ts';
import { DeskField, wordOr } from './DeskField.tsx';
import { draftName, dropDraft, keepDraft, readDraft } from './drafts.ts';
import { faultsOf, sentOf } from './form-values.ts';
import { Meanwhile } from './Meanwhile.tsx';
import type { Drawing, PageProps, Values } from './screen.ts';
import { ask, askWith } from './use-list.ts';
import { useMeanwhile } from './use-meanwhile.ts';

export interface FormPageOf<T> {
  /** Name of the screen; its draft is kept under it. */
  name: string;
  /** The contract row that answers the record, as a list of one. */
  read: Row;
  save: Row;
  /** Parts of the form, and what is asked in each; a heading is `part.NAME`. */
  parts: Record<string, readonly string[]>;
  /** Fields that take the whole width of the form. */
  wide: ReadonlySet<string>;
  /** Fields that take a picture, and their image kind; the present picture is shown above as `now.FIELD`. */
  pictures: Record<string, ImageField>;
  pictureOf: (row: T, field: string) => string;
  pictureLook?: Record<string, string>;
  /** The values that the form begins with. */
  typed: (row: T) => Values;
  /** A heading that depends on the record instead of standing in the locale files. */
  headOf?: (row: T, part: string) => string | undefined;
  /** Preview above the form. */
  above?: ComponentType<{ row: T; values: Values; draw: Drawing }>;
}

/** One record as one form, for screens that are no list; what is typed is kept as a draft until it is saved. */
export function FormPage<T>({ draw, person, forms, may, of }: PageProps & { of: FormPageOf<T> }) {
  const { w, t } = draw;
  const draft = draftName(person, of.name, 'edit', '');
  const [row, setRow] = useState<T | undefined>();
  const [values, setValues] = useState<Values>({});
  const [isDraft, setDraft] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<Failure | undefined>();
  const [isPending, setPending] = useState(false);
  const { meanwhile, begin, isOther } = useMeanwhile({});
  const form = useRef<HTMLFormElement>(null);
  const key = useRef(newKey());
  const fields = forms['edit'] ?? [];
  const canSave = may.includes('edit');

  const record = async (): Promise<Result<T | undefined, string>> => {
    const found = await ask(of.read);
    return found.ok ? ok((found.value as { list: T[] }).list[0]) : found;
  };
  const read = async (): Promise<void> => {
    const found = await record();
    if (!found.ok) return setFailure(found.failure);
    const first = found.value;
    if (!first) return;
    const kept = readDraft(draft);
    setRow(first);
    begin(of.typed(first));
    setValues(kept ?? of.typed(first));
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
    keepDraft(draft, next);
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
    const again = await record();
    if (isOther(again.ok && again.value ? of.typed(again.value) : undefined, values))
      return setPending(false);
    const saved = await askWith(key.current)(of.save, sentOf(fields, values));
    setPending(false);
    if (!saved.ok) {
      const { field, message, code } = saved.failure;
      if (field && fields.some((one) => one.name === field)) return refuse({ [field]: message ?? code });
      return setFailure(saved.failure);
    }
    key.current = newKey();
    dropDraft(draft);
    toast(w('act.edit.done'), 'success');
    await read();
  };

  if (!row)
    return (
      <p className="p-12 text-center text-14 text-ink-quiet" role={failure ? 'alert' : undefined}>
        {failure ? (failure.message ?? failure.code) : t('common:loading')}
      </p>
    );
  const Above = of.above;
  return (
    <form ref={form} noValidate className="grid max-w-[960px] gap-3" onSubmit={(event) => void save(event)}>
      {isDraft && (
        <p className="flex items-center gap-2 rounded bg-info-tint px-3 py-1.5 text-12 text-info">
          {t('desk:form.draft')}
          <button
            type="button"
            className="min-h-11 md:min-h-6 underline"
            onClick={() => {
              dropDraft(draft);
              setValues(of.typed(row));
              setDraft(false);
            }}
          >
            {t('desk:form.drop_draft')}
          </button>
        </p>
      )}
      {Above && <Above row={row} values={values} draw={draw} />}
      {Object.entries(of.parts).map(([part, names]) => (
        <section key={part} className="panel border border-line p-4">
          <h2 className="mb-3 text-16 font-semibold">{of.headOf?.(row, part) ?? w(`part.${part}`)}</h2>
          {wordOr(draw, `part_hint.${part}`) && (
            <p className="-mt-2 mb-3 text-12 text-ink-quiet">{w(`part_hint.${part}`)}</p>
          )}
          <div className="grid gap-3 sm:grid-cols-2">
            {names.map((one) => {
              const field = fields.find((each) => each.name === one);
              if (!field) return null;
              const picture = of.pictures[one];
              const now = picture && of.pictureOf(row, one);
              return (
                <div key={one} className={of.wide.has(one) ? 'sm:col-span-2' : ''}>
                  {now && (
                    <img
                      src={now}
                      alt={w(`now.${one}`)}
                      className={`mb-2 rounded border border-line ${of.pictureLook?.[one] ?? 'h-16 w-auto'}`}
                    />
                  )}
                  <DeskField
                    field={field}
                    value={values[one]}
                    error={errors[one]}
                    choices={undefined}
                    pictures={picture}
                    draw={draw}
                    onChange={(value) => change({ ...values, [one]: value })}
                  />
                </div>
              );
            })}
          </div>
        </section>
      ))}
      {meanwhile && (
        <Meanwhile
          {...meanwhile}
          mine={values}
          fields={fields}
          choices={{}}
          draw={draw}
          onTake={(field, value) => change({ ...values, [field]: value })}
        />
      )}
      {canSave && (
        <div className="sticky bottom-0 z-bar flex flex-wrap items-center justify-end gap-3 border-t border-line bg-white p-3">
          <p className="mr-auto text-14 text-brand" role="alert">
            {failure && (failure.message ?? failure.code)}
          </p>
          <Button type="submit" pending={isPending}>
            {t('desk:form.save')}
          </Button>
        </div>
      )}
    </form>
  );
}
