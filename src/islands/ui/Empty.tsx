/** Nothing to list: one drawing, one sentence, one action. */
export function Empty({ text, action, href }: { text: string; action?: string; href?: string }) {
  return (
    <div className="panel grid justify-items-center gap-4 px-4 py-16 text-center text-ink-secondary">
      <svg
        viewBox="0 0 120 90"
        width="120"
        height="90"
        fill="none"
        stroke="#AEBBC9"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d="m60 12 38 18v34L60 82 22 64V30Z" fill="#F5F6F8" />
        <path d="m22 30 38 18 38-18M60 48v34" />
      </svg>
      <p>{text}</p>
      {action && href && (
        <a
          href={href}
          className="inline-flex min-h-11 items-center rounded bg-brand px-6 font-medium text-white hover:bg-brand-pressed hover:text-white"
        >
          {action}
        </a>
      )}
    </div>
  );
}
