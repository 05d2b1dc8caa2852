import { onSizeShown } from '#islands/goods/shown-size.ts';
import { drawAs, drawnSize, type MeasuredSize } from './drawn-size.ts';

/**
 * The size that was touched last: its measures stand under the pictures, and the drawings of the page have its
 * numbers. Both are read from the table of all sizes, which the page holds anyway.
 */
const FACTS = 8;
const table = document.querySelector<HTMLTableElement>('[data-size-table]');
const place = document.querySelector<HTMLElement>('[data-size-facts]');
const columns = Number(table?.dataset['sizeTable'] ?? 0);
const textOf = (cell: Element | undefined): string => {
  const text = (cell?.textContent ?? '').trim();
  return text === '–' ? '' : text;
};
const headings = [...(table?.tHead?.rows[0]?.cells ?? [])].slice(1, 1 + columns).map(textOf);
const sizes = new Map<number, MeasuredSize>(
  [...(table?.tBodies[0]?.rows ?? [])].map((row) => {
    const [name, ...cells] = [...row.cells];
    const designation = textOf(name);
    return [Number(row.dataset['size']), { designation, cells: cells.slice(0, columns).map(textOf) }];
  }),
);

function tell({ designation, cells }: MeasuredSize): void {
  if (!place) return;
  const rows = headings.flatMap((heading, at) => (cells[at] ? [[heading, cells[at]] as const] : []));
  place.querySelector('[data-size-name]')!.textContent = designation;
  place.querySelector('dl')!.replaceChildren(
    ...rows.slice(0, FACTS).map(([heading, value]) => {
      const row = document.createElement('div');
      row.className = 'flex justify-between gap-4 border-b border-line py-1.5';
      const [name, said] = [document.createElement('dt'), document.createElement('dd')];
      name.className = 'text-ink-secondary';
      name.textContent = heading;
      said.textContent = value;
      row.append(name, said);
      return row;
    }),
  );
  place.hidden = rows.length === 0;
}

/** Drawings of the page by the address of their file, each with the size that it shows now. */
const drawings = new Map<string, { svg: Promise<string>; now: string }>();

async function draw(file: string, chosen: MeasuredSize): Promise<void> {
  const known = drawings.get(file) ?? {
    svg: fetch(file).then((answer) => (answer.ok ? answer.text() : '')),
    now: file,
  };
  drawings.set(file, known);
  const svg = await known.svg;
  const drawn = drawnSize(svg, [...sizes.values()]);
  if (!drawn || latest !== chosen) return;
  const next =
    drawn === chosen
      ? file
      : URL.createObjectURL(new Blob([drawAs(svg, headings, drawn, chosen)], { type: 'image/svg+xml' }));
  for (const image of document.querySelectorAll<HTMLImageElement>('main img'))
    if (image.getAttribute('src') === known.now) image.src = next;
  for (const thumb of document.querySelectorAll<HTMLElement>('[data-thumb]'))
    if (thumb.dataset['thumb'] === known.now) thumb.dataset['thumb'] = next;
  if (known.now.startsWith('blob:')) URL.revokeObjectURL(known.now);
  known.now = next;
}

let latest: MeasuredSize | undefined;
// Before one is touched, the first of the table.
const [first] = sizes.values();
if (first) tell(first);

// The first picture shows the goods; the ones behind it may be drawings with measures.
const files = [...document.querySelectorAll<HTMLElement>('[data-gallery] [data-thumb]')]
  .slice(1)
  .map((thumb) => thumb.dataset['thumb'] ?? '')
  .filter((file) => file.endsWith('.svg'));

onSizeShown(({ unique }) => {
  const size = sizes.get(unique);
  if (!size || size === latest) return;
  latest = size;
  tell(size);
  for (const file of files) void draw(file, size).catch(() => undefined);
});
