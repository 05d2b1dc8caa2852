import { useEffect, useRef, useState } from 'react';
import { chatApi, type QuickAnswer } from '#lib/contracts/chat.ts';
import { localizedPath, type Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { CHAT_ANSWERS_MAX } from '#lib/kernel/chat-limits.ts';
import { call } from '#lib/stores/call.ts';

interface Props {
  t: Translate;
  locale: Locale;
  onChoose: (text: string) => void;
}

/** Texts that the store keeps: one is chosen, may be changed, and is sent like what was typed. */
export function QuickAnswers({ t, locale, onChoose }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [answers, setAnswers] = useState<QuickAnswer[]>();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    void call(chatApi.answers, { limit: CHAT_ANSWERS_MAX }).then((found) => {
      if (found.ok) setAnswers(found.value.list);
    });
    const leave = (event: PointerEvent): void => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    // In the capture phase, before the window gets Escape, which would close it.
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      event.preventDefault();
      setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('keydown', escape, true);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('keydown', escape, true);
    };
  }, [isOpen]);
  return (
    <div ref={box}>
      <button
        type="button"
        aria-expanded={isOpen}
        className="min-h-11 whitespace-nowrap rounded px-2 text-14 text-ink-secondary hover:text-brand md:min-h-9"
        onClick={() => setOpen(!isOpen)}
      >
        {t('chat:answers.open')}
      </button>
      {isOpen && answers && (
        <div className="absolute inset-x-4 bottom-full z-bar max-h-72 overflow-y-auto rounded border border-line bg-panel py-1 shadow-float">
          {answers.length === 0 && (
            <p className="px-3 py-2 text-14 text-ink-quiet">{t('chat:answers.none')}</p>
          )}
          <ul>
            {answers.map((answer) => (
              <li key={answer.answer_id}>
                <button
                  type="button"
                  className="min-h-11 w-full px-3 py-1.5 text-left text-14 hover:bg-ground md:min-h-9"
                  onClick={() => {
                    setOpen(false);
                    onChoose(answer.text);
                  }}
                >
                  <span className="line-clamp-2">{answer.text}</span>
                </button>
              </li>
            ))}
          </ul>
          <a
            href={localizedPath('/merchant/quick-answers', locale)}
            className="block px-3 py-2 text-14 text-info hover:underline"
          >
            {t('chat:answers.add')}
          </a>
        </div>
      )}
    </div>
  );
}
