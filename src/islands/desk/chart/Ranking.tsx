interface Props {
  label: string;
  bars: readonly { name: string; value: number }[];
  say: (value: number) => string;
}

/** Names with bars of their size, the largest first; names and values are text for everybody. */
export function Ranking({ label, bars, say }: Props) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ul aria-label={label} className="grid gap-1.5 text-14">
      {bars.map(({ name, value }) => (
        <li
          key={name}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 md:grid-cols-[minmax(180px,26%)_minmax(0,1fr)_120px]"
        >
          <span className="truncate" title={name}>
            {name}
          </span>
          <span
            aria-hidden="true"
            className="h-3 rounded bg-ground max-md:order-last max-md:col-span-2 max-md:h-2"
          >
            <span
              className="block h-full rounded bg-info"
              style={{ width: `${(Math.max(0, value) / most) * 100}%` }}
            />
          </span>
          <span className="text-right tabular-nums">{say(value)}</span>
        </li>
      ))}
    </ul>
  );
}
