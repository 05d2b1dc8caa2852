import { useId, type ReactNode } from 'react';

interface Props {
  /** What the sign explains, for those who do not see it. */
  label: string;
  children: ReactNode;
}

/** A question mark with an explanation, by mouse, by focus and by touch; Escape puts it away. */
export function Tooltip({ label, children }: Props) {
  const id = useId();
  return (
    <span className="group relative inline-flex">
      <button
        type="button"
        aria-label={label}
        aria-describedby={id}
        onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
        className="grid size-6 place-items-center rounded-full text-ink-quiet hover:text-ink max-md:size-11"
      >
        <span
          aria-hidden="true"
          className="grid size-4 place-items-center rounded-full border border-current text-12 leading-none"
        >
          ?
        </span>
      </button>
      <span
        role="tooltip"
        id={id}
        className="pointer-events-none invisible absolute bottom-full left-1/2 z-menu mb-2 w-max max-w-[260px] -translate-x-1/2 rounded bg-steel px-3 py-2 text-12 text-white shadow-float group-focus-within:visible group-hover:visible"
      >
        {children}
      </span>
    </span>
  );
}
