import { useEffect, useId, useState } from 'react';

interface Props {
  label: string;
  value: number;
  most: number;
  help: string;
  onChange: (pieces: number) => void;
}

const step =
  'grid size-11 place-items-center text-18 text-ink-secondary hover:text-brand disabled:cursor-not-allowed disabled:text-line-strong';

/** How many pieces, from one to what is left; a number that is typed counts when the field is left. */
export function Pieces({ label, value, most, help, onChange }: Props) {
  const id = useId();
  const [text, setText] = useState(String(value));
  useEffect(() => setText(String(value)), [value]);
  const settle = (): void => {
    const typed = Math.trunc(Number(text)) || 1;
    const pieces = Math.min(Math.max(typed, 1), most);
    setText(String(pieces));
    if (pieces !== value) onChange(pieces);
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-14 text-ink-secondary">
        {label}
      </label>
      <span className="inline-flex items-center rounded border border-line-strong bg-white">
        <button
          type="button"
          aria-label={`${label} −1`}
          disabled={value <= 1}
          className={step}
          onClick={() => onChange(value - 1)}
        >
          −
        </button>
        <input
          id={id}
          inputMode="numeric"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={settle}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            settle();
          }}
          className="h-11 w-20 border-x border-line text-center"
        />
        <button
          type="button"
          aria-label={`${label} +1`}
          disabled={value >= most}
          className={step}
          onClick={() => onChange(value + 1)}
        >
          +
        </button>
      </span>
      <p className="mt-1 text-12 text-ink-quiet">{help}</p>
    </div>
  );
}
