import { useRef, useState } from 'react';
import type { ImageField } from '#lib/contracts/media.ts';
import { IMAGE_TYPES } from '#lib/kernel/limits.ts';
import type { Failure } from '#lib/kernel/result.ts';
import { uploadImage } from '#lib/stores/upload/upload-image.ts';

export interface Picture {
  /** Path by which the API knows the picture. */
  path: string;
  /** Address under which this page shows it. */
  url: string;
}

interface Props {
  field: ImageField;
  /** Largest file in bytes, and how many there may be. */
  bytes: number;
  most: number;
  pictures: Picture[];
  onChange: (pictures: Picture[]) => void;
  onFailure: (failure: Failure | undefined) => void;
  /** Asked before the first byte is sent; false leaves everything as it is. */
  mayUpload?: () => boolean;
  words: {
    add: string;
    image: (n: number) => string;
    remove: (n: number) => string;
    uploading: (percent: number) => string;
  };
  id?: string;
}

const MEGABYTE = 1024 * 1024;
const TAKEN = IMAGE_TYPES.map((type) => `.${type}`).join(',');

/** What is wrong with a picture before it is sent: its type, then its size. */
function fault(file: File, bytes: number): Failure | undefined {
  const ending = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  if (!(IMAGE_TYPES as readonly string[]).includes(ending)) return { code: 'upload.type' };
  return file.size > bytes ? { code: 'upload.size', params: { n: bytes / MEGABYTE } } : undefined;
}

/** Pictures of a form with their previews; each is sent as soon as it is chosen. */
export function ImageList({
  field,
  bytes,
  most,
  pictures,
  onChange,
  onFailure,
  mayUpload,
  words,
  id,
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [part, setPart] = useState<number | undefined>();

  const send = async (files: File[]): Promise<void> => {
    onFailure(undefined);
    let all = pictures;
    for (const file of files) {
      if (all.length >= most) {
        onFailure({ code: 'upload.count', params: { n: most } });
        break;
      }
      const wrong = fault(file, bytes);
      if (wrong) {
        onFailure(wrong);
        continue;
      }
      setPart(0);
      const sent = await uploadImage(field, file, setPart);
      setPart(undefined);
      if (!sent.ok) {
        onFailure(sent.failure);
        continue;
      }
      // A private picture has no public address; the browser shows the file that it still holds.
      all = [...all, { path: sent.value.path, url: URL.createObjectURL(file) }];
      onChange(all);
    }
  };

  return (
    <ul className="flex flex-wrap gap-3">
      {pictures.map((picture, at) => (
        <li key={picture.path} className="relative">
          <img
            src={picture.url}
            alt={words.image(at + 1)}
            width={96}
            height={96}
            className="size-24 rounded border border-line object-cover"
          />
          <button
            type="button"
            aria-label={words.remove(at + 1)}
            onClick={() => onChange(pictures.filter((other) => other !== picture))}
            className="absolute -right-2 -top-2 grid size-7 place-items-center rounded-full bg-steel text-white"
          >
            <svg aria-hidden="true" viewBox="0 0 16 16" className="size-3 stroke-current" strokeWidth="2">
              <path d="M3 3l10 10M13 3 3 13" />
            </svg>
          </button>
        </li>
      ))}
      {pictures.length < most && (
        <li>
          <button
            type="button"
            id={id}
            aria-busy={part !== undefined || undefined}
            onClick={() => {
              if (part === undefined && (!mayUpload || mayUpload())) input.current?.click();
            }}
            className="grid size-24 place-items-center rounded border border-dashed border-line-strong p-2 text-center text-12 text-ink-secondary hover:border-ink-secondary"
          >
            {part === undefined ? (
              <span>
                <span aria-hidden="true" className="block text-24 leading-none">
                  +
                </span>
                {words.add}
              </span>
            ) : (
              words.uploading(Math.round(part * 100))
            )}
          </button>
          <input
            ref={input}
            type="file"
            accept={TAKEN}
            multiple={most > 1}
            tabIndex={-1}
            aria-label={words.add}
            className="sr-only"
            onChange={(event) => {
              const files = [...(event.target.files ?? [])];
              event.target.value = '';
              void send(files);
            }}
          />
        </li>
      )}
    </ul>
  );
}
