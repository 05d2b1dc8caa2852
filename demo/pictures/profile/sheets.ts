import { block, decal, type Model, type Solid, X, Y } from '../scene/index.ts';
import type { Named } from './section.ts';

/** Sheets lying on each other; `pattern` is drawn on the top one. */
export function sheets(
  s: Named & { width: number; length: number; thick: number; pattern?: 'tears' | 'brushed' },
): Model {
  const [w, l] = [s.width / 10, s.length / 10];
  const t = Math.max(1.6, s.thick * 0.9);
  const count = 4;
  const stack: Solid[] = Array.from({ length: count }, (_, i) =>
    block([i % 2, (i % 2) * 1.5, i * t * 2.2], [l + (i % 2), w + (i % 2) * 1.5, i * t * 2.2 + t], s.material),
  );
  const top = (count - 1) * t * 2.2 + t + 0.05;
  const tears = Array.from({ length: 15 * 8 }, (_, i) => {
    const [x, y] = [((i % 15) + 0.5) * (l / 15), (Math.floor(i / 15) + 0.5) * (w / 8)];
    return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${(l / 38).toFixed(1)}" ry="${(l / 110).toFixed(1)}" transform="rotate(${(i + Math.floor(i / 15)) % 2 ? 45 : -45} ${x.toFixed(1)} ${y.toFixed(1)})"/>`;
  }).join('');
  const lines = Array.from({ length: 26 }, (_, i) => `M0 ${((i + 0.5) * (w / 26)).toFixed(1)}H${l}`).join('');
  const marks: Solid[] =
    s.pattern === 'tears'
      ? [
          decal(
            [1, 1.5, top],
            X,
            Y,
            [l, w],
            `<g fill="#fff" fill-opacity=".7" stroke="#59626C" stroke-width=".25">${tears}</g>`,
            true,
          ),
        ]
      : s.pattern === 'brushed'
        ? [
            decal(
              [1, 1.5, top],
              X,
              Y,
              [l, w],
              `<path d="${lines}" stroke="#737A81" stroke-opacity=".35" stroke-width=".3"/>`,
              true,
            ),
          ]
        : [];
  return {
    ...s,
    solids: [...stack, ...marks],
    stance: { yaw: 34, pitch: 32 },
    views: ['top'],
    measures: [
      { view: 'top', from: [0, 0, 0], to: [l, 0, 0], where: 'below', text: String(s.length) },
      { view: 'top', from: [0, 0, 0], to: [0, w, 0], where: 'left', text: String(s.width) },
    ],
  };
}
