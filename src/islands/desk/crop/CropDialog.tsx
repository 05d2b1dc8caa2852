import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import type { Translate } from '#lib/i18n/translate.ts';
import {
  CORNERS,
  largestSquare,
  moved,
  resized,
  squared,
  type Box,
  type Corner,
  type Size,
} from './crop-box.ts';

interface Props {
  t: Translate;
  /** The picture as the browser shows it. */
  picture: Size & { src: string };
  /** Which of several it is: "2 / 5"; empty where there is one. */
  place: string;
  /** The picture is uploaded already: it stays as it is until it is cropped. */
  isKept: boolean;
  onCut: (box: Box) => void;
  /** The picture as it is. */
  onWhole: () => void;
  /** This one and all that follow as they are; left out where none follows. */
  onAllWhole?: (() => void) | undefined;
  onClose: () => void;
}

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Parts of the shorter side that a key moves by, and how many of them with Shift. */
const STEPS = 100;
const FAST = 10;

interface Pull {
  corner: Corner | undefined;
  x: number;
  y: number;
  box: Box;
}

/** Chooses the part of a picture that is kept, by pulling or by keys: square at first, or of any shape. */
export function CropDialog({ t, picture, place, isKept, onCut, onWhole, onAllWhole, onClose }: Props) {
  const [box, setBox] = useState(() => largestSquare(picture));
  const [isSquare, setSquare] = useState(true);
  const area = useRef<HTMLDivElement>(null);
  const pull = useRef<Pull | undefined>(undefined);

  const changed = (from: Box, corner: Corner | undefined, dx: number, dy: number): Box =>
    corner ? resized(from, corner, { dx, dy }, { picture, isSquare }) : moved(from, dx, dy, picture);
  const press = (event: KeyboardEvent, corner?: Corner): void => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    event.stopPropagation();
    const step = Math.max(1, Math.round(Math.min(picture.width, picture.height) / STEPS));
    const by = event.shiftKey ? step * FAST : step;
    setBox(changed(box, corner, arrow[0] * by, arrow[1] * by));
  };
  const grasp = (event: PointerEvent<HTMLElement>, corner?: Corner): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    pull.current = { corner, x: event.clientX, y: event.clientY, box };
  };
  const follow = (event: PointerEvent): void => {
    const from = pull.current;
    const shown = area.current?.getBoundingClientRect();
    if (!from || !shown?.width) return;
    const scale = picture.width / shown.width;
    const [dx, dy] = [(event.clientX - from.x) * scale, (event.clientY - from.y) * scale];
    setBox(changed(from.box, from.corner, dx, dy));
  };
  const pulled = {
    onPointerMove: follow,
    onPointerUp: () => (pull.current = undefined),
    onPointerCancel: () => (pull.current = undefined),
  };
  const shape = (wanted: boolean): void => {
    setSquare(wanted);
    if (wanted) setBox(squared(box, picture));
  };
  const part = (length: number, whole: number): string => `${(length / whole) * 100}%`;

  return (
    <Dialog
      label={t('desk:crop.title')}
      closeLabel={t('common:close')}
      onClose={onClose}
      className="!max-w-2xl"
    >
      <div className="grid gap-3 p-4">
        <h2 className="pr-10 text-16 font-semibold">
          {t('desk:crop.title')}
          {place && <span className="ml-2 text-14 font-normal text-ink-secondary">{place}</span>}
        </h2>
        <div className="grid place-items-center rounded bg-ground p-5">
          <div ref={area} className="relative touch-none select-none overflow-visible">
            <img
              src={picture.src}
              alt=""
              draggable={false}
              className="block max-h-[48dvh] max-w-full"
              style={{ aspectRatio: `${picture.width} / ${picture.height}` }}
            />
            <div aria-hidden="true" className="absolute inset-0 overflow-hidden">
              <div
                className="absolute shadow-[0_0_0_9999px_var(--scrim)]"
                style={{
                  left: part(box.x, picture.width),
                  top: part(box.y, picture.height),
                  width: part(box.width, picture.width),
                  height: part(box.height, picture.height),
                }}
              />
            </div>
            <button
              type="button"
              data-autofocus
              aria-label={t('desk:crop.box')}
              aria-describedby="crop-keys crop-size"
              onKeyDown={(event) => press(event)}
              onPointerDown={(event) => grasp(event)}
              {...pulled}
              className="absolute touch-none cursor-move border-2 border-white outline outline-1 outline-ink focus-visible:outline-2 focus-visible:outline-info"
              style={{
                left: part(box.x, picture.width),
                top: part(box.y, picture.height),
                width: part(box.width, picture.width),
                height: part(box.height, picture.height),
              }}
            />
            {CORNERS.map((corner) => (
              <button
                key={corner}
                type="button"
                aria-label={t(`desk:crop.corner.${corner}`)}
                aria-describedby="crop-keys crop-size"
                onKeyDown={(event) => press(event, corner)}
                onPointerDown={(event) => grasp(event, corner)}
                {...pulled}
                className={`absolute grid size-9 -translate-x-1/2 -translate-y-1/2 touch-none place-items-center rounded-full ${corner === 'nw' || corner === 'se' ? 'cursor-nwse-resize' : 'cursor-nesw-resize'}`}
                style={{
                  left: part(box.x + (corner.endsWith('e') ? box.width : 0), picture.width),
                  top: part(box.y + (corner.startsWith('s') ? box.height : 0), picture.height),
                }}
              >
                <span className="size-3.5 rounded-full border-2 border-white bg-info" />
              </button>
            ))}
          </div>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <fieldset className="flex flex-wrap gap-x-4">
            <legend className="sr-only">{t('desk:crop.shape')}</legend>
            {[true, false].map((wanted) => (
              <label
                key={String(wanted)}
                className="inline-flex min-h-11 items-center gap-2 text-14 md:min-h-9"
              >
                <input
                  type="radio"
                  name="crop-shape"
                  checked={isSquare === wanted}
                  onChange={() => shape(wanted)}
                  className="size-4 accent-[--brand]"
                />
                {t(wanted ? 'desk:crop.square' : 'desk:crop.free')}
              </label>
            ))}
          </fieldset>
          <p id="crop-size" aria-live="polite" className="text-14 tabular-nums text-ink-secondary">
            {t('desk:crop.size', { w: box.width, h: box.height })}
          </p>
        </div>
        <p id="crop-keys" className="text-12 text-ink-quiet">
          {t('desk:crop.keys')}
        </p>
        <div className="flex flex-wrap justify-end gap-2">
          {onAllWhole && (
            <Button kind="line" onClick={onAllWhole}>
              {t('desk:crop.all_whole')}
            </Button>
          )}
          {!isKept && (
            <Button kind="line" onClick={onWhole}>
              {t('desk:crop.whole')}
            </Button>
          )}
          <Button onClick={() => onCut(box)}>{t('desk:crop.cut')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
