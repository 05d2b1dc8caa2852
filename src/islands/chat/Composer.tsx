import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { EMOJI } from '#lib/contracts/chat-words.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { CHAT_TEXT_MAX } from '#lib/kernel/chat-limits.ts';
import { IMAGE_TYPES } from '#lib/kernel/limits.ts';
import { draftOf, keepDraft } from '#lib/stores/chat/drafts.ts';
import type { Pair } from '#lib/stores/chat/line.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { previewOf, uploadImage } from '#lib/stores/upload/upload-image.ts';
import { Button } from '#islands/ui/Button.tsx';
import { isComposing } from '#islands/ui/composing.ts';
import { Emoji } from './Emoji.tsx';
import { QuickAnswers } from './QuickAnswers.tsx';

interface Props {
  t: Translate;
  locale: Locale;
  /** A store answers here: the texts that it keeps stand beside the emoji. */
  isDesk: boolean;
  /** The conversation that is written in. */
  pair: Pair;
  onText: (text: string) => void;
  onEmoji: (emoji: string) => void;
  onPicture: (path: string, preview: string) => void;
}
const TAKEN = IMAGE_TYPES.map((type) => `.${type}`).join(',');
const TOOL =
  'inline-flex min-h-11 items-center gap-1.5 rounded px-2 text-14 text-ink-secondary hover:text-brand md:min-h-9';

const ToolIcon = ({ paths }: { paths: string }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 20 20"
    className="size-5 fill-none stroke-current"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={paths} />
  </svg>
);

/** Where one writes: Enter sends, Shift+Enter starts a line, and Enter that ends a Chinese word does neither. */
export function Composer({ t, locale, isDesk, pair, onText, onEmoji, onPicture }: Props) {
  const [text, setText] = useState(() => draftOf(pair));
  const { mer, buyer } = pair;
  useEffect(() => keepDraft({ mer, buyer }, text), [mer, buyer, text]);
  const [isChoosing, setChoosing] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);

  // On a touch screen the keyboard would cover the messages.
  useEffect(() => {
    if (window.matchMedia('(pointer: fine)').matches) input.current?.focus();
  }, []);

  const send = (): void => {
    const trimmed = text.trim();
    input.current?.focus();
    if (!trimmed) return;
    onText(trimmed);
    setText('');
  };
  /** Escape closes the choice first, and the window only then. */
  const closeChoice = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isChoosing) return;
    event.stopPropagation();
    event.preventDefault();
    setChoosing(false);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Escape that drops a half-written word must not close the window.
    if (isComposing(event.nativeEvent)) return event.stopPropagation();
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      send();
    }
    closeChoice(event);
  };
  const upload = async (picture: File): Promise<void> => {
    setUploading(true);
    const sent = await uploadImage('chat', picture);
    setUploading(false);
    if (sent.ok) onPicture(sent.value.path, previewOf(sent.value.path));
    else showRefusal(sent.failure);
  };

  return (
    <form
      className="relative shrink-0 border-t border-line bg-panel px-4 pb-3 pt-1"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="flex items-center gap-1">
        <button
          type="button"
          className={TOOL}
          aria-expanded={isChoosing}
          onKeyDown={closeChoice}
          onClick={() => setChoosing(!isChoosing)}
        >
          <ToolIcon paths="M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM7.5 8.2v.6M12.5 8.2v.6M6.8 11.6a3.7 3.7 0 0 0 6.4 0" />
          {t('chat:emoji')}
        </button>
        <button
          type="button"
          className={TOOL}
          title={t('chat:picture_hint')}
          aria-busy={isUploading || undefined}
          onClick={() => !isUploading && file.current?.click()}
        >
          <ToolIcon paths="M3 4.5h14v11H3ZM3 13l4-4 3.5 3.5L13 10l4 3.8M13.2 7.6h.6" />
          {isUploading ? t('chat:sending') : t('chat:picture')}
        </button>
        {isDesk && (
          <QuickAnswers
            t={t}
            locale={locale}
            onChoose={(answer) => {
              setText((before) => (before.trim() ? `${before.trimEnd()}\n${answer}` : answer));
              input.current?.focus();
            }}
          />
        )}
        <input
          ref={file}
          type="file"
          accept={TAKEN}
          tabIndex={-1}
          aria-label={t('chat:picture')}
          className="sr-only"
          onChange={({ target }) => {
            const [picture] = target.files ?? [];
            target.value = '';
            if (picture) void upload(picture);
          }}
        />
        <span className="ml-auto truncate text-12 text-ink-quiet max-md:hidden">{t('chat:keys')}</span>
      </div>
      {isChoosing && (
        <div
          role="group"
          aria-label={t('chat:emoji')}
          className="mb-2 grid grid-cols-8 gap-1 md:grid-cols-12"
        >
          {EMOJI.map((emoji) => (
            <button
              key={emoji}
              onKeyDown={closeChoice}
              type="button"
              className="grid min-h-11 place-items-center rounded text-20 hover:bg-ground md:min-h-9"
              onClick={() => {
                setChoosing(false);
                onEmoji(emoji);
                input.current?.focus();
              }}
            >
              <Emoji sign={emoji} className="size-6" />
            </button>
          ))}
        </div>
      )}
      <div className="flex items-end gap-2">
        <textarea
          ref={input}
          rows={2}
          value={text}
          maxLength={CHAT_TEXT_MAX}
          aria-label={t('chat:input')}
          onKeyDown={onKeyDown}
          placeholder={t('chat:placeholder')}
          onChange={({ target }) => setText(target.value)}
          className="min-h-11 flex-1 resize-none rounded border border-line-strong px-3 py-2 text-16 placeholder:text-ink-quiet md:text-14"
        />
        <Button type="submit" pending={false}>
          {t('chat:send')}
        </Button>
      </div>
    </form>
  );
}
