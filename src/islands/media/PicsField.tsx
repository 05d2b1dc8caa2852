import { useState, type ReactNode } from 'react';
import { IMAGE_TYPES } from '#lib/kernel/limits.ts';
import type { ImageField } from '#lib/contracts/media.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { previewOf, uploadImage } from '#lib/stores/upload/upload-image.ts';
import { FieldError } from '#islands/ui/form/FieldFrame.tsx';

interface Props {
  id: string;
  /** What the pictures belong to: says who may see them. */
  field: ImageField;
  most: number;
  pics: string[];
  onChange: (pics: string[]) => void;
  error?: string | undefined;
  /** How a picture is sent, where that is not as an upload of the account. */
  send?: Sending | undefined;
  /** Another way to add a picture, shown beside the upload. */
  besides?: ReactNode;
  /** With `earlier` and `later` the pictures are put in order. */
  words: {
    label?: string;
    hint?: string;
    add: string;
    remove: string;
    uploading: string;
    earlier?: string;
    later?: string;
  };
}

const TAKEN = IMAGE_TYPES.map((type) => `.${type}`).join(',');

function moved(pics: readonly string[], from: number, to: number): string[] {
  const rest = pics.filter((_, at) => at !== from);
  return rest.toSpliced(to, 0, pics[from]!);
}

type Sending = (file: File, onProgress: (part: number) => void) => ReturnType<typeof uploadImage>;

/** Pictures of a form: each is sent as soon as it is chosen, says how far it is, and is shown from the own machine. */
export function PicsField({ id, field, most, pics, onChange, error, send, besides, words }: Props) {
  const [progress, setProgress] = useState<number | null>(null);
  const add = async (files: File[]): Promise<void> => {
    let known = pics;
    for (const file of files.slice(0, most - pics.length)) {
      setProgress(0);
      const sent = await (send?.(file, setProgress) ?? uploadImage(field, file, setProgress));
      if (sent.ok) onChange((known = [...known, sent.value.path]));
      else showRefusal(sent.failure);
    }
    setProgress(null);
  };
  return (
    <div role="group" aria-label={words.label ?? words.add}>
      {words.label && (
        <p className={`${pics.length > 0 ? 'mb-3' : 'mb-1'} text-14 text-ink-secondary`}>{words.label}</p>
      )}
      <div className="flex flex-wrap items-center gap-4">
        {pics.map((path, at) => (
          <span key={path} className="relative">
            <img
              src={previewOf(path)}
              alt=""
              width={80}
              height={80}
              className="size-20 rounded border border-line bg-ground object-contain"
            />
            <button
              type="button"
              aria-label={words.remove}
              onClick={() => onChange(pics.filter((other) => other !== path))}
              className="absolute -right-3 -top-3 grid size-8 place-items-center rounded-full bg-steel text-white"
            >
              ×
            </button>
            {words.earlier && words.later && (
              <span className="mt-1 flex justify-between">
                <button
                  type="button"
                  aria-label={`${words.earlier} ${at + 1}`}
                  disabled={at === 0}
                  onClick={() => onChange(moved(pics, at, at - 1))}
                  className="min-h-8 w-9 rounded border border-line-strong text-14 disabled:opacity-40"
                >
                  ←
                </button>
                <button
                  type="button"
                  aria-label={`${words.later} ${at + 1}`}
                  disabled={at === pics.length - 1}
                  onClick={() => onChange(moved(pics, at, at + 1))}
                  className="min-h-8 w-9 rounded border border-line-strong text-14 disabled:opacity-40"
                >
                  →
                </button>
              </span>
            )}
          </span>
        ))}
        {progress !== null && (
          <span
            role="status"
            className="grid size-20 place-items-center rounded border border-line bg-ground text-12 text-ink-secondary"
          >
            {words.uploading} {Math.round(progress * 100)}%
          </span>
        )}
        {pics.length < most && progress === null && (
          <label className="grid size-20 cursor-pointer place-items-center rounded border border-dashed border-line-strong text-center text-12 text-ink-secondary focus-within:outline focus-within:outline-2 focus-within:outline-info hover:border-brand hover:text-brand">
            <span>
              <span aria-hidden="true" className="block text-24 leading-6">
                +
              </span>
              {words.add}
            </span>
            <input
              type="file"
              accept={TAKEN}
              multiple={most > 1}
              className="sr-only"
              onChange={(event) => {
                // Clearing the field empties its list of files.
                const files = [...(event.target.files ?? [])];
                event.target.value = '';
                void add(files);
              }}
            />
          </label>
        )}
        {pics.length < most && progress === null && besides}
      </div>
      {words.hint && <p className="mt-1 text-12 text-ink-quiet">{words.hint}</p>}
      <FieldError id={id} error={error} />
    </div>
  );
}
