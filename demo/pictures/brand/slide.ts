import type { SlideText } from '#lib/seed/base/site.ts';
import type { Trade, Words } from '#lib/seed/types.ts';
import { label, path, rect, type Pen } from '../svg.ts';
import { mark } from './marks.ts';
import { motif } from './motifs/motif.ts';
import { INKS, fitSize, sheet, sweep, textWidth, type } from './sheet.ts';

export type Locale = 'zh-CN' | 'en-US';

const pick = (words: Words, locale: Locale): string => (locale === 'zh-CN' ? words.zh : words.en);

const LOOKS = {
  red: {
    from: '#D81E06',
    to: '#9E1404',
    ink: INKS.white,
    quiet: '#FFE3DD',
    button: INKS.white,
    on: INKS.pressed,
  },
  steel: {
    from: '#2B3C4F',
    to: INKS.night,
    ink: INKS.white,
    quiet: '#C3CEDA',
    button: INKS.red,
    on: INKS.white,
  },
  white: {
    from: '#FFFFFF',
    to: '#EEF2F6',
    ink: INKS.ink,
    quiet: INKS.secondary,
    button: INKS.red,
    on: INKS.white,
  },
} as const;

/** Where one, two or three groups of goods stand on a stage `[left, top, right, bottom]`; the foremost comes last. */
function stage(
  pen: Pen,
  trades: readonly Trade[],
  [left, top, right, bottom]: readonly [number, number, number, number],
): string {
  const [wide, high] = [right - left, bottom - top];
  const at = (l: number, t: number, r: number, b: number) => ({
    left: left + wide * l,
    top: top + high * t,
    right: left + wide * r,
    bottom: top + high * b,
  });
  const [first, second, third] = trades;
  const boxes =
    trades.length === 1
      ? [at(0, 0.04, 0.98, 0.98)]
      : trades.length === 2
        ? [at(0.36, 0.28, 1, 1), at(0.04, 0, 0.62, 0.6)]
        : [at(0.3, 0.42, 0.88, 1), at(0.02, 0.06, 0.46, 0.64), at(0.56, 0, 1, 0.52)];
  return [third, second, first]
    .map((trade, i) => {
      const box = boxes[2 - i];
      return trade && box ? motif(pen, trade, box) : '';
    })
    .join('');
}

/** The lines of a title: at the bar, if it has one. */
const lines = (title: string): string[] => title.split('|');

/** A sentence in as many lines as it needs; Chinese fits on one. */
function wrapped(text: string, size: number, room: number): string[] {
  const out: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [out.at(-1) ?? '', word].join(' ').trim();
    if (out.length > 0 && textWidth(longer, size) <= room) out[out.length - 1] = longer;
    else out.push(word);
  }
  return out;
}

/** One slide of the home carousel (820×360). */
export function slide(text: SlideText, locale: Locale): string {
  const look = LOOKS[text.look];
  const rows = lines(pick(text.title, locale));
  const size = Math.min(
    ...rows.map((row) => fitSize(row, locale === 'zh-CN' ? 60 : 46, locale === 'zh-CN' ? 390 : 350)),
  );
  const first = rows.length > 1 ? 116 : 146;
  const under = first + (rows.length - 1) * size * 1.2;
  const said = wrapped(pick(text.line, locale), 19, 385);
  const button = under + 52 + said.length * 26;
  const action = pick(text.action, locale);
  const wide = textWidth(action, 18) + 52;
  return sheet([820, 360], rows.join(' '), (pen) => [
    rect(0, 0, 820, 360, { fill: sweep(pen, look.from, look.to) }),
    mark(text.trades[0] ?? 'fasteners', 250, 70, 330, text.look === 'white' ? INKS.steel : INKS.white, 0.05),
    text.look === 'white'
      ? path('M500 0H820V360H410Z', { fill: sweep(pen, '#FFFFFF', '#E6EBF0') })
      : path('M510 0H820V360H420Z', { fill: sweep(pen, '#FFFFFF', '#E9EDF1') }),
    path(text.look === 'white' ? 'M500 0H508L418 360H410Z' : 'M510 0H518L428 360H420Z', {
      fill: text.look === 'red' ? INKS.night : INKS.red,
    }),
    stage(pen, text.trades, [502, 22, 806, 340]),
    ...rows.map((row, i) =>
      type(48, first + i * size * 1.2, row, size, {
        fill: look.ink,
        'font-weight': 700,
        'letter-spacing': locale === 'zh-CN' ? 2 : 0,
      }),
    ),
    ...said.map((row, i) => type(50, under + 44 + i * 26, row, 19, { fill: look.quiet })),
    rect(50, button, wide, 46, { rx: 4, fill: look.button }),
    label(50 + wide / 2, button + 30, action, 18, { fill: look.on, 'font-weight': 600 }),
  ]);
}

/** The head of a channel page (1200×220). */
export function channelBanner(text: SlideText, locale: Locale): string {
  const look = LOOKS[text.look];
  const title = pick(text.title, locale);
  const words = pick(text.line, locale);
  return sheet([1200, 220], title, (pen) => [
    rect(0, 0, 1200, 220, { fill: sweep(pen, look.from, look.to) }),
    ...text.trades
      .slice(0, 2)
      .map((trade, i) =>
        mark(trade, 440 + i * 150, 24 + i * 60, 130, text.look === 'white' ? INKS.steel : INKS.white, 0.06),
      ),
    path('M760 0H1200V220H700Z', { fill: sweep(pen, '#FFFFFF', '#E9EDF1') }),
    path('M760 0H768L708 220H700Z', { fill: text.look === 'red' ? INKS.night : INKS.red }),
    ...text.trades.map((trade, i) =>
      motif(pen, trade, { left: 752 + i * 142, top: 46, right: 884 + i * 142, bottom: 184 }),
    ),
    type(60, 112, title, fitSize(title, locale === 'zh-CN' ? 56 : 48, 600), {
      fill: look.ink,
      'font-weight': 700,
      'letter-spacing': 2,
    }),
    type(62, 156, words, fitSize(words, 22, 600), { fill: look.quiet }),
  ]);
}

/** The strip over the whole site (1200×60). */
export function topStrip(text: SlideText, locale: Locale): string {
  const title = pick(text.title, locale);
  const words = pick(text.line, locale);
  const action = pick(text.action, locale);
  const size = fitSize(title, 23, 380);
  const wide = textWidth(action, 15) + 32;
  // Bold type runs about a tenth wider.
  const after = 150 + textWidth(title, size) * 1.12 + 24;
  return sheet([1200, 60], `${title} ${words}`, (pen) => [
    rect(0, 0, 1200, 60, { fill: sweep(pen, INKS.steel, INKS.night) }),
    path('M0 0H112L84 60H0Z', { fill: INKS.red }),
    mark(text.trades[0] ?? 'fasteners', 28, 12, 36, INKS.white),
    type(150, 39, title, size, { fill: INKS.white, 'font-weight': 700 }),
    type(after, 37, words, fitSize(words, 16, 1110 - wide - after), { fill: '#C3CEDA' }),
    rect(1120 - wide, 14, wide, 32, { rx: 4, fill: INKS.red }),
    label(1120 - wide / 2, 35, action, 15, { fill: INKS.white, 'font-weight': 600 }),
  ]);
}
