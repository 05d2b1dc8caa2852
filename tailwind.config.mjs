/** The tokens of the look; their values are CSS variables in src/styles/global.css. */
/** @type {import('tailwindcss').Config} */
export default {
  content: ['./src/**/*.{astro,tsx,ts}'],
  theme: {
    screens: { sm: '480px', md: '768px', lg: '1024px', xl: '1240px' },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      white: '#fff',
      brand: { DEFAULT: 'var(--brand)', pressed: 'var(--brand-pressed)', tint: 'var(--brand-tint)' },
      ink: { DEFAULT: 'var(--ink)', secondary: 'var(--ink-secondary)', quiet: 'var(--ink-quiet)' },
      line: 'var(--line)',
      ground: 'var(--ground)',
      panel: 'var(--panel)',
      steel: { DEFAULT: 'var(--steel)', light: 'var(--steel-light)' },
      success: 'var(--success)',
      warning: 'var(--warning)',
      info: 'var(--info)',
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
    boxShadow: { float: '0 8px 24px rgba(29, 33, 41, 0.14)', none: 'none' },
    extend: {
      maxWidth: { page: '1200px', 'header-en': '1340px', 'footer-en': '1240px', reading: '760px' },
      transitionDuration: { DEFAULT: '150ms' },
    },
  },
  plugins: [],
};
