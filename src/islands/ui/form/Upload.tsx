import { useId, useRef, useState } from 'react';
import { IMAGE_TYPES } from '#lib/kernel/limits.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { FieldError } from './FieldFrame.tsx';
import { UploadTile } from './UploadTile.tsx';

interface Props {
  /** Needs the words `common.upload` and `failures.upload`. */
  t: Translate;
  label: string;
  help?: string;
  error?: string | undefined;
  /** Paths of the pictures that are on the server. */
  value: readonly string[];
  onChange: (paths: string[]) => void;
  /** Most pictures, and most bytes of one. */
  most: number;
  bytes: number;
  /** Sends one picture; answers its path, or the sentence that says why not. */
  send: (file: File, onProgress: (part: number) => void) => Promise<{ path: string } | { error: string }>;
}

interface Pending {
  id: number;
  preview: string;
  part: number;
}

const MEGABYTE = 1024 * 1024;
const isPicture = (file: File): boolean =>
  IMAGE_TYPES.some((type) => file.name.toLowerCase().endsWith(`.${type}`));

/** Pictures with preview and progress; what is wrong with one is said, and the others are kept. */
export function Upload({ t, label, help, error, value, onChange, most, bytes, send }: Props) {
  const id = useId();
  const [pending, setPending] = useState<Pending[]>([]);
  const [problem, setProblem] = useState<string>();
  // Several pictures arrive at different times; each adds itself to what is there by then.
  const paths = useRef(value);
  paths.current = value;

  const refusal = (file: File): string | undefined => {
    if (!isPicture(file)) return t('failures:upload.type');
    return file.size > bytes ? t('failures:upload.size', { n: bytes / MEGABYTE }) : undefined;
  };

  async function add(file: File, at: number): Promise<void> {
    const tile = { id: at, preview: URL.createObjectURL(file), part: 0 };
    setPending((all) => [...all, tile]);
    const sent = await send(file, (part) =>
      setPending((all) => all.map((one) => (one.id === at ? { ...one, part } : one))),
    );
    setPending((all) => all.filter((one) => one.id !== at));
    URL.revokeObjectURL(tile.preview);
    if ('error' in sent) return setProblem(sent.error);
    const next = [...paths.current, sent.path];
    paths.current = next;
    onChange(next);
  }

  function choose(files: FileList | null): void {
    setProblem(undefined);
    const room = most - value.length - pending.length;
    const chosen = [...(files ?? [])];
    if (chosen.length > room) setProblem(t('failures:upload.count', { n: most }));
    chosen.slice(0, room).forEach((file, index) => {
      const reason = refusal(file);
      if (reason) setProblem(reason);
      else void add(file, performance.now() + index);
    });
  }

  const isFull = value.length + pending.length >= most;
  return (
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-help ${id}-error`}>
      <p id={`${id}-label`} className="mb-1 text-14 text-ink-secondary">
        {label}
        <span className="ml-2 text-12 text-ink-quiet">
          {value.length}/{most}
        </span>
      </p>
      <ul className="flex flex-wrap gap-2">
        {value.map((path, at) => (
          <UploadTile
            key={path}
            src={path}
            removeLabel={t('common:upload.remove', { n: at + 1 })}
            onRemove={() => onChange(value.filter((other) => other !== path))}
          />
        ))}
        {pending.map((one) => (
          <UploadTile
            key={one.id}
            src={one.preview}
            part={one.part}
            progressLabel={t('common:upload.sending')}
          />
        ))}
        {!isFull && (
          <li>
            <label className="grid size-20 cursor-pointer place-items-center rounded border border-dashed border-line-strong bg-white text-12 text-ink-quiet focus-within:outline focus-within:outline-2 focus-within:outline-info hover:border-ink-secondary hover:text-ink">
              <span aria-hidden="true" className="text-24 leading-none">
                +
              </span>
              {t('common:upload.add')}
              <input
                type="file"
                multiple={most > 1}
                accept={IMAGE_TYPES.map((type) => `.${type}`).join(',')}
                className="sr-only"
                aria-describedby={`${id}-help ${id}-error`}
                onChange={(event) => {
                  choose(event.target.files);
                  event.target.value = '';
                }}
              />
            </label>
          </li>
        )}
      </ul>
      {help && (
        <p id={`${id}-help`} className="mt-1 text-12 text-ink-quiet">
          {help}
        </p>
      )}
      <FieldError id={id} error={problem ?? error} />
    </div>
  );
}
