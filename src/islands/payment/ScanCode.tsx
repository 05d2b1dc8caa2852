interface Props {
  code: string;
  /** Where a visitor without a second screen pays. */
  page: string | null | undefined;
  words: { scan: string; open: string };
  className?: string;
}

/** A code to pay with a phone. */
export function ScanCode({ code, page, words, className = '' }: Props) {
  return (
    <div className={`grid gap-2 ${className}`}>
      <img src={code} alt={words.scan} width={180} height={180} />
      <p role="status" className="text-ink-secondary">
        {words.scan}
      </p>
      {page && (
        <a href={page} className="text-info underline">
          {words.open}
        </a>
      )}
    </div>
  );
}
