import { useState, type ReactNode } from 'react';
import type { Translate } from '#lib/i18n/translate.ts';
import { CropDialog } from './CropDialog.tsx';
import { cutPicture, loadPicture } from './cut-picture.ts';

/** A part as a file of its own, the picture as it is, this and all others as they are, or nothing more. */
type Answer = File | 'whole' | 'all_whole' | 'stop';
interface Asked {
  file: File;
  image: HTMLImageElement;
  place: string;
  isKept: boolean;
  isLast: boolean;
  answer: (answer: Answer) => void;
}

/** Pictures whose sides differ by less are square as they are. */
const SQUARE = 0.02;
const isSquare = ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement): boolean =>
  Math.abs(width - height) <= SQUARE * Math.max(width, height);

/** Crops pictures before they are sent, one after another, and pictures that are there already. */
export function useCrop(t: Translate): {
  /** What is sent of some files that were chosen. Pictures that are square, and files that are none, go as they are. */
  prepare: (files: readonly File[]) => Promise<File[]>;
  /** A part of a picture of this site; nothing where it stays as it is. */
  cropKept: (path: string) => Promise<File | undefined>;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Asked | undefined>();
  const ask = async (one: Omit<Asked, 'answer'>): Promise<Answer> => {
    const answer = await new Promise<Answer>((resolve) => setAsked({ ...one, answer: resolve }));
    setAsked(undefined);
    URL.revokeObjectURL(one.image.src);
    return answer;
  };

  const prepare = async (files: readonly File[]): Promise<File[]> => {
    const ready: File[] = [];
    for (const [at, file] of files.entries()) {
      const image = await loadPicture(file);
      if (!image || isSquare(image)) {
        ready.push(file);
        continue;
      }
      const place = files.length > 1 ? `${at + 1} / ${files.length}` : '';
      const isLast = at === files.length - 1;
      const answer = await ask({ file, image, place, isKept: false, isLast });
      if (answer === 'stop') return ready;
      if (answer === 'all_whole') return [...ready, ...files.slice(at)];
      ready.push(answer === 'whole' ? file : answer);
    }
    return ready;
  };

  const cropKept = async (path: string): Promise<File | undefined> => {
    const blob = await fetch(path).then(
      (answer) => (answer.ok ? answer.blob() : undefined),
      () => undefined,
    );
    const image = blob && (await loadPicture(blob));
    if (!image) return undefined;
    const file = new File([blob], path.replace(/^.*\//, ''), { type: 'image/png' });
    const answer = await ask({ file, image, place: '', isKept: true, isLast: true });
    return answer instanceof File ? answer : undefined;
  };

  const dialog = asked && (
    <CropDialog
      key={asked.image.src}
      t={t}
      picture={{
        src: asked.image.src,
        width: asked.image.naturalWidth,
        height: asked.image.naturalHeight,
      }}
      place={asked.place}
      isKept={asked.isKept}
      onCut={(box) =>
        void cutPicture(asked.image, box, asked.file).then((file) => asked.answer(file ?? 'whole'))
      }
      onWhole={() => asked.answer('whole')}
      onAllWhole={asked.isLast ? undefined : () => asked.answer('all_whole')}
      onClose={() => asked.answer('stop')}
    />
  );
  return { prepare, cropKept, dialog };
}
