import type { TextForm } from '#lib/contracts/editing.ts';
import type { Drawing } from '../../../screen.ts';
import { changedLines, compareLines } from './compare-lines.ts';

const FACTS = ['category', 'published_at', 'cover', 'goods', 'hot'] as const;
const WORDS = ['title', 'synopsis', 'author', 'body'] as const;
const LANGUAGES = ['zh', 'en'] as const;
const LOOKS = {
  '-': 'bg-brand-tint text-brand line-through decoration-1',
  '+': 'bg-success-tint text-success',
  ' ': 'text-ink-secondary',
} as const;

interface Part {
  key: string;
  name: string;
  older: string;
  newer: string;
}

function partsOf(older: TextForm, newer: TextForm, { w }: Drawing): Part[] {
  const facts = FACTS.map((field) => ({
    key: field,
    name: w(`field.${field}`),
    older: String(older[field]),
    newer: String(newer[field]),
  }));
  const words = LANGUAGES.flatMap((language) =>
    WORDS.map((field) => ({
      key: `${language}.${field}`,
      name: `${w(`field.${field}`)}\u00a0· ${w(`part.${language}`)}`,
      older: older[language][field],
      newer: newer[language][field],
    })),
  );
  return [...facts, ...words].filter((part) => part.older !== part.newer);
}

/** Differences of two versions of a text, field by field and line by line. */
export function ComparedTexts({ older, newer, draw }: { older: TextForm; newer: TextForm; draw: Drawing }) {
  const { w } = draw;
  const parts = partsOf(older, newer, draw);
  if (parts.length === 0) return <p className="text-14 text-ink-secondary">{w('compare.same')}</p>;
  return (
    <div className="grid gap-3" data-compared>
      {parts.map((part) => (
        <section key={part.key} className="rounded border border-line bg-white">
          <h4 className="border-b border-line px-3 py-1 text-12 text-ink-secondary">{part.name}</h4>
          <div className="grid py-1 text-14">
            {changedLines(compareLines(part.older, part.newer)).map((line, at) =>
              line === null ? (
                <span key={at} className="px-3 text-ink-quiet">
                  …
                </span>
              ) : (
                <span
                  key={at}
                  className={`whitespace-pre-wrap px-3 [overflow-wrap:anywhere] ${LOOKS[line.sign]}`}
                >
                  {line.sign !== ' ' && (
                    <span className="sr-only">{w(line.sign === '-' ? 'compare.gone' : 'compare.new')}</span>
                  )}
                  {line.line || ' '}
                </span>
              ),
            )}
          </div>
        </section>
      ))}
    </div>
  );
}
