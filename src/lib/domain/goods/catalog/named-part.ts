import type { UnderstoodPart } from '../../../contracts/goods.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { inEnglish, labelOf, normalise, type Part } from '../search/index.ts';
import { inLocale } from './card.ts';
import { NAMES, WIDE } from './dimension-name-words.ts';
import { significanceOf, type CountedValue } from './parameters.ts';
import { writtenIn } from './written-in.ts';

/** The parameter that most sizes have such a value of, what names a size before what only tells about it. */
const best = (rows: readonly CountedValue[]): CountedValue | undefined =>
  rows.toSorted((a, b) => significanceOf(b.name) - significanceOf(a.name) || b.sizes - a.sizes)[0];

const measures = ({ name }: CountedValue, dimension: NonNullable<Part['dimension']>): boolean => {
  const label = labelOf(name) ?? '';
  return dimension === 'width' ? WIDE.has(label) : label !== '' && label === NAMES[dimension].label;
};

const spelled = (text: string): string => normalise(text).replace(/\s|级$/g, '');

/** The value that a part names, among those of the goods that were found. */
function valueOf(part: Part, values: readonly CountedValue[]): CountedValue | undefined {
  const { dimension, plain } = part;
  if (dimension === 'thread') return best(values.filter(({ value }) => spelled(value) === plain));
  if (dimension !== undefined) {
    const number = Number(plain);
    return best(
      values.filter((row) => row.kind === 'number' && row.low === number && measures(row, dimension)),
    );
  }
  const wanted = spelled(plain);
  const isSo = ({ value, valueEn, unit }: CountedValue): boolean =>
    [value, valueEn, `${value}${unit}`].some((text) => spelled(text) === wanted);
  return best(values.filter(isSo));
}

const NAMED = new Set<Part['kind']>(['size', 'designation', 'word']);

/** What was understood of a part in the reader's language, a parameter by the name that the goods of the list have for it. */
export function namedPart(part: Part, values: readonly CountedValue[], locale: Locale): UnderstoodPart {
  const { kind, text, typed, without, dimension } = part;
  const more = { ...(typed === undefined ? {} : { typed }), without };
  const row = NAMED.has(kind) ? valueOf(part, values) : undefined;
  if (row)
    return {
      kind: 'parameter',
      name: inLocale(locale, row.name, row.nameEn),
      text: writtenIn(locale, inLocale(locale, row.value, row.valueEn)),
      ...(row.unit ? { unit: writtenIn(locale, row.unit) } : {}),
      ...more,
    };
  if (dimension && kind === 'size') {
    const { zh, en, unit } = NAMES[dimension];
    const value = text.toUpperCase();
    return {
      kind: 'parameter',
      name: inLocale(locale, zh, en),
      text: value,
      ...(unit && !value.startsWith('M') ? { unit } : {}),
      ...more,
    };
  }
  const isSaid = kind === 'noun' || kind === 'word';
  return { kind, text: (isSaid && locale === 'en-US' ? inEnglish(text) : undefined) ?? text, ...more };
}
