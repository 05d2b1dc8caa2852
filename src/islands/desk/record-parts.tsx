import type { ReactNode } from 'react';

/** A part of a record with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line px-4 py-3 first:border-t-0">
      <h3 className="mb-2 text-14 font-semibold">{title}</h3>
      {children}
    </section>
  );
}

/** Facts in two columns; what is empty is left out. */
export function Facts({ facts }: { facts: [name: string, value: ReactNode][] }) {
  const known = facts.filter(([, value]) => value !== '' && value !== null && value !== undefined);
  return (
    <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1 text-14">
      {known.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-quiet">{name}</dt>
          <dd className="[overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Uploaded pictures; each opens in full size beside the desk. */
export function Pictures({ pictures, name }: { pictures: readonly string[]; name: (n: number) => string }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {pictures.map((picture, at) => (
        <li key={picture}>
          <a href={picture} target="_blank" rel="noopener" className="block">
            <img
              src={picture}
              alt={name(at + 1)}
              width="120"
              height="120"
              className="size-[120px] rounded border border-line bg-ground object-contain"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** What happened, the newest first. */
export function History({ steps }: { steps: { time: string; what: ReactNode; who?: string }[] }) {
  return (
    <ol className="grid gap-1.5 text-14">
      {steps.map((step, at) => (
        <li key={at} className="grid grid-cols-[max-content_minmax(0,1fr)] gap-3">
          <time className="min-w-[110px] whitespace-nowrap text-12 leading-[21px] text-ink-quiet">
            {step.time}
          </time>
          <span className="[overflow-wrap:anywhere]">
            {step.what}
            {step.who && <span className="ml-2 text-12 text-ink-quiet">{step.who}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** A short word with a tone: what waits stands out, what is over steps back. */
export function Tag({
  tone,
  children,
}: {
  tone: 'wait' | 'go' | 'good' | 'quiet' | 'bad';
  children: ReactNode;
}) {
  const tones = {
    wait: 'bg-warning-tint text-warning',
    go: 'bg-info-tint text-info',
    good: 'bg-success-tint text-success',
    quiet: 'bg-ground text-ink-secondary',
    bad: 'bg-brand-tint text-brand',
  };
  return (
    <span className={`inline-block whitespace-nowrap rounded px-1.5 py-0.5 text-12 ${tones[tone]}`}>
      {children}
    </span>
  );
}

/** The number of a bank account in fours, which the clipboard takes without spaces. */
export const AccountNumber = ({ digits }: { digits: string }) => (
  <span className="whitespace-nowrap tabular-nums">
    {digits
      .replaceAll(' ', '')
      .match(/.{1,4}/g)
      ?.map((four, at) => (
        <span key={at} className="mr-1">
          {four}
        </span>
      ))}
  </span>
);
