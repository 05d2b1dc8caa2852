import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { Check } from '#islands/ui/form/Check.tsx';
import { Select } from '#islands/ui/form/Select.tsx';
import { TextArea } from '#islands/ui/form/TextArea.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { PicsField } from '#islands/media/PicsField.tsx';
import { COVER_WORDS, editingApi, type TextForm } from '#lib/contracts/editing.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import type { Failure } from '#lib/kernel/result.ts';
import { toast } from '#lib/stores/toast.ts';
import { DraftNote } from '../../../DraftNote.tsx';
import { deskCall, newKey } from '../../../desk-call.ts';
import { draftName, dropDraft, keepDraft, readDraft } from '../../../drafts.ts';
import { Tag } from '../../../record-parts.tsx';
import type { PageProps } from '../../../screen.ts';
import { BodyField } from './BodyField.tsx';
import { ComparedTexts } from './ComparedTexts.tsx';
import { missingOf, newText, openedText, type OpenedText } from './text-form-values.ts';
import { TextVersions } from './TextVersions.tsx';

type Choices = { categories: { value: string; label: string }[]; goods: { value: string; label: string }[] };
interface Draft {
  form: TextForm;
  opened: OpenedText;
}
const LIST = '/platform/texts';
const TONES = { shown: 'good', coming: 'go', hidden: 'quiet' } as const;

/** A text at work: both languages side by side, the page looked at before anybody else sees it, and all its versions. */
export function TextPage({ draw, person }: PageProps) {
  const { t, w, locale } = draw;
  const [id] = useState(() => new URLSearchParams(window.location.search).get('id') ?? '');
  const draft = draftName(person, 'platform/text', id || 'new');
  const [opened, setOpened] = useState<OpenedText | undefined>();
  const [form, setForm] = useState<TextForm>(() => newText(draw.now).base);
  const [isDraft, setDraft] = useState(false);
  const [choices, setChoices] = useState<Choices>({ categories: [], goods: [] });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<Failure | undefined>();
  const [theirs, setTheirs] = useState<OpenedText | undefined>();
  const [at, setAt] = useState('');
  const [pending, setPending] = useState('');
  const keys = useRef(new Map<string, string>());
  const frame = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const call = deskCall();
    const read = async (): Promise<void> => {
      const found = await call(editingApi.choices);
      if (found.ok) setChoices(found.value);
      const view = id ? await call(editingApi.text, { id }) : undefined;
      if (view && !view.ok) return setFailure(view.failure);
      const fresh = view ? openedText(view.value) : newText(draw.now);
      const kept = readDraft(draft) as Partial<Draft> | undefined;
      setOpened(kept?.opened ? { ...fresh, ...kept.opened, versions: fresh.versions } : fresh);
      setForm(kept?.form ?? fresh.base);
      setDraft(kept?.form !== undefined);
    };
    void read();
  }, [id, draft, draw.now]);

  if (!opened)
    return (
      <p className="p-12 text-center text-14 text-ink-quiet" role={failure ? 'alert' : undefined}>
        {failure ? (failure.message ?? failure.code) : t('common:loading')}
      </p>
    );

  const { kind, name } = opened;
  const isNew = opened.revision === '';
  const keep = (next: Draft): void => {
    setForm(next.form);
    setOpened(next.opened);
    setErrors({});
    setFailure(undefined);
    keepDraft(draft, { form: next.form, opened: next.opened });
  };
  const change = (part: Partial<TextForm>): void => keep({ opened, form: { ...form, ...part } });

  /** Whether all required fields are filled; missing ones are marked. */
  const isWhole = (): boolean => {
    const missing = missingOf(kind, name, form);
    setErrors(
      Object.fromEntries(
        [...missing].map(([field, fault]) => [
          field,
          fault === 'name' ? w(`hint.name.${kind}`) : t('desk:form.required'),
        ]),
      ),
    );
    if (missing.size > 0)
      requestAnimationFrame(() =>
        frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      );
    return missing.size === 0;
  };
  const refuse = (found: Failure): void => {
    if (found.field === 'name' || found.field === 'at')
      setErrors({ [found.field]: found.message ?? found.code });
    else setFailure(found);
  };

  const look = async (): Promise<void> => {
    if (!isWhole()) return;
    // Opened while the press lasts: a window that opens later is held back by browsers.
    const page = window.open('', '_blank');
    setPending('look');
    const made = await deskCall()(editingApi.look, { kind, name, form });
    setPending('');
    if (made.ok && page) page.location.assign(localizedPath(made.value.path, locale));
    else page?.close();
    if (!made.ok) refuse(made.failure);
  };

  const meet = async (): Promise<void> => {
    const found = await deskCall()(editingApi.text, { id: opened.id });
    if (!found.ok) return setFailure(found.failure);
    setTheirs(openedText(found.value));
    window.scrollTo({ top: 0 });
  };

  const publish = async (): Promise<void> => {
    if (pending || !isWhole()) return;
    setPending('publish');
    const input = { kind, name, revision: opened.revision, form, ...(at ? { at } : {}) };
    const wish = JSON.stringify(input);
    const key = keys.current.get(wish) ?? newKey();
    keys.current.set(wish, key);
    const saved = await deskCall(key)(editingApi.edit, input);
    setPending('');
    if (!saved.ok) {
      if (saved.failure.code === 'content.edited') return meet();
      return refuse(saved.failure);
    }
    dropDraft(draft);
    const { due_time: due } = saved.value;
    toast(
      due ? w('done.planned', { time: formatDate(due, locale, 'minute') }) : w('done.published'),
      'success',
    );
    window.location.assign(localizedPath(`/platform/text?id=${saved.value.id}`, locale));
  };

  const error = (field: string): string | undefined => errors[field];
  const fact = (field: 'published_at' | 'cover', type = 'text', help = ''): ReactNode => (
    <Field
      label={w(`field.${field}`)}
      help={help || undefined}
      type={type}
      autoComplete="off"
      error={error(field)}
      value={form[field]}
      onChange={(event) => change({ [field]: event.target.value })}
    />
  );
  const isPicture = form.cover.startsWith('/');
  return (
    <form
      ref={frame}
      noValidate
      className={`grid gap-3 ${isNew ? '' : 'xl:grid-cols-[minmax(0,1fr)_360px] xl:items-start'}`}
      onSubmit={(event) => {
        event.preventDefault();
        void publish();
      }}
    >
      <div className="grid min-w-0 gap-3">
        <div className="flex flex-wrap items-center gap-3 text-14 text-ink-secondary" aria-live="polite">
          <a href={localizedPath(LIST, locale)} className="text-info hover:underline">
            {w('back')}
          </a>
          {!isNew && <Tag tone={TONES[opened.state]}>{w(`state.${opened.state}`)}</Tag>}
          {opened.path && (
            <a
              href={localizedPath(opened.path, locale)}
              target="_blank"
              rel="noopener"
              className="text-info hover:underline"
            >
              {w('page')}
            </a>
          )}
          {isDraft && <DraftNote name={draft} draw={draw} />}
        </div>
        {theirs && (
          <div role="alert" className="grid gap-3 rounded bg-warning-tint p-3 text-14">
            <p className="font-semibold">{w('edited.title', { name: theirs.versions[0]?.who ?? '' })}</p>
            <p>{w('edited.what')}</p>
            <ComparedTexts older={theirs.base} newer={form} draw={draw} />
            <div className="flex flex-wrap gap-3">
              <Button
                kind="line"
                size="small"
                onClick={() => {
                  keep({ opened: theirs, form });
                  setTheirs(undefined);
                }}
              >
                {w('edited.mine')}
              </Button>
              <Button
                kind="line"
                size="small"
                onClick={() => {
                  keep({ opened: theirs, form: theirs.base });
                  setTheirs(undefined);
                }}
              >
                {w('edited.theirs')}
              </Button>
            </div>
          </div>
        )}
        {(isNew || kind === 'news') && (
          <section className="panel border border-line p-4">
            <h2 className="mb-3 text-16 font-semibold">{w('part.facts')}</h2>
            <div className="grid gap-3 md:grid-cols-2">
              {isNew && (
                <Select
                  label={w('field.kind')}
                  options={(['news', 'agreement'] as const).map((value) => ({
                    value,
                    name: w(`kind.${value}`),
                  }))}
                  value={kind}
                  onChange={(event) =>
                    keep({
                      opened: { ...opened, kind: event.target.value === 'news' ? 'news' : 'agreement' },
                      form,
                    })
                  }
                />
              )}
              {isNew && (
                <Field
                  label={w('field.name')}
                  help={w(`hint.name.${kind}`)}
                  autoComplete="off"
                  error={error('name')}
                  value={name}
                  onChange={(event) => keep({ opened: { ...opened, name: event.target.value.trim() }, form })}
                />
              )}
              {kind === 'news' && (
                <>
                  <Select
                    label={w('field.category')}
                    error={error('category')}
                    options={choices.categories.map(({ value, label }) => ({ value, name: label }))}
                    value={form.category}
                    onChange={(event) => change({ category: event.target.value })}
                  />
                  {fact('published_at', 'datetime-local', w('hint.published_at'))}
                  <Select
                    label={w('field.goods') + t('desk:form.optional')}
                    help={w('hint.goods')}
                    options={choices.goods.map(({ value, label }) => ({ value, name: label }))}
                    empty={w('no_goods')}
                    value={form.goods}
                    onChange={(event) => change({ goods: event.target.value })}
                  />
                  <Select
                    label={w('field.cover')}
                    error={error('cover')}
                    options={[
                      ...COVER_WORDS.map((value) => ({ value, name: w(`cover.${value}`) })),
                      { value: isPicture ? form.cover : '/', name: w('cover.own') },
                    ]}
                    value={form.cover}
                    onChange={(event) => change({ cover: event.target.value })}
                  />
                  {isPicture && (
                    <PicsField
                      id="text-cover"
                      field="site"
                      most={1}
                      pics={form.cover === '/' ? [] : [form.cover]}
                      onChange={([picture]) => change({ cover: picture ?? '/' })}
                      words={{
                        label: w('field.cover_picture'),
                        add: t('desk:form.pictures.add'),
                        remove: t('desk:form.pictures.remove'),
                        uploading: t('desk:form.pictures.uploading'),
                      }}
                    />
                  )}
                  <Check checked={form.hot} onChange={(hot) => change({ hot })}>
                    {w('field.hot')}
                  </Check>
                </>
              )}
            </div>
          </section>
        )}
        <div className="grid gap-3 lg:grid-cols-2">
          {(['zh', 'en'] as const).map((language) => {
            const words = form[language];
            const put = (part: Partial<typeof words>): void => change({ [language]: { ...words, ...part } });
            return (
              <section
                key={language}
                className="panel grid min-w-0 content-start gap-3 border border-line p-4"
                aria-label={w(`part.${language}`)}
              >
                <h2 className="text-16 font-semibold">{w(`part.${language}`)}</h2>
                <Field
                  label={w(kind === 'belt' || kind === 'market' ? 'field.place' : 'field.title')}
                  autoComplete="off"
                  maxLength={120}
                  error={error(`${language}.title`)}
                  value={words.title}
                  onChange={(event) => put({ title: event.target.value })}
                />
                {kind === 'news' && (
                  <>
                    <TextArea
                      label={w('field.synopsis')}
                      most={400}
                      error={error(`${language}.synopsis`)}
                      value={words.synopsis}
                      onChange={(synopsis) => put({ synopsis })}
                    />
                    <Field
                      label={w('field.author')}
                      autoComplete="off"
                      maxLength={60}
                      error={error(`${language}.author`)}
                      value={words.author}
                      onChange={(event) => put({ author: event.target.value })}
                    />
                  </>
                )}
                <BodyField
                  label={w('field.body')}
                  error={error(`${language}.body`)}
                  value={words.body}
                  draw={draw}
                  onChange={(body) => put({ body })}
                />
              </section>
            );
          })}
        </div>
        <div className="sticky bottom-0 z-bar flex flex-wrap items-end justify-end gap-3 border-t border-line bg-white p-3">
          <p className="mr-auto text-14 text-brand" role="alert">
            {failure && (failure.message ?? failure.code)}
          </p>
          <Field
            className="max-md:w-full"
            label={w('field.at') + t('desk:form.optional')}
            type="datetime-local"
            error={error('at')}
            value={at}
            onChange={(event) => setAt(event.target.value)}
          />
          <Button kind="line" pending={pending === 'look'} onClick={() => void look()}>
            {w('act.look')}
          </Button>
          <Button type="submit" pending={pending === 'publish'}>
            {w(at ? 'act.plan' : 'act.publish')}
          </Button>
        </div>
      </div>
      {!isNew && (
        <TextVersions
          versions={opened.versions}
          draw={draw}
          take={(version) => {
            change(version);
            toast(w('done.back'), 'success');
            window.scrollTo({ top: 0 });
          }}
          onDropped={() => window.location.reload()}
        />
      )}
    </form>
  );
}
