interface Step {
  name: string;
  /** When it was reached; nothing for what is still to come. */
  time?: string | undefined;
}

interface Props {
  label: string;
  steps: readonly Step[];
  /** Index of the step that is reached; everything before it is done. */
  current: number;
}

/** The states of an order or refund in a row, with the times at which they were reached. */
export function Steps({ label, steps, current }: Props) {
  // Times need room: on a phone such steps stand below each other, bare names beside each other.
  const isTimed = steps.some(({ time }) => time);
  const item = isTimed
    ? 'gap-3 max-md:pb-4 md:flex-col md:items-center md:gap-1 md:text-center'
    : 'flex-col items-center gap-1 text-center';
  const line = isTimed
    ? 'max-md:-top-4 max-md:left-[13px] max-md:h-4 max-md:w-0.5 md:right-1/2 md:top-[13px] md:mr-5 md:h-0.5 md:w-[calc(100%-40px)]'
    : 'right-1/2 top-[13px] mr-5 h-0.5 w-[calc(100%-40px)]';
  return (
    <ol aria-label={label} className={`flex ${isTimed ? 'max-md:flex-col' : ''}`}>
      {steps.map(({ name, time }, at) => {
        const isDone = at <= current;
        return (
          <li
            key={name}
            aria-current={at === current ? 'step' : undefined}
            className={`relative flex min-w-0 flex-1 ${item}`}
          >
            {at > 0 && (
              <span aria-hidden="true" className={`absolute ${line} ${isDone ? 'bg-success' : 'bg-line'}`} />
            )}
            <span
              aria-hidden="true"
              className={`grid size-7 shrink-0 place-items-center rounded-full border-2 text-12 font-semibold ${isDone ? 'border-success bg-success text-white' : 'border-line bg-white text-ink-quiet'}`}
            >
              {at < current ? '✓' : at + 1}
            </span>
            <span className="min-w-0">
              <span
                className={`block text-14 ${isTimed ? '' : 'max-md:text-12'} ${isDone ? 'font-semibold text-ink' : 'text-ink-quiet'}`}
              >
                {name}
              </span>
              {time && <span className="block text-12 text-ink-quiet">{time}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
