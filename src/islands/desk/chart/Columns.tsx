export interface ColumnsProps {
  /** What is drawn, and the words of both series; the second one hangs below the line. */
  label: string;
  up: string;
  down?: string;
  bars: readonly { name: string; up: number; down?: number }[];
  say: (value: number) => string;
}

const HEIGHT = 168;
const FOOT = 20;
const HEAD = 14;

/** A round number at or above a value, whose half is a whole number too: the mark there is then where it says. */
function roundUp(value: number): number {
  if (value <= 2) return 2;
  const unit = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 4, 6, 8].find((step) => step * unit >= value) ?? 10) * unit;
}

const Swatch = ({ color, text }: { color: string; text: string }) => (
  <span className="inline-flex items-center gap-1.5">
    <span aria-hidden="true" className={`size-2.5 rounded-full ${color}`} />
    {text}
  </span>
);

/**
 * Columns side by side, as wide as there is room: across they are measured in percent, so that words keep their size on
 * a phone. The same data is in a table as well, for readers who cannot see the chart.
 */
export function Columns({ label, up, down, bars, say }: ColumnsProps) {
  const top = roundUp(Math.max(...bars.map((bar) => bar.up)));
  const most = Math.max(0, ...bars.map((bar) => bar.down ?? 0));
  const bottom = most > 0 ? roundUp(most) : 0;
  const room = HEIGHT - FOOT - HEAD;
  const line = HEAD + (room * top) / (top + bottom);
  const tall = (value: number): number => (room * value) / (top + bottom);
  // One month alone is a column, and not a wall.
  const step = 100 / Math.max(bars.length, 4);
  const named = [...new Set([0, Math.floor((bars.length - 1) / 2), bars.length - 1])];
  const marks = [top, top / 2, ...(tall(bottom) > HEAD * 2 ? [-bottom] : [])];
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1 flex flex-wrap gap-x-4 text-12 text-ink-secondary">
        <Swatch color="bg-info" text={up} />
        {down && <Swatch color="bg-warning" text={down} />}
      </figcaption>
      <svg role="img" aria-label={label} width="100%" height={HEIGHT} className="block overflow-visible">
        {marks.map((mark) => (
          <line
            key={mark}
            x1="0"
            x2="100%"
            y1={line - tall(mark)}
            y2={line - tall(mark)}
            className="stroke-line"
          />
        ))}
        {bars.map((bar, at) => (
          <g key={bar.name}>
            <title>{`${bar.name}\u00a0· ${up} ${say(bar.up)}${down ? `\u00a0· ${down} ${say(bar.down ?? 0)}` : ''}`}</title>
            {/* Room to point at, also where a column has no height. */}
            <rect x={`${at * step}%`} width={`${step}%`} y={0} height={HEIGHT} fill="transparent" />
            <rect
              x={`${at * step + step * 0.15}%`}
              width={`${step * 0.7}%`}
              y={line - tall(bar.up)}
              height={tall(bar.up)}
              className="fill-info"
            />
            <rect
              x={`${at * step + step * 0.15}%`}
              width={`${step * 0.7}%`}
              y={line}
              height={tall(bar.down ?? 0)}
              className="fill-warning"
            />
          </g>
        ))}
        <line x1="0" x2="100%" y1={line} y2={line} className="stroke-line-strong" />
        {/* Above the columns, with an edge that parts them. */}
        {marks.map((mark) => (
          <text
            key={mark}
            x="0"
            y={line - tall(mark) - 3}
            className="fill-ink-quiet stroke-white stroke-[4px] text-12 [paint-order:stroke]"
          >
            {say(Math.abs(mark))}
          </text>
        ))}
        {named.map((at) => (
          <text
            key={at}
            x={`${at === 0 ? 0 : (at === bars.length - 1 ? at + 1 : at + 0.5) * step}%`}
            y={HEIGHT - 4}
            textAnchor={at === 0 ? 'start' : at === bars.length - 1 ? 'end' : 'middle'}
            className="fill-ink-quiet text-12"
          >
            {bars[at]?.name}
          </text>
        ))}
      </svg>
    </figure>
  );
}
