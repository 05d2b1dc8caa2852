import { buttonLook } from './button-look.ts';

/** Nothing to list: one drawing, one sentence, one action; as components/ui/EmptyState.astro draws it. */
export function Empty({ text, action, href }: { text: string; action?: string; href?: string }) {
  return (
    <div className="panel grid justify-items-center px-4 py-12 text-center">
      <svg
        viewBox="0 0 160 120"
        width="160"
        height="120"
        fill="none"
        stroke="#AEBBC9"
        strokeWidth="2"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <ellipse cx="80" cy="106" rx="62" ry="7" fill="#F5F6F8" stroke="none" />
        <path d="m80 40 44 20v34l-44 14-44-14V60Z" fill="#fff" />
        <path d="m36 60 44 16 44-16M80 76v32" />
        <path d="m36 60-16-14 44-18 16 12M124 60l16-14-44-18-16 12" fill="#fff" />
        <path d="M80 8v14M62 12l5 11M98 12l-5 11" stroke="#D81E06" strokeLinecap="round" />
      </svg>
      <p className="mt-4 text-14 text-ink-secondary">{text}</p>
      {action && href && (
        <a href={href} className={`${buttonLook('main')} mt-4`}>
          {action}
        </a>
      )}
    </div>
  );
}
