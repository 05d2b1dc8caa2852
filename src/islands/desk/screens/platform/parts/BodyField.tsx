import { useId, useRef, useState } from 'react';
import { describedBy, FieldFrame } from '#islands/ui/form/FieldFrame.tsx';
import { IMAGE_TYPES } from '#lib/kernel/limits.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { uploadImage } from '#lib/stores/upload/upload-image.ts';
import type { Drawing } from '../../../screen.ts';

interface Props {
  value: string;
  error: string | undefined;
  label: string;
  draw: Drawing;
  onChange: (text: string) => void;
}

const TAKEN = IMAGE_TYPES.map((type) => `.${type}`).join(',');

/** A text in Markdown; pictures are put in where the cursor stands. */
export function BodyField({ value, error, label, draw, onChange }: Props) {
  const { w, t } = draw;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const put = (words: string): void => {
    const at = field.current?.selectionStart ?? value.length;
    const end = field.current?.selectionEnd ?? at;
    onChange(value.slice(0, at) + words + value.slice(end));
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(at + words.length, at + words.length);
    });
  };
  const add = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setProgress(0);
    const sent = await uploadImage('site', file, setProgress);
    setProgress(null);
    if (!sent.ok) return showRefusal(sent.failure);
    const name = file.name.replace(/\.\w+$/, '').replace(/[[\]]/g, '');
    put(`\n\n![${name}](${sent.value.path})\n\n`);
  };
  const tool = 'min-h-11 rounded border border-line-strong bg-white px-3 text-12 hover:bg-ground md:min-h-8';
  return (
    <FieldFrame id={id} label={label} error={error} help={w('hint.body')}>
      <div className="mb-1 flex flex-wrap gap-2" role="group" aria-label={w('tools')}>
        {(['heading', 'strong', 'list', 'link', 'table'] as const).map((name) => (
          <button key={name} type="button" className={tool} onClick={() => put(w(`tool.${name}.text`))}>
            {w(`tool.${name}.name`)}
          </button>
        ))}
        <label
          className={`${tool} inline-flex cursor-pointer items-center focus-within:outline focus-within:outline-2 focus-within:outline-info`}
        >
          {progress === null
            ? w('tool.picture')
            : `${t('desk:form.pictures.uploading')} ${Math.round(progress * 100)}%`}
          <input
            type="file"
            accept={TAKEN}
            className="sr-only"
            onChange={(event) => {
              const file = event.target.files?.[0];
              void add(file);
              event.target.value = '';
            }}
          />
        </label>
      </div>
      <textarea
        id={id}
        ref={field}
        rows={18}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, w('hint.body'))}
        onChange={(event) => onChange(event.target.value)}
        className={`w-full rounded border p-3 text-14 leading-6 max-md:text-16 ${error ? 'border-brand' : 'border-line-strong'}`}
      />
    </FieldFrame>
  );
}
