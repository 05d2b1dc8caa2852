/** The buy panel sends the size that was touched, and the gallery, which is no island, shows it. */
const EVENT = 'goods:size';

interface ShownSize {
  unique: number;
  name: string;
  /** Picture of the size; undefined where all sizes look the same. */
  picture: string | undefined;
}

export const showSize = (size: ShownSize): boolean =>
  document.dispatchEvent(new CustomEvent<ShownSize>(EVENT, { detail: size }));

export const onSizeShown = (show: (size: ShownSize) => void): void =>
  document.addEventListener(EVENT, (event) => show((event as CustomEvent<ShownSize>).detail));
