import { EMOJI } from '#lib/contracts/chat-words.ts';
import { emojiName } from './emoji-name.ts';

/** Drawings of all signs in one file, so that they look the same on a machine without a font for them. */
const DRAWINGS = '/chat/emoji.svg';
const drawn: ReadonlySet<string> = new Set(EMOJI.map(emojiName));

/** An emoji as a drawing; screen readers get the character. */
export function Emoji({ sign, className = 'size-5' }: { sign: string; className?: string }) {
  return (
    <svg role="img" aria-label={sign} viewBox="0 0 32 32" className={`inline-block ${className}`}>
      <use href={`${DRAWINGS}#${emojiName(sign)}`} />
    </svg>
  );
}

/** A text whose known signs are drawn, the others are left to the machine's fonts. */
export function WithEmoji({ text }: { text: string }) {
  const parts = text.split(/(\p{Extended_Pictographic}\uFE0F?)/u);
  return parts.map((part, at) =>
    drawn.has(emojiName(part)) ? (
      <Emoji key={at} sign={part} className="size-[1.3em] align-[-0.25em]" />
    ) : (
      part
    ),
  );
}
