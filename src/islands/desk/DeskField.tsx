import { Check } from '#islands/ui/form/Check.tsx';
import { Select } from '#islands/ui/form/Select.tsx';
import { TextArea } from '#islands/ui/form/TextArea.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { PicsField } from '#islands/media/PicsField.tsx';
import type { ImageField } from '#lib/contracts/media.ts';
import { addToLibrary } from './add-to-library.ts';
import { LibraryPicker } from './LibraryPicker.tsx';
import type { Drawing, FormField } from './screen.ts';

interface Props {
  field: FormField;
  value: unknown;
  error: string | undefined;
  choices: { label: string; value: string }[] | undefined;
  /** The choices are still being asked for: until then nobody is told to choose what may be chosen already. */
  isLoading?: boolean;
  /** What the pictures of the field belong to. */
  pictures: ImageField | undefined;
  draw: Drawing;
  onChange: (value: unknown) => void;
}

const INPUTS: Partial<Record<FormField['kind'], string>> = { time: 'datetime-local', day: 'date' };

/** A word of the screen, or nothing where it has none. */
export function wordOr({ w }: Drawing, key: string, otherwise = ''): string {
  const word = w(key);
  return word.endsWith(key) ? otherwise : word;
}

/** Several of a few choices. */
function Choices({
  label,
  help,
  error,
  name,
  choices,
  chosen,
  onChange,
}: {
  label: string;
  help: string | undefined;
  error: string | undefined;
  name: string;
  choices: { label: string; value: string }[];
  chosen: readonly string[];
  onChange: (value: string[]) => void;
}) {
  const all = choices.map((one) => one.value);
  const turn = (value: string, isOn: boolean): void =>
    onChange(all.filter((one) => (one === value ? isOn : chosen.includes(one))));
  return (
    <fieldset
      aria-describedby={error ? `${name}-error` : undefined}
      aria-invalid={error ? true : undefined}
      tabIndex={-1}
    >
      <legend className="text-14 text-ink-secondary">{label}</legend>
      {help && <p className="text-12 text-ink-quiet">{help}</p>}
      <div className="grid md:grid-cols-2">
        {choices.map((one) => (
          <Check
            key={one.value}
            checked={chosen.includes(one.value)}
            onChange={(isOn) => turn(one.value, isOn)}
          >
            {one.label}
          </Check>
        ))}
      </div>
      {error && (
        <p id={`${name}-error`} className="text-12 text-brand">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** One field of a form that a schema has described. */
export function DeskField({
  field,
  value,
  error,
  choices,
  isLoading = false,
  pictures,
  draw,
  onChange,
}: Props) {
  const { name, kind } = field;
  const isAsked = field.isRequired || kind === 'yes';
  const label = wordOr(draw, `field.${name}`, name) + (isAsked ? '' : draw.t('desk:form.optional'));
  const help = wordOr(draw, `hint.${name}`) || undefined;
  const frame = { label, error, help };
  const text = value === undefined || value === null ? '' : String(value);
  if (kind === 'yes')
    return (
      <Check checked={value === true} onChange={onChange}>
        {label}
      </Check>
    );
  if (kind === 'pictures' && pictures) {
    const pics = Array.isArray(value) ? (value as string[]) : [];
    const most = field.max ?? 1;
    const isOfStore = pictures === 'store';
    return (
      <PicsField
        id={name}
        field={pictures}
        most={most}
        pics={pics}
        onChange={onChange}
        send={isOfStore ? (file, onProgress) => addToLibrary(file, { onProgress }) : undefined}
        besides={
          isOfStore && (
            <LibraryPicker
              most={most - pics.length}
              taken={pics}
              draw={draw}
              onChoose={(paths) => onChange([...pics, ...paths])}
            />
          )
        }
        error={error}
        words={{
          label,
          ...(help ? { hint: help } : {}),
          add: draw.t('desk:form.pictures.add'),
          remove: draw.t('desk:form.pictures.remove'),
          uploading: draw.t('desk:form.pictures.uploading'),
        }}
      />
    );
  }
  if (kind === 'choices')
    return (
      <Choices
        label={label}
        error={error}
        help={help}
        name={name}
        choices={(field.choices ?? []).map((one) => ({
          value: one,
          label: wordOr(draw, `choice.${name}.${one.replace('.', '_')}`, one),
        }))}
        chosen={Array.isArray(value) ? (value as string[]) : []}
        onChange={onChange}
      />
    );
  if (kind === 'file')
    return (
      <Field {...frame} name={name} type="file" onChange={(event) => onChange(event.target.files?.[0])} />
    );
  if (kind === 'choice' || field.choices || choices) {
    const own = (field.choices ?? []).map((one) => ({
      value: one,
      name: wordOr(draw, `choice.${name}.${one}`, one),
    }));
    const given = choices?.map((one) => ({ value: one.value, name: one.label }));
    return (
      <Select
        {...frame}
        name={name}
        options={given ?? own}
        empty={draw.t(
          isLoading ? 'common:loading' : field.isRequired ? 'desk:form.choose' : 'desk:form.unchosen',
        )}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  if (kind === 'lines' || kind === 'list')
    return (
      <TextArea
        {...frame}
        rows={kind === 'list' ? 6 : 3}
        most={kind === 'list' ? 2000 : (field.max ?? 500)}
        value={text}
        onChange={onChange}
      />
    );
  return (
    <Field
      {...frame}
      name={name}
      type={INPUTS[kind] ?? 'text'}
      inputMode={kind === 'number' ? 'decimal' : undefined}
      autoComplete="off"
      maxLength={field.kind === 'text' ? field.max : undefined}
      value={text}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
