interface Props {
  src: string;
  /** How much is sent, from 0 to 1; nothing once it is on the server. */
  part?: number;
  progressLabel?: string;
  removeLabel?: string;
  onRemove?: () => void;
}

/** A picture that was chosen: its preview, how far it is, and the cross that takes it away. */
export function UploadTile({ src, part, progressLabel, removeLabel, onRemove }: Props) {
  return (
    <li className="relative size-20 overflow-hidden rounded border border-line bg-white">
      <img src={src} alt="" className={`size-full object-cover ${part === undefined ? '' : 'opacity-50'}`} />
      {part !== undefined && (
        <progress
          value={part}
          max={1}
          aria-label={progressLabel}
          className="absolute inset-x-1 bottom-1 h-1.5 w-[calc(100%-8px)] appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-success [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-success"
        />
      )}
      {onRemove && (
        <button
          type="button"
          aria-label={removeLabel}
          onClick={onRemove}
          className="absolute right-0 top-0 grid size-6 place-items-center rounded-bl bg-steel text-white hover:bg-ink max-md:size-8"
        >
          <svg aria-hidden="true" viewBox="0 0 16 16" className="size-3 stroke-current" strokeWidth="1.8">
            <path d="M3 3l10 10M13 3 3 13" />
          </svg>
        </button>
      )}
    </li>
  );
}
