import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { CopyButton } from '#islands/shell/CopyButton.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import type { Failure } from '#lib/kernel/result.ts';
import { toast } from '#lib/stores/toast.ts';
import { newKey } from './desk-call.ts';
import { DeskField, wordOr } from './DeskField.tsx';
import { draftName, dropDraft, keepDraft, readDraft } from './drafts.ts';
import { faultsOf, sentOf } from './form-values.ts';
import { Meanwhile } from './Meanwhile.tsx';
import type { Act, Drawing, FormField, Values } from './screen.ts';
import { ask, askWith } from './use-list.ts';
import { useMeanwhile } from './use-meanwhile.ts';

interface Props<T> {
  act: Act<T>;
  rows: T[];
  /** What the fields begin with instead of a draft. */
  begin?: Values | undefined;
  fields: FormField[];
  /** Who types: a draft belongs to one person. */
  person: number;
  screen: string;
  idOf: (row: T) => string;
  nameOf: (row: T) => string;
  /** The row as it is now, where it can be read again. */
  again?: ((row: T) => Promise<T | undefined>) | undefined;
  draw: Drawing;
  onClose: () => void;
  onDone: () => void;
}

/** The input of an act as a text, to compare two of them; files are compared by name and size. */
const wishOf = (input: Values): string =>
  JSON.stringify(input, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );

/** Acts whose form begins with what is there, to change it: it is saved, where other forms say what they do. */
const SAVING: ReadonlySet<string> = new Set([
  'edit',
  'change',
  'set',
  'group',
  'note',
  'rename',
  'time',
  'amount',
]);

type Option = {
  label: string;
  value: string;
  /** Other fields that are asked for with this choice. */
  needs?: string[];
};

/** Asks what an act needs, by the schema of its contract row, and does it once for each row. */
export function ActDialog<T>(props: Props<T>) {
  const { act, rows, fields, draw, idOf, nameOf, onClose, onDone } = props;
  const { t } = draw;
  const [first] = rows as [T, ...T[]];
  const name = draftName(props.person, props.screen, act.key, rows.map(idOf).join(','));
  const kept = useMemo(() => (props.begin ? undefined : readDraft(name)), [name, props.begin]);
  const lastName = draftName(props.person, props.screen, act.key, 'last');
  const begin = (): Values => ({
    ...(act.remembers ? readDraft(lastName) : {}),
    ...act.initial?.(first),
    ...props.begin,
  });
  const [values, setValues] = useState<Values>(() => kept ?? begin());
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [refusals, setRefusals] = useState<{ row: T; failure: Failure }[]>([]);
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const [isPending, setPending] = useState(false);
  const [told, setTold] = useState<Values | undefined>();
  const { meanwhile, isOther } = useMeanwhile(act.initial?.(first) ?? {});
  const [options, setOptions] = useState<Record<string, Option[]>>({});
  /** Idempotency keys by input: the same input sent again has the same key. */
  const keys = useRef(new Map<string, string>());
  const form = useRef<HTMLFormElement>(null);
  const isSingle = rows.length === 1;
  const title = draw.w(`act.${act.key}.name`);

  useEffect(() => {
    for (const [field, row] of Object.entries(act.choices ?? {})) {
      void ask(row).then((found) => {
        if (found.ok) setOptions((before) => ({ ...before, [field]: found.value as Option[] }));
      });
    }
  }, [act]);

  const change = (next: Values): void => {
    setValues(next);
    setErrors({});
    setRefusals([]);
    keepDraft(name, next);
  };

  const isConfirmed =
    refusals.some(({ failure }) => failure.code === act.confirm?.code) ||
    values[act.confirm?.field ?? ''] === true;
  const needed = Object.entries(options).flatMap(
    ([field, offered]) => offered.find(({ value }) => value === values[field])?.needs ?? [],
  );
  const shown = fields
    .filter(
      ({ name: field }) =>
        (field !== act.confirm?.field || isConfirmed) && (act.shows?.(field, values) ?? true),
    )
    .map((field) => (needed.includes(field.name) ? { ...field, isRequired: true } : field));
  /** Says what is wrong at its field, and goes to the first of them. */
  const refuse = (faults: Record<string, string>): void => {
    setErrors(faults);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isPending) return;
    const faults = {
      ...faultsOf(shown, values, t('desk:form.required')),
      ...act.faults?.(values, draw),
    };
    if (Object.keys(faults).length) return refuse(faults);
    setPending(true);
    const again = isSingle && act.initial ? await props.again?.(first) : undefined;
    if (isOther(again && act.initial?.(again), values)) return setPending(false);
    const unasked = new Set(fields.map((field) => field.name));
    for (const field of shown) unasked.delete(field.name);
    const asked = Object.fromEntries(Object.entries(values).filter(([field]) => !unasked.has(field)));
    const refused: typeof refusals = [];
    const through = new Set(done);
    let said: unknown;
    for (const row of act.together ? [first] : rows) {
      if (through.has(idOf(row))) continue;
      const input = { ...sentOf(fields, asked), ...(act.together?.(rows) ?? act.input(row)) };
      const wish = wishOf(input);
      const key = keys.current.get(wish) ?? newKey();
      keys.current.set(wish, key);
      const answer = await askWith(key)(act.row, input);
      if (answer.ok) {
        through.add(idOf(row));
        said = answer.value;
        if (act.opensLink) window.location.assign((answer.value as { url: string }).url);
      } else refused.push({ row, failure: answer.failure });
    }
    setPending(false);
    setDone(through);
    if (refused.length === 0) {
      dropDraft(name);
      if (act.remembers)
        keepDraft(lastName, Object.fromEntries(act.remembers.map((field) => [field, values[field]])));
      toast(wordOr(draw, `act.${act.key}.done`, t('common:success')), 'success');
      if (act.told && said) return setTold(said as Values);
      return onDone();
    }
    setRefusals(refused);
    const [{ failure }] = refused as [(typeof refused)[number]];
    const { field } = failure;
    if (isSingle && field && (shown.some((one) => one.name === field) || act.owns?.(field, values)))
      refuse({ [field]: failure.message ?? failure.code });
  };

  const general = refusals.filter(({ failure }) => !(isSingle && failure.field && errors[failure.field]));
  const More = act.more;
  if (told)
    return (
      <Dialog label={title} closeLabel={t('common:close')} onClose={onDone} className="max-w-xl">
        <div className="grid gap-4 p-5">
          <h2 className="pr-10 text-16 font-semibold">{title}</h2>
          <p className="text-14 text-ink-secondary">{t('desk:told.once')}</p>
          {(act.told ?? []).map((field) => (
            <div key={field} className="grid gap-1">
              <span className="text-14 text-ink-secondary">{draw.w(`told.${field}`)}</span>
              <code
                data-told={field}
                className="select-all rounded bg-ground px-3 py-2 text-14 [overflow-wrap:anywhere]"
              >
                {String(told[field])}
              </code>
              <span>
                <CopyButton
                  text={String(told[field])}
                  label={t('desk:told.copy')}
                  done={t('desk:told.copied')}
                  failed={t('desk:told.copy_failed')}
                />
              </span>
            </div>
          ))}
          <div className="flex justify-end">
            <Button onClick={onDone}>{t('desk:told.kept')}</Button>
          </div>
        </div>
      </Dialog>
    );
  return (
    <Dialog label={title} closeLabel={t('common:close')} onClose={onClose} className="max-w-xl">
      <form ref={form} className="grid gap-4 p-5" onSubmit={(event) => void send(event)} noValidate>
        <h2 className="[overflow-wrap:anywhere] pr-10 text-16 font-semibold">
          {title}{' '}
          <span className="font-normal text-ink-secondary">
            {isSingle ? nameOf(first) : t('desk:rows', { count: rows.length })}
          </span>
        </h2>
        {wordOr(draw, `act.${act.key}.sure`) && (
          <p className="text-14 text-ink-secondary">
            {draw.w(`act.${act.key}.sure`, { count: rows.length })}
          </p>
        )}
        {kept && !isPending && refusals.length === 0 && (
          <p className="flex items-center gap-2 rounded bg-info-tint px-3 py-1.5 text-12 text-info">
            {t('desk:form.draft')}
            <button
              type="button"
              className="underline"
              onClick={() => {
                dropDraft(name);
                setValues(begin());
              }}
            >
              {t('desk:form.drop_draft')}
            </button>
          </p>
        )}
        {shown.map((field) => (
          <DeskField
            key={field.name}
            field={field}
            value={values[field.name]}
            error={errors[field.name]}
            choices={act.choices?.[field.name] ? (options[field.name] ?? []) : undefined}
            isLoading={act.choices?.[field.name] !== undefined && options[field.name] === undefined}
            pictures={act.pictures?.[field.name]}
            draw={draw}
            onChange={(value) => change({ ...values, [field.name]: value })}
          />
        ))}
        {!isSingle && !More && (
          <ul
            aria-label={t('desk:rows', { count: rows.length })}
            // Focusable, so that keys scroll it as well.
            tabIndex={0}
            className="max-h-40 list-inside list-disc overflow-y-auto rounded bg-ground px-3 py-2 text-14"
          >
            {rows.map((row) => (
              <li key={idOf(row)} className="[overflow-wrap:anywhere]">
                {nameOf(row)}
              </li>
            ))}
          </ul>
        )}
        {More && <More rows={rows} values={values} change={change} draw={draw} errors={errors} />}
        {meanwhile && (
          <Meanwhile
            {...meanwhile}
            mine={values}
            fields={fields}
            choices={options}
            draw={draw}
            onTake={(field, value) => change({ ...values, [field]: value })}
          />
        )}
        {general.length > 0 && (
          <ul role="alert" className="grid gap-1 rounded bg-brand-tint px-3 py-2 text-14 text-brand">
            {general.map(({ row, failure }) => (
              <li key={idOf(row)}>
                {!isSingle && `${nameOf(row)}: `}
                {failure.message ?? failure.code}
              </li>
            ))}
          </ul>
        )}
        <div className="flex justify-end gap-3">
          <Button kind="line" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" pending={isPending} data-autofocus={fields.length === 0 || undefined}>
            {SAVING.has(act.key) ? t('desk:form.save') : title}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
