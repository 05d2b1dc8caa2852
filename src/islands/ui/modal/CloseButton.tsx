interface Props {
  label: string;
  onClose: () => void;
}

/** The cross in the corner of dialogs and drawers. */
export function CloseButton({ label, onClose }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClose}
      className="absolute right-1 top-1 flex size-11 items-center justify-center rounded text-ink-quiet hover:text-ink"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 16 16"
        className="size-4 stroke-current"
        strokeWidth="1.6"
        fill="none"
      >
        <path d="M3 3l10 10M13 3L3 13" />
      </svg>
    </button>
  );
}
