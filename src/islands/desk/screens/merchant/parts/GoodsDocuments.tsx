import { useEffect, useRef, useState } from 'react';
import { FileButton } from '#islands/ui/form/FileButton.tsx';
import { FieldError } from '#islands/ui/form/FieldFrame.tsx';
import type { FormDocument } from '#lib/contracts/goods-form.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '#lib/contracts/goods-views.ts';
import { mediaApi } from '#lib/contracts/media.ts';
import { formatBytes } from '#lib/i18n/format.ts';
import { failureWord, wireWord } from '#lib/i18n/translate.ts';
import { FILE_BYTES_MAX, GOODS_DOCUMENTS_MAX } from '#lib/kernel/limits.ts';
import { sendForm } from '#lib/stores/upload/send-form.ts';
import type { Drawing } from '../../../screen.ts';

interface Props {
  documents: readonly FormDocument[];
  onChange: (documents: FormDocument[]) => void;
  /** Of one document, from 1 on. */
  errorOf: (nth: number) => string | undefined;
  draw: Drawing;
}

const NAME_MAX = 80;
const MEGABYTE = 1024 * 1024;
const control = 'min-h-11 min-w-0 rounded border bg-white px-2 text-16 md:min-h-9 md:text-14';
const small = 'grid min-h-11 w-9 place-items-center rounded text-14 text-ink-secondary md:min-h-9';

/** Kind of a document by its file name. */
const KIND_WORDS: [RegExp, DocumentKind][] = [
  [/证|认证|检测|检验|报告|cert|report|\bce\b|rohs|iso/i, 'certificate'],
  [/图|cad|draw|dimension/i, 'drawing'],
  [/说明|手册|安装|manual|guide|instruction/i, 'manual'],
];
const kindOf = (name: string): DocumentKind => KIND_WORDS.find(([words]) => words.test(name))?.[1] ?? 'sheet';

/** PDFs that buyers download with a product: each is sent as soon as it is chosen, named, and put in order. */
export function GoodsDocuments({ documents, onChange, errorOf, draw: { t, w, locale } }: Props) {
  const list = useRef<HTMLUListElement>(null);
  /** The button that was pressed keeps the focus where its row has gone. */
  const moved = useRef('');
  const [progress, setProgress] = useState<number | null>(null);
  const [refusal, setRefusal] = useState('');
  const now = useRef(documents);
  useEffect(() => {
    now.current = documents;
    if (moved.current) list.current?.querySelector<HTMLElement>(`[data-move="${moved.current}"]`)?.focus();
    moved.current = '';
  }, [documents]);

  const send = async (files: readonly File[]): Promise<void> => {
    setRefusal('');
    for (const file of files.slice(0, GOODS_DOCUMENTS_MAX - documents.length)) {
      setProgress(0);
      const sent = await sendForm(mediaApi.uploadFile.path.replace(':field', 'goods'), { file }, setProgress);
      if (!sent.ok) {
        setRefusal(`${file.name}: ${sent.failure.message ?? failureWord(t, sent.failure)}`);
        continue;
      }
      const name = file.name.replace(/\.pdf$/i, '').slice(0, NAME_MAX);
      // What was renamed or taken away meanwhile stays so.
      onChange([...now.current, { path: sent.value.path, name, kind: kindOf(name), bytes: file.size }]);
    }
    setProgress(null);
  };
  const set = (at: number, part: Partial<FormDocument>): void =>
    onChange(documents.map((one, place) => (place === at ? { ...one, ...part } : one)));
  const move = (at: number, by: -1 | 1): void => {
    moved.current = `${by}:${documents[at]!.path}`;
    onChange(documents.toSpliced(at, 1).toSpliced(at + by, 0, documents[at]!));
  };

  return (
    <div className="grid justify-items-start gap-2">
      {documents.length > 0 && (
        <ul ref={list} className="grid w-full gap-2 max-md:gap-4">
          {documents.map((one, at) => {
            const n = at + 1;
            const error = errorOf(n);
            return (
              <li key={one.path}>
                <div className="flex flex-wrap items-center gap-2 text-14">
                  <input
                    aria-label={w('document.name', { n })}
                    value={one.name}
                    maxLength={NAME_MAX}
                    autoComplete="off"
                    aria-invalid={error ? true : undefined}
                    aria-describedby={`document-${n}-error`}
                    onChange={(event) => set(at, { name: event.target.value })}
                    className={`${control} flex-1 max-md:basis-full ${error ? 'border-brand' : 'border-line-strong'}`}
                  />
                  <select
                    aria-label={w('document.kind', { n })}
                    value={one.kind}
                    onChange={(event) => set(at, { kind: event.target.value as DocumentKind })}
                    className={`${control} flex-1 border-line-strong md:w-32 md:flex-none`}
                  >
                    {DOCUMENT_KINDS.map((kind) => (
                      <option key={kind} value={kind}>
                        {wireWord(t, 'goods:document.kind', kind)}
                      </option>
                    ))}
                  </select>
                  <span className="whitespace-nowrap text-12 text-ink-quiet md:w-24">
                    {t('goods:document.size', { size: formatBytes(one.bytes, locale) })}
                  </span>
                  <span className="flex max-md:ml-auto">
                    <button
                      type="button"
                      data-move={`-1:${one.path}`}
                      aria-label={w('document.earlier', { n })}
                      aria-disabled={at === 0}
                      onClick={() => at > 0 && move(at, -1)}
                      className={`${small} hover:text-ink aria-disabled:opacity-40`}
                    >
                      ↑
                    </button>
                    <button
                      type="button"
                      data-move={`1:${one.path}`}
                      aria-label={w('document.later', { n })}
                      aria-disabled={n === documents.length}
                      onClick={() => n < documents.length && move(at, 1)}
                      className={`${small} hover:text-ink aria-disabled:opacity-40`}
                    >
                      ↓
                    </button>
                    <button
                      type="button"
                      aria-label={w('document.remove', { name: one.name })}
                      onClick={() => onChange(documents.toSpliced(at, 1))}
                      className={`${small} text-18 hover:text-brand`}
                    >
                      ×
                    </button>
                  </span>
                </div>
                <FieldError id={`document-${n}`} error={error} />
              </li>
            );
          })}
        </ul>
      )}
      {documents.length < GOODS_DOCUMENTS_MAX && (
        <div className="flex flex-wrap items-center gap-3">
          <FileButton
            kind="line"
            size="small"
            label={w('document.add')}
            accept=".pdf,application/pdf"
            multiple
            pending={progress !== null}
            aria-describedby="documents-hint documents-error"
            onFiles={(files) => void send(files)}
          />
          <span role="status" className="text-12 text-ink-secondary">
            {progress !== null && `${w('document.uploading')} ${Math.round(progress * 100)}%`}
          </span>
        </div>
      )}
      <FieldError id="documents" error={refusal || undefined} />
      <p id="documents-hint" className="text-12 text-ink-quiet">
        {w('hint.documents', { n: GOODS_DOCUMENTS_MAX, mb: FILE_BYTES_MAX / MEGABYTE })}
      </p>
    </div>
  );
}
