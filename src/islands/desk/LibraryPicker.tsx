import { useEffect, useState } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { libraryApi, type LibraryPicture } from '#lib/contracts/library.ts';
import { deskCall } from './desk-call.ts';
import type { Drawing } from './screen.ts';

/** The search begins after a pause of this length in typing, ms. */
const PAUSE_MS = 250;
const AT_ONCE = 40;
const control = 'min-h-11 rounded border border-line-strong bg-white px-2 text-16 md:min-h-9 md:text-14';

interface Props {
  /** How many pictures may still be chosen. */
  most: number;
  /** Paths of the pictures that the field has already. */
  taken: readonly string[];
  draw: Drawing;
  onChoose: (paths: string[]) => void;
}

interface Found {
  list: LibraryPicture[];
  next: string | null;
}

/** Chooses from the pictures that the store has: found by name, folder or the goods that show them. */
export function LibraryPicker({ most, taken, draw, onChoose }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="line" size="small" onClick={() => setOpen(true)}>
        {draw.t('desk:library.choose')}
      </Button>
      {isOpen && (
        <Choice
          most={most}
          taken={taken}
          draw={draw}
          onClose={() => setOpen(false)}
          onChoose={(paths) => {
            setOpen(false);
            onChoose(paths);
          }}
        />
      )}
    </>
  );
}

function Choice({ most, taken, draw: { t }, onChoose, onClose }: Props & { onClose: () => void }) {
  const [words, setWords] = useState('');
  const [folder, setFolder] = useState('');
  const [folders, setFolders] = useState<{ value: string; label: string }[]>([]);
  const [found, setFound] = useState<Found | undefined>();
  const [failure, setFailure] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const asked = { keyword: words.trim(), limit: AT_ONCE, ...(folder ? { folder } : {}) };

  useEffect(() => {
    void deskCall()(libraryApi.folders).then((answer) => {
      if (answer.ok) setFolders(answer.value);
    });
  }, []);
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(
      () => {
        void deskCall()(libraryApi.list, asked).then((answer) => {
          if (!isWanted) return;
          setFailure(answer.ok ? '' : (answer.failure.message ?? answer.failure.code));
          if (answer.ok) setFound(answer.value);
        });
      },
      words ? PAUSE_MS : 0,
    );
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
    // The call depends on these two alone.
  }, [words, folder]);

  const more = async (): Promise<void> => {
    if (!found?.next) return;
    const answer = await deskCall()(libraryApi.list, { ...asked, after: found.next });
    if (answer.ok) setFound({ list: [...found.list, ...answer.value.list], next: answer.value.next });
    else setFailure(answer.failure.message ?? answer.failure.code);
  };
  const turn = (path: string): void => {
    if (chosen.includes(path)) return setChosen(chosen.filter((one) => one !== path));
    // With room for one alone the next choice takes its place.
    if (most === 1) return setChosen([path]);
    if (chosen.length < most) setChosen([...chosen, path]);
  };

  return (
    <Dialog
      label={t('desk:library.title')}
      closeLabel={t('common:close')}
      onClose={onClose}
      className="max-w-3xl"
    >
      <div className="grid gap-3 p-4">
        <h2 className="pr-10 text-16 font-semibold">{t('desk:library.title')}</h2>
        <div className="flex flex-wrap gap-2">
          <input
            type="search"
            aria-label={t('desk:library.search')}
            placeholder={t('desk:library.search')}
            maxLength={60}
            value={words}
            onChange={(event) => setWords(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            className={`${control} min-w-0 flex-1`}
          />
          {folders.length > 0 && (
            <select
              aria-label={t('desk:library.folder')}
              value={folder}
              onChange={(event) => setFolder(event.target.value)}
              className={`${control} max-w-48`}
            >
              <option value="">{t('desk:library.all_folders')}</option>
              {folders.map((one) => (
                <option key={one.value} value={one.value}>
                  {one.label}
                </option>
              ))}
            </select>
          )}
        </div>
        <div aria-live="polite" className="text-14 text-ink-secondary empty:hidden">
          {failure || (!found ? t('common:loading') : found.list.length === 0 && t('desk:library.none'))}
        </div>
        <ul className="grid max-h-[55dvh] grid-cols-3 gap-2 overflow-y-auto sm:grid-cols-4 md:grid-cols-5">
          {found?.list.map((picture) => {
            const isTaken = taken.includes(picture.path);
            const isOn = chosen.includes(picture.path);
            return (
              <li key={picture.picture_id}>
                <button
                  type="button"
                  aria-pressed={isOn || isTaken}
                  disabled={isTaken}
                  onClick={() => turn(picture.path)}
                  className={`grid w-full gap-1 rounded border p-1 text-left text-12 disabled:opacity-50 ${isOn ? 'border-info bg-info-tint shadow-[inset_0_0_0_1px_var(--info)]' : 'border-line hover:border-ink-secondary'}`}
                >
                  <img
                    src={picture.path}
                    alt=""
                    loading="lazy"
                    className="aspect-square w-full rounded bg-ground object-contain"
                  />
                  <span className="line-clamp-2 [overflow-wrap:anywhere]">{picture.name}</span>
                </button>
              </li>
            );
          })}
        </ul>
        <div className="flex flex-wrap items-center justify-end gap-2">
          {found?.next && (
            <Button kind="text" size="small" className="mr-auto" onClick={() => void more()}>
              {t('desk:library.more')}
            </Button>
          )}
          <Button kind="line" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button disabled={chosen.length === 0} onClick={() => onChoose([...chosen])}>
            {t('desk:library.use', { count: chosen.length })}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
