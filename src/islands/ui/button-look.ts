/** One button of one shape, in islands and in plain pages: 44 px high under the finger, 40 px under the mouse. */
export type ButtonKind = 'main' | 'line' | 'steel' | 'text';
export type ButtonSize = 'normal' | 'small';

/** Classes of src/styles/button.css. */
const KINDS: Record<ButtonKind, string> = {
  /** The one main action of a view. */
  main: 'button-main',
  line: 'button-line',
  /** The second action beside a main one. */
  steel: 'button-steel',
  text: 'button-text',
};

export const buttonLook = (kind: ButtonKind = 'main', size: ButtonSize = 'normal'): string =>
  `button ${KINDS[kind]}${size === 'small' ? ' button-small' : ''}`;
