/** One button of one shape, in islands and in plain pages: 44 px high under the finger, 40 px under the mouse. */
export type ButtonKind = 'main' | 'line' | 'steel' | 'text';
export type ButtonSize = 'normal' | 'small';

const KINDS: Record<ButtonKind, string> = {
  /** The one main action of a view. */
  main: 'bg-brand text-white hover:bg-brand-pressed hover:text-white font-semibold',
  line: 'border border-line-strong bg-white text-ink hover:border-ink-secondary hover:text-ink',
  /** The second action beside a main one. */
  steel: 'border border-steel bg-white text-steel hover:bg-steel hover:text-white font-semibold',
  text: 'text-info hover:underline hover:text-info',
};
const SIZES: Record<ButtonSize, string> = {
  normal: 'min-h-11 md:min-h-10 px-5 text-14',
  small: 'min-h-11 md:min-h-8 px-3 text-14 md:text-12',
};
const SHAPE =
  'inline-flex items-center justify-center gap-2 rounded text-center transition-colors duration-150 ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-ground disabled:text-ink-quiet ' +
  'aria-disabled:cursor-not-allowed';

export const buttonLook = (kind: ButtonKind = 'main', size: ButtonSize = 'normal'): string =>
  `${SHAPE} ${SIZES[size]} ${KINDS[kind]}${kind === 'text' ? ' !px-1' : ''}`;
