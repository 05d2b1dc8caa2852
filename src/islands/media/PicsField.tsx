import { useEffect, useRef, useState, type ReactNode } from 'react';
import { IMAGE_TYPES } from '#lib/kernel/limits.ts';
import type { ImageField } from '#lib/contracts/media.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { previewOf, uploadImage } from '#lib/stores/upload/upload-image.ts';
import { FieldError } from '#islands/ui/form/FieldFrame.tsx';

interface Props {
  id: string;
  /** Image kind of the pictures: it decides who may see them. */
  field: ImageField;
  most: number;
  pics: string[];
  onChange: (pics: string[]) => void;
  error?: string | undefined;
  /** How a picture is sent, where that is not as an upload of the account. */
  send?: Sending | undefined;
  /** What is sent of the files that were chosen, such as parts of them. */
  prepare?: ((files: File[]) => Promise<File[]>) | undefined;
  /** What can be done with one picture, below it. */
  each?: ((path: string, at: number) => ReactNode) | undefined;
  /** Another way to add a picture, shown beside the upload. */
  besides?: ReactNode;
  /** With `earlier` and `later` the pictures are put in order, by these buttons and by dragging. */
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

/**
 * Pictures of a form: each is uploaded as soon as it is chosen, shows its progress, and is shown from the local file.
 */
export function PicsField({
  id,
  field,
  most,
  pics,
  onChange,
  error,
  send,
  prepare,
  each,
  besides,
  words,
}: Props) {
  const [progress, setProgress] = useState<number | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const group = useRef<HTMLDivElement>(null);
  const now = useRef(pics);
  /** The button that was pressed keeps the focus where its picture has gone. */
  const pressed = useRef('');
  useEffect(() => {
    now.current = pics;
    if (pressed.current)
      group.current?.querySelector<HTMLElement>(`[data-move="${pressed.current}"]`)?.focus();
    pressed.current = '';
  }, [pics]);
  const isOrdered = Boolean(words.earlier && words.later);
  const move = (at: number, by: -1 | 1): void => {
    if (at + by < 0 || at + by >= pics.length) return;
    pressed.current = `${by}:${pics[at]}`;
    onChange(moved(pics, at, at + by));
  };
  const add = async (files: File[]): Promise<void> => {
    const chosen = files.slice(0, most - pics.length);
    for (const file of (await prepare?.(chosen)) ?? chosen) {
      setProgress(0);
      const sent = await (send?.(file, setProgress) ?? uploadImage(field, file, setProgress));
      if (!sent.ok) showRefusal(sent.failure);
      // The same picture sent again is the same; what was moved or taken away meanwhile stays so.
      else if (!now.current.includes(sent.value.path)) {
        now.current = [...now.current, sent.value.path];
        onChange(now.current);
      }
    }
    setProgress(null);
  };
  return (
    <div ref={group} role="group" aria-label={words.label ?? words.add}>
      {words.label && (
        <p className={`${pics.length > 0 ? 'mb-3' : 'mb-1'} text-14 text-ink-secondary`}>{words.label}</p>
      )}
      <div className="flex flex-wrap items-start gap-4">
        {pics.map((path, at) => (
          <span
            key={path}
            className={`relative ${dragged === at ? 'opacity-40' : ''}`}
            draggable={isOrdered}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', path);
              setDragged(at);
            }}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => {
              if (dragged === null) return;
              event.preventDefault();
            }}
            onDrop={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              setDragged(null);
              if (dragged !== at) onChange(moved(pics, dragged, at));
            }}
          >
            <img
              draggable={false}
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
            {isOrdered && (
              <span className="mt-1 flex justify-between">
                <button
                  type="button"
                  aria-label={`${words.earlier} ${at + 1}`}
                  data-move={`-1:${path}`}
                  aria-disabled={at === 0}
                  onClick={() => move(at, -1)}
                  className="min-h-8 w-9 rounded border border-line-strong text-14 aria-disabled:opacity-40"
                >
                  ←
                </button>
                <button
                  type="button"
                  aria-label={`${words.later} ${at + 1}`}
                  data-move={`1:${path}`}
                  aria-disabled={at === pics.length - 1}
                  onClick={() => move(at, 1)}
                  className="min-h-8 w-9 rounded border border-line-strong text-14 aria-disabled:opacity-40"
                >
                  →
                </button>
              </span>
            )}
            {each?.(path, at)}
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
        {pics.length < most && progress === null && besides && (
          <span className="flex min-h-20 items-center">{besides}</span>
        )}
      </div>
      {words.hint && <p className="mt-1 text-12 text-ink-quiet">{words.hint}</p>}
      <FieldError id={id} error={error} />
    </div>
  );
}
