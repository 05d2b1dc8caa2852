/** The buy panel says which size was touched, and the gallery, which is no island, shows it. */
const EVENT = 'goods:size';

interface ShownSize {
  picture: string;
  name: string;
}

export const showSize = (picture: string, name: string): boolean =>
  document.dispatchEvent(new CustomEvent<ShownSize>(EVENT, { detail: { picture, name } }));

export const onSizeShown = (show: (size: ShownSize) => void): void =>
  document.addEventListener(EVENT, (event) => show((event as CustomEvent<ShownSize>).detail));
