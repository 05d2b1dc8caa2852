import { useEffect, useId, useRef, useState } from 'react';
import { libraryApi } from '#lib/contracts/library.ts';
import { IMAGE_TYPES } from '#lib/kernel/limits.ts';
import { toast } from '#lib/stores/toast.ts';
import { buttonLook } from '#islands/ui/button-look.ts';
import { controlLook } from '#islands/ui/form/FieldFrame.tsx';
import { addToLibrary } from '../../../add-to-library.ts';
import { deskCall } from '../../../desk-call.ts';
import type { AboveProps } from '../../../screen.ts';

const TAKEN = IMAGE_TYPES.map((type) => `.${type}`).join(',');

/** What became of a file that was not taken. */
interface Refused {
  file: File;
  why: string;
}

/** Sends many pictures, one after the other; what is refused is named and can be sent again. */
export function LibraryUpload({ draw: { w, t }, reload }: AboveProps) {
  const id = useId();
  const [folder, setFolder] = useState('');
  const [folders, setFolders] = useState<string[]>([]);
  const [sent, setSent] = useState<{ done: number; of: number } | undefined>();
  const [refused, setRefused] = useState<Refused[]>([]);
  const [isOver, setOver] = useState(false);
  const isBusy = sent !== undefined;

  const send = async (files: readonly File[]): Promise<void> => {
    if (isBusy || files.length === 0) return;
    const left: Refused[] = [];
    setRefused([]);
    for (const [at, file] of files.entries()) {
      setSent({ done: at, of: files.length });
      const answer = await addToLibrary(file, { folder: folder.trim() });
      if (!answer.ok) left.push({ file, why: answer.failure.message ?? answer.failure.code });
    }
    setSent(undefined);
    setRefused(left);
    const taken = files.length - left.length;
    if (taken > 0) toast(w('upload.done', { count: taken }), 'success');
    reload();
  };
  const zone = useRef<HTMLElement>(null);
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  // Drag and drop is only for the mouse; the button is the way for everyone else.
  useEffect(() => {
    const place = zone.current;
    const over = (event: DragEvent): void => {
      event.preventDefault();
      setOver(true);
    };
    const leave = (): void => setOver(false);
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      setOver(false);
      void latest.current([...(event.dataTransfer?.files ?? [])]);
    };
    place?.addEventListener('dragover', over);
    place?.addEventListener('dragleave', leave);
    place?.addEventListener('drop', drop);
    return () => {
      place?.removeEventListener('dragover', over);
      place?.removeEventListener('dragleave', leave);
      place?.removeEventListener('drop', drop);
    };
  }, []);
  const readFolders = (): void =>
    void deskCall()(libraryApi.folders).then((found) => {
      if (found.ok) setFolders(found.value.map(({ value }) => value));
    });

  return (
    <section
      ref={zone}
      aria-label={w('upload.name')}
      className={`panel mb-3 grid gap-2 border border-dashed p-3 ${isOver ? 'border-info bg-info-tint' : 'border-line-strong'}`}
    >
      <div className="flex flex-wrap items-end gap-3">
        <div className="grid gap-1 max-md:w-full">
          <label htmlFor={`${id}-folder`} className="text-14 text-ink-secondary">
            {w('upload.folder')}
          </label>
          <input
            id={`${id}-folder`}
            list={`${id}-folders`}
            autoComplete="off"
            maxLength={40}
            value={folder}
            onFocus={readFolders}
            onChange={(event) => setFolder(event.target.value)}
            className={`${controlLook(undefined)} md:w-64`}
          />
          <datalist id={`${id}-folders`}>
            {folders.map((one) => (
              <option key={one} value={one} />
            ))}
          </datalist>
        </div>
        <label
          className={`${buttonLook('steel')} cursor-pointer focus-within:outline focus-within:outline-2 focus-within:outline-info ${isBusy ? 'opacity-50' : ''}`}
        >
          {w('upload.choose')}
          <input
            type="file"
            accept={TAKEN}
            multiple
            disabled={isBusy}
            className="sr-only"
            onChange={(event) => {
              const files = [...(event.target.files ?? [])];
              event.target.value = '';
              void send(files);
            }}
          />
        </label>
        <p className="pb-2 text-12 text-ink-quiet">{w('upload.hint')}</p>
      </div>
      <p role="status" className="text-14 text-ink-secondary empty:hidden">
        {sent && w('upload.sending', sent)}
      </p>
      {refused.length > 0 && (
        <div role="alert" className="grid gap-1 rounded bg-brand-tint px-3 py-2 text-14 text-brand">
          <ul>
            {refused.map(({ file, why }) => (
              <li key={file.name} className="[overflow-wrap:anywhere]">
                {file.name}: {why}
              </li>
            ))}
          </ul>
          <div>
            <button
              type="button"
              className={buttonLook('line', 'small')}
              onClick={() => void send(refused.map(({ file }) => file))}
            >
              {t('common:retry')}
            </button>
          </div>
        </div>
      )}
    </section>
  );
}
