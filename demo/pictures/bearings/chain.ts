import { across, blueprint, cross, outline } from '../dimension.ts';
import { inkRing } from '../layers-sheet.ts';
import { type Material, tone } from '../metal.ts';
import { circle, drawing, EDGE, group, num, path, shadow } from '../svg.ts';
import { text } from './size-text.ts';

/** Outline of a chain plate between two pins `p` apart, waisted in the middle. */
function plate(p: number, r: number): string {
  return `M0 ${num(-r)}Q${num(p / 2)} ${num(-r * 0.45)} ${num(p)} ${num(-r)}A${num(r)} ${num(r)} 0 1 1 ${num(p)} ${num(r)}Q${num(p / 2)} ${num(r * 0.45)} 0 ${num(r)}A${num(r)} ${num(r)} 0 1 1 0 ${num(-r)}Z`;
}

/** A length of roller chain lying obliquely; `strands` side by side. */
export function chainPicture(title: string, strands: number, material: Material): string {
  const p = 58;
  const r = 22;
  const rim = { stroke: tone(material, 'edge'), 'stroke-width': EDGE };
  const links = strands > 1 ? 4 : 5;
  const start = strands > 1 ? -116 : -146;
  return drawing(title, (pen) => {
    const row = (dy: number): string =>
      Array.from({ length: links }, (_, i) => {
        const x = start + i * p;
        const outer = i % 2 === 0;
        return group(
          { transform: `translate(${num(x + (outer ? 0 : 3))} ${num(dy + (outer ? 0 : -5))})` },
          path(plate(p, outer ? r : r * 0.94), {
            ...rim,
            fill: tone(material, 'deep'),
            transform: 'translate(-5 -9)',
          }),
          path(plate(p, outer ? r : r * 0.94), { ...rim, fill: pen.fill(material, outer ? 'face' : 'end') }),
        );
      })
        .sort()
        .join('') +
      Array.from(
        { length: links + 1 },
        (_, i) =>
          circle(start + i * p, dy, 9, { ...rim, fill: pen.fill('chrome', 'ball') }) +
          circle(start + i * p, dy, 4, { fill: tone(material, 'shade') }),
      ).join('');
    const rollers = (dy: number): string =>
      Array.from({ length: links + 1 }, (_, i) =>
        path(`M${num(start - 14 + i * p)} ${num(dy)}v-26q14 -8 28 0v26q-14 8 -28 0Z`, {
          ...rim,
          fill: pen.fill('chrome', 'post'),
        }),
      ).join('');
    const rows = Array.from({ length: strands }, (_, i) => (strands - 1 - i) * -46);
    return [
      shadow(pen, 205, 236 + strands * 12, 190, 30, -14),
      group(
        { transform: `translate(204 ${190 + strands * 18}) rotate(-16)` },
        row(-42 + (rows[0] ?? 0)),
        ...rows.map((dy) => rollers(dy) + row(dy)),
      ),
    ];
  });
}

export function chainSheet(caption: string, pitch: number, roller: number, inner: number): string {
  const p = 92;
  const r = 32;
  const y = 168;
  const rr = ((roller / pitch) * p) / 2;
  return blueprint(caption, () => [
    ...[0, 1, 2].map((i) =>
      group(
        { transform: `translate(${60 + i * p} ${y})` },
        outline(plate(p, i % 2 === 0 ? r : r * 0.9), { fill: i % 2 === 0 ? '#EEF4FB' : '#fff' }),
      ),
    ),
    ...[0, 1, 2, 3].map(
      (i) =>
        inkRing(60 + i * p, y, rr) +
        inkRing(60 + i * p, y, rr * 0.5, '#EEF4FB') +
        cross(60 + i * p, y, r + 8),
    ),
    across(60, 60 + p, 96, `p ${text(pitch)}`, [y, y]),
    across(60 + 2 * p - rr, 60 + 2 * p + rr, 250, `d1 ${text(roller)}`, [y, y]),
    outline(`M110 296h14v34h-14ZM176 296h14v34h-14Z`),
    outline(`M124 300H176V326H124Z`, { fill: '#fff' }),
    across(124, 176, 284, `b1 ${text(inner)}`, [296, 296]),
  ]);
}
