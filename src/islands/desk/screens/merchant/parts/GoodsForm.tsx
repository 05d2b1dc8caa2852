import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { Check } from '#islands/ui/form/Check.tsx';
import { Select } from '#islands/ui/form/Select.tsx';
import { TextArea } from '#islands/ui/form/TextArea.tsx';
import { FieldFrame, controlLook } from '#islands/ui/form/FieldFrame.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { PicsField } from '#islands/media/PicsField.tsx';
import {
  goodsFormApi,
  type FormChoices,
  type FormFault,
  type FormParam,
  type GoodsAim,
  type GoodsForm as Form,
  type GoodsFormView,
} from '#lib/contracts/goods-form.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { wireWord } from '#lib/i18n/translate.ts';
import type { Failure } from '#lib/kernel/result.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { toast } from '#lib/stores/toast.ts';
import { addToLibrary } from '../../../add-to-library.ts';
import { DraftNote } from '../../../DraftNote.tsx';
import { useCrop } from '../../../crop/use-crop.tsx';
import { deskCall, newKey } from '../../../desk-call.ts';
import { draftName, dropDraft, keepDraft, readDraft } from '../../../drafts.ts';
import { LibraryPicker } from '../../../LibraryPicker.tsx';
import type { Drawing, PageProps } from '../../../screen.ts';
import { blankForm, copied, joined, paramOf, sentForm, withParam, type Clash } from './goods-form-values.ts';
import { GoodsDocuments } from './GoodsDocuments.tsx';
import { GoodsVideo } from './GoodsVideo.tsx';
import { LeadSteps } from './LeadSteps.tsx';
import { SizeMatrix } from './SizeMatrix.tsx';

/** Values with which the form was opened: the stored product, or a new one. */
interface Opened {
  id: number | undefined;
  version: string;
  status: string;
  reason: string;
  base: Form;
}
type Text = { [K in keyof Form]: Form[K] extends string ? K : never }[keyof Form];
const PICTURES_MAX = 10;
const LIST = '/merchant/goods';

const openedOf = (view: GoodsFormView): Opened => ({
  id: view.product_id,
  version: view.version,
  status: view.status,
  reason: view.reason,
  base: view.form,
});
const newOne = (): Opened => ({ id: undefined, version: '', status: 'new', reason: '', base: blankForm() });

function Part({ title, children, hint }: { title: string; children: ReactNode; hint?: string }) {
  return (
    <section className="panel border border-line p-4">
      <h2 className="mb-3 text-16 font-semibold">{title}</h2>
      {hint && <p className="-mt-2 mb-3 text-12 text-ink-quiet">{hint}</p>}
      {children}
    </section>
  );
}

/** What both changed, with both values. */
function Clashes({
  clashes,
  take,
  draw,
}: {
  clashes: readonly Clash[];
  take: (field: Clash['field']) => void;
  draw: Drawing;
}) {
  const { w } = draw;
  return (
    <ul className="grid gap-2">
      {clashes.map(({ field, mine, theirs }) => (
        <li key={field} className="grid gap-1 rounded border border-line bg-white p-2 text-14 md:grid-cols-2">
          <span className="col-span-full font-semibold">{w(`field.${field}`)}</span>
          <span className="whitespace-pre-line [overflow-wrap:anywhere]">
            {w('edited.mine')}: {mine || '—'}
          </span>
          <span className="whitespace-pre-line [overflow-wrap:anywhere]">
            {w('edited.theirs')}: {theirs || '—'}{' '}
            <button type="button" className="min-h-6 text-info underline" onClick={() => take(field)}>
              {w('edited.take')}
            </button>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The form of one product. What is typed is kept as a draft of this browser until it is saved. */
export function GoodsForm({ draw, person }: PageProps) {
  const { t, w, locale } = draw;
  const [asked] = useState(() => new URLSearchParams(window.location.search));
  const id = Number(asked.get('id')) || undefined;
  const copyOf = Number(asked.get('copy')) || undefined;
  const name = draftName(person, 'merchant/goods/edit', id ?? (copyOf ? `copy-${copyOf}` : 'new'));
  const [opened, setOpened] = useState<Opened | undefined>();
  const [form, setForm] = useState<Form>(blankForm);
  /** The form as it is now: an upload ends long after the drawing in which it began. */
  const latest = useRef(form);
  const show = (next: Form): void => {
    latest.current = next;
    setForm(next);
  };
  const [isDraft, setDraft] = useState(false);
  const [choices, setChoices] = useState<FormChoices | undefined>();
  const [table, setTable] = useState<FormParam[]>([]);
  const [tax, setTax] = useState('');
  const [faults, setFaults] = useState<FormFault[]>([]);
  const [failure, setFailure] = useState<Failure | undefined>();
  const [clash, setClash] = useState<{ who: string; clashes: Clash[]; theirs: Form } | undefined>();
  const [pending, setPending] = useState<GoodsAim | undefined>();
  const keys = useRef(new Map<string, string>());
  const frame = useRef<HTMLFormElement>(null);
  const isRefused = useRef(false);
  const crop = useCrop(t);

  useEffect(() => {
    const call = deskCall();
    const read = async (): Promise<void> => {
      const found = await call(goodsFormApi.choices);
      if (found.ok) setChoices(found.value);
      else return setFailure(found.failure);
      const wanted = id ?? copyOf;
      const view = wanted === undefined ? undefined : await call(goodsFormApi.read, { id: wanted });
      if (view && !view.ok) return setFailure(view.failure);
      const fresh = !view
        ? newOne()
        : id === undefined
          ? { ...newOne(), base: copied(view.value.form) }
          : openedOf(view.value);
      const kept = readDraft(name) as { form: Form; opened: Opened } | undefined;
      // A draft of before knows nothing of fields that have come since.
      setOpened(kept ? { ...kept.opened, base: { ...fresh.base, ...kept.opened.base } } : fresh);
      show({ ...fresh.base, ...kept?.form });
      setDraft(kept !== undefined);
    };
    void read();
  }, [id, copyOf, name]);

  // After a refusal the focus moves to the first wrong field.
  useEffect(() => {
    if (isRefused.current) frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    isRefused.current = false;
  }, [faults]);

  useEffect(() => {
    if (!form.category) return setTable([]);
    let isWanted = true;
    void deskCall()(goodsFormApi.params, { category: form.category }).then((found) => {
      if (!isWanted) return;
      setTable(found.ok ? found.value.list : []);
      setTax(found.ok ? `${found.value.tax_code} ${found.value.tax_name}`.trim() : '');
    });
    return () => {
      isWanted = false;
    };
  }, [form.category]);

  const change = (part: Partial<Form>): void => {
    const next = { ...latest.current, ...part };
    show(next);
    setFaults((before) =>
      before.filter(
        ({ field }) =>
          !Object.hasOwn(part, field.split(':')[0] ?? '') && !('skus' in part && field.startsWith('param:')),
      ),
    );
    setFailure(undefined);
    if (opened) keepDraft(name, { form: next, opened });
  };
  const errorOf = (field: string): string | undefined => {
    const found = faults.find((one) => one.field === field && one.sku === null);
    return found && `${found.problem} ${found.cure}`.trim();
  };

  const cropPicture = async (path: string): Promise<void> => {
    const part = await crop.cropKept(path);
    const sent = part && (await addToLibrary(part));
    if (!sent) return;
    if (!sent.ok) return showRefusal(sent.failure);
    // Nothing was cut off.
    if (sent.value.path === path) return;
    const { pictures } = latest.current;
    const others = pictures.filter((one) => one !== sent.value.path);
    change({ pictures: others.map((one) => (one === path ? sent.value.path : one)) });
  };

  const refuse = (found: FormFault[]): void => {
    isRefused.current = true;
    setFaults(found);
  };

  const meet = async (who: string): Promise<void> => {
    if (!opened?.id) return;
    const found = await deskCall()(goodsFormApi.read, { id: opened.id });
    if (!found.ok) return setFailure(found.failure);
    const both = joined(opened.base, latest.current, found.value.form);
    const now = openedOf(found.value);
    setClash({ who, clashes: both.clashes, theirs: found.value.form });
    setOpened(now);
    show(both.form);
    keepDraft(name, { form: both.form, opened: now });
    window.scrollTo({ top: 0 });
  };

  const save = async (aim: GoodsAim): Promise<void> => {
    if (pending || !opened) return;
    setPending(aim);
    const { id: known, version } = opened;
    const input = {
      ...(known === undefined ? {} : { product_id: known, version }),
      aim,
      form: sentForm(form, table),
    };
    const wish = JSON.stringify(input);
    const key = keys.current.get(wish) ?? newKey();
    keys.current.set(wish, key);
    const saved = await deskCall(key)(goodsFormApi.save, input);
    setPending(undefined);
    if (!saved.ok) {
      keys.current.delete(wish);
      if (saved.failure.code === 'goods.edited') return meet(String(saved.failure.params?.['name'] ?? ''));
      return setFailure(saved.failure);
    }
    const { product_id: productId, status, faults: found } = saved.value;
    if (productId === null) return refuse(found);
    dropDraft(name);
    toast(w(`saved.${status}`), 'success');
    const tab = status === 'withheld' ? 'off_shelf' : status;
    window.location.assign(localizedPath(`${LIST}?tab=${tab}&open=${productId}`, locale));
  };

  if (!opened || !choices)
    return (
      <p className="p-12 text-center text-14 text-ink-quiet" role={failure ? 'alert' : undefined}>
        {failure ? (failure.message ?? failure.code) : t('common:loading')}
      </p>
    );

  const text = (field: Text, { isNeeded = false, className = '', hint = '', list = '' } = {}): ReactNode => (
    <Field
      label={w(`field.${field}`) + (isNeeded ? '' : t('desk:form.optional'))}
      help={hint || undefined}
      className={className}
      error={errorOf(field)}
      autoComplete="off"
      value={form[field]}
      list={list || undefined}
      onChange={(event) => change({ [field]: event.target.value })}
    />
  );
  const area = (field: Text, rows: number, most: number): ReactNode => (
    <TextArea
      label={w(`field.${field}`) + t('desk:form.optional')}
      error={errorOf(field)}
      rows={rows}
      most={most}
      value={form[field]}
      onChange={(value) => change({ [field]: value })}
    />
  );
  // Drawings have no pixels to cut, and pictures kept elsewhere are none that a page may read.
  const cropButton = (path: string, at: number): ReactNode =>
    path.startsWith('/') &&
    !path.endsWith('.svg') && (
      <button
        type="button"
        aria-label={t('desk:crop.act', { n: at + 1 })}
        onClick={() => void cropPicture(path)}
        className="mt-1 block min-h-8 w-full text-12 text-info hover:underline"
      >
        {t('desk:crop.act_short')}
      </button>
    );
  const own = table.filter((row) => !row.per_sku);
  const strange = form.params.filter(({ key }) => !own.some((row) => row.key === key));
  const groups = [...Map.groupBy(choices.categories, (row) => row.group)];
  const isShown = opened.status === 'on_sale';
  const isWithheld = opened.status === 'withheld';
  const count = faults.length;
  const publish = w(choices.is_reviewed && !isShown ? 'act.review' : 'act.on_sale');
  return (
    <>
      <form
        ref={frame}
        noValidate
        className="grid max-w-[1200px] gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void save(opened.status === 'off_shelf' ? 'off_shelf' : 'on_sale');
        }}
      >
        <div className="flex flex-wrap items-center gap-3 text-14 text-ink-secondary" aria-live="polite">
          <a href={localizedPath(LIST, locale)} className="text-info hover:underline">
            {w('back')}
          </a>
          {opened.status !== 'new' && <span>{wireWord(t, 'goods:desk.state', opened.status)}</span>}
          {isDraft && <DraftNote name={name} draw={draw} />}
        </div>
        {opened.reason && (
          <p className="rounded bg-warning-tint px-3 py-2 text-14 text-warning" role="status">
            {w('refused', { reason: opened.reason })}
          </p>
        )}
        {clash && (
          <div role="alert" className="grid gap-2 rounded bg-warning-tint p-3 text-14">
            <p className="font-semibold">{w('edited.title', { name: clash.who })}</p>
            <p>{w(clash.clashes.length ? 'edited.both' : 'edited.joined')}</p>
            <Clashes
              clashes={clash.clashes}
              draw={draw}
              take={(field) => {
                change({ [field]: clash.theirs[field] });
                setClash({ ...clash, clashes: clash.clashes.filter((one) => one.field !== field) });
              }}
            />
          </div>
        )}
        <Part title={w('part.basics')}>
          <div className="grid gap-3 md:grid-cols-2">
            <FieldFrame id="goods-category" label={w('field.category')} error={errorOf('category')}>
              <select
                id="goods-category"
                value={form.category}
                aria-invalid={errorOf('category') ? true : undefined}
                aria-describedby="goods-category-error"
                onChange={(event) => change({ category: event.target.value })}
                className={controlLook(errorOf('category'))}
              >
                <option value="">{t('desk:form.choose')}</option>
                {groups.map(([group, rows]) => (
                  <optgroup key={group} label={group}>
                    {rows.map((row) => (
                      <option key={row.value} value={row.value}>
                        {row.label}
                      </option>
                    ))}
                  </optgroup>
                ))}
              </select>
            </FieldFrame>
            <Select
              label={w('field.brand') + t('desk:form.optional')}
              error={errorOf('brand')}
              options={choices.brands.map(({ value, label }) => ({ value, name: label }))}
              empty={w('no_brand')}
              value={form.brand}
              onChange={(event) => change({ brand: event.target.value })}
            />
            {text('name', { isNeeded: true })}
            {text('name_en')}
            {opened.id === undefined ? text('code', { hint: w('hint.code') }) : null}
            {text('packing')}
          </div>
          <div className="mt-3 grid grid-cols-2 gap-3 md:grid-cols-4">
            {text('unit', { isNeeded: true })}
            {text('unit_en')}
            {text('moq', { isNeeded: true })}
            {text('multiple', { isNeeded: true })}
            {text('lead_days')}
            <Select
              label={w('field.freight_template')}
              error={errorOf('freight_template')}
              options={choices.freight.map(({ value, label }) => ({ value, name: label }))}
              empty={w('freight_auto')}
              className="col-span-2 md:col-span-1"
              value={form.freight_template}
              onChange={(event) => change({ freight_template: event.target.value })}
            />
            {choices.own_categories.length > 0 && (
              <Select
                label={w('field.own_category') + t('desk:form.optional')}
                error={errorOf('own_category')}
                options={choices.own_categories.map(({ value, label }) => ({ value, name: label }))}
                empty={w('no_own_category')}
                className="col-span-2"
                value={form.own_category}
                onChange={(event) => change({ own_category: event.target.value })}
              />
            )}
          </div>
          <LeadSteps
            steps={form.lead_steps}
            unit={(locale === 'zh-CN' ? form.unit : form.unit_en || form.unit).trim() || w('lead.unit')}
            onChange={(lead_steps) => change({ lead_steps })}
            errorOf={(step) => errorOf(step === undefined ? 'lead_steps' : `lead_steps:${step}`)}
            draw={draw}
          />
          <div className="mt-3 grid gap-3 md:grid-cols-2">
            {text('tax_code', { hint: tax ? w('hint.tax_default', { tax }) : w('hint.tax_code') })}
            {text('tax_name', { hint: w('hint.tax_name') })}
          </div>
          <div className="mt-2 flex flex-wrap gap-x-8">
            <Check
              checked={form.price_on_request}
              onChange={(value) => change({ price_on_request: value })}
              help={w('hint.price_on_request')}
            >
              {w('field.price_on_request')}
            </Check>
            <Check
              checked={form.refundable}
              onChange={(value) => change({ refundable: value })}
              help={w('hint.refundable')}
            >
              {w('field.refundable')}
            </Check>
          </div>
        </Part>
        <Part title={w('part.params')} hint={form.category ? '' : w('params_after')}>
          <div className="grid gap-3 sm:grid-cols-2 md:grid-cols-3">
            {[
              ...own,
              ...strange.map(({ key }) => ({ key, name: key, unit: '', type: 'text' as const, choices: [] })),
            ].map((row) => {
              const value = paramOf(form.params, row.key);
              const put = (next: string): void => change({ params: withParam(form.params, row.key, next) });
              const label = row.unit ? `${row.name} (${row.unit})` : row.name;
              const isOwnWord = value && !row.choices.some((one) => one.value === value);
              return row.type === 'choice' ? (
                <Select
                  key={row.key}
                  label={label}
                  error={errorOf(`param:${row.key}`)}
                  options={[
                    ...row.choices.map((one) => ({ value: one.value, name: one.label })),
                    ...(isOwnWord ? [{ value, name: value }] : []),
                  ]}
                  empty={t('desk:form.choose')}
                  value={value}
                  onChange={(event) => put(event.target.value)}
                />
              ) : (
                <Field
                  key={row.key}
                  label={label}
                  error={errorOf(`param:${row.key}`)}
                  inputMode={row.type === 'number' ? 'decimal' : undefined}
                  autoComplete="off"
                  value={value}
                  onChange={(event) => put(event.target.value)}
                />
              );
            })}
          </div>
        </Part>
        <Part title={w('part.pictures')}>
          <PicsField
            id="goods-pictures"
            field="goods"
            most={PICTURES_MAX}
            pics={form.pictures}
            onChange={(pictures) => change({ pictures })}
            error={errorOf('pictures')}
            send={(file, onProgress) => addToLibrary(file, { onProgress })}
            prepare={crop.prepare}
            each={cropButton}
            besides={
              <LibraryPicker
                most={PICTURES_MAX - form.pictures.length}
                taken={form.pictures}
                draw={draw}
                onChoose={(paths) => change({ pictures: [...form.pictures, ...paths] })}
              />
            }
            words={{
              hint: w('hint.pictures'),
              add: t('desk:form.pictures.add'),
              remove: t('desk:form.pictures.remove'),
              uploading: t('desk:form.pictures.uploading'),
              earlier: w('pictures.earlier'),
              later: w('pictures.later'),
            }}
          />
        </Part>
        <Part title={w('part.video')}>
          <GoodsVideo
            video={form.video}
            poster={form.pictures[0]}
            onChange={(video) => change({ video })}
            error={errorOf('video')}
            draw={draw}
          />
        </Part>
        <Part title={w('part.documents')}>
          <GoodsDocuments
            documents={form.documents}
            onChange={(documents) => change({ documents })}
            errorOf={(nth) => errorOf(`documents:${nth}`)}
            draw={draw}
          />
        </Part>
        <Part title={w('part.sizes')}>
          <SizeMatrix form={form} change={change} table={table} faults={faults} draw={draw} />
        </Part>
        <Part title={w('part.text')}>
          <div className="grid gap-3 md:grid-cols-2">
            {text('brief')}
            {text('brief_en')}
            {area('description', 6, 20_000)}
            {area('description_en', 6, 20_000)}
            {text('keywords', { hint: w('hint.list') })}
            {text('standards', { hint: w('hint.standards') })}
          </div>
        </Part>
        <div className="sticky bottom-0 z-bar flex flex-wrap items-center justify-end gap-3 border-t border-line bg-white p-3">
          <p className="mr-auto text-14 text-brand" role="alert">
            {count > 0 && w('faults', { count })}
            {failure && (failure.message ?? failure.code)}
          </p>
          {(opened.status === 'new' || opened.status === 'draft' || opened.status === 'reviewing') && (
            <Button kind="line" pending={pending === 'draft'} onClick={() => void save('draft')}>
              {w('act.draft')}
            </Button>
          )}
          {opened.status === 'off_shelf' && (
            <Button kind="line" pending={pending === 'off_shelf'} onClick={() => void save('off_shelf')}>
              {w('act.save')}
            </Button>
          )}
          {isShown && (
            <Button kind="line" pending={pending === 'off_shelf'} onClick={() => void save('off_shelf')}>
              {w('act.off_shelf')}
            </Button>
          )}
          <Button pending={pending === 'on_sale'} onClick={() => void save('on_sale')}>
            {isShown || isWithheld ? w('act.save') : publish}
          </Button>
        </div>
      </form>
      {/* Outside of the form: Enter in it saves nothing. */}
      {crop.dialog}
    </>
  );
}
