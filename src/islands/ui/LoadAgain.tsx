interface Props {
  /** Says that it could not be read, and what a press does. */
  text: string;
  onAgain: () => void;
  className?: string;
}

/** In the place of what could not be read: the sentence that says so is the button that asks for it again. */
export function LoadAgain({ text, onAgain, className = 'py-6 text-center' }: Props) {
  return (
    <p role="alert" className={`text-14 text-ink-secondary ${className}`}>
      <button
        type="button"
        className="min-h-11 underline underline-offset-2 hover:text-brand md:min-h-8"
        onClick={onAgain}
      >
        {text}
      </button>
    </p>
  );
}
