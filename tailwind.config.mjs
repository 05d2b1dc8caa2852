import { ICONS } from './src/components/ui/icons.ts';

/** A sign as a mask of the style sheet; what stands in a page forty times need not be drawn in it forty times. */
function maskOf(name, fill = 'none') {
  const look = 'stroke="#000" stroke-linecap="round" stroke-linejoin="round" stroke-width="1.6"';
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="${fill}" ${look}><path d="${ICONS[name]}"/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(drawing)}")`;
}
const masks = {
  ...Object.fromEntries(
    ['cart', 'grid', 'heart', 'place', 'quote', 'right', 'shield'].map((name) => [
      `--sign-${name}`,
      maskOf(name),
    ]),
  ),
  ...Object.fromEntries(['heart', 'star'].map((name) => [`--sign-${name}-full`, maskOf(name, '#000')])),
};

/** The tokens of the look; their values are CSS variables in src/styles/global.css. */
/** @type {import('tailwindcss').Config} */
export default {
  content: ['./src/**/*.{astro,tsx,ts}'],
  theme: {
    screens: { sm: '480px', md: '768px', lg: '1024px', xl: '1240px' },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      white: '#ffffff',
      brand: { DEFAULT: 'var(--brand)', pressed: 'var(--brand-pressed)', tint: 'var(--brand-tint)' },
      ink: { DEFAULT: 'var(--ink)', secondary: 'var(--ink-secondary)', quiet: 'var(--ink-quiet)' },
      line: { DEFAULT: 'var(--line)', strong: 'var(--line-strong)' },
      ground: 'var(--ground)',
      panel: 'var(--panel)',
      steel: { DEFAULT: 'var(--steel)', dark: 'var(--steel-dark)', light: 'var(--steel-light)' },
      scrim: 'var(--scrim)',
      success: { DEFAULT: 'var(--success)', tint: 'var(--success-tint)' },
      warning: { DEFAULT: 'var(--warning)', tint: 'var(--warning-tint)' },
      info: { DEFAULT: 'var(--info)', tint: 'var(--info-tint)' },
      star: 'var(--star)',
      mark: 'var(--mark)',
    },
    fontSize: {
      12: ['12px', '1.5'],
      14: ['14px', '1.5'],
      16: ['16px', '1.5'],
      18: ['18px', '1.25'],
      20: ['20px', '1.25'],
      24: ['24px', '1.25'],
      30: ['30px', '1.25'],
    },
    borderRadius: { none: '0', DEFAULT: '4px', panel: '8px', full: '9999px' },
    boxShadow: { float: 'var(--float)', none: 'none' },
    extend: {
      maxWidth: { page: '1200px', 'header-en': '1340px', 'footer-en': '1240px', reading: '760px' },
      zIndex: { bar: '30', menu: '40', dialog: '50', toast: '60' },
      transitionDuration: { DEFAULT: '150ms' },
    },
  },
  plugins: [({ addBase }) => addBase({ ':root': masks })],
};
