import { useStore } from '@nanostores/react';
import { useEffect, useState, type ComponentType } from 'react';
import type { Messages } from '#lib/i18n/translate.ts';
import { $chat, closeChat } from '#lib/stores/chat/open.ts';
import { pageLocale } from '#lib/stores/locale.ts';
import type ChatWindow from './ChatWindow.tsx';

interface Loaded {
  Window: ComponentType<Parameters<typeof ChatWindow>[0]>;
  i18n: Messages;
}

const load = async (): Promise<Loaded> => {
  const [chat, words] = await Promise.all([import('./ChatWindow.tsx'), import('./words.ts')]);
  return { Window: chat.default, i18n: await words.chatWords(pageLocale()) };
};

/** Waits on every page for a chat to be opened; only then the window's code and words are loaded. */
export default function ChatHost() {
  const target = useStore($chat, { ssr: 'initial' });
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    if (!target || loaded) return;
    // A part of the page that cannot be fetched means a newer site: load that (specification, section 2).
    load().then(setLoaded, () => window.location.reload());
  }, [target, loaded]);

  if (!target || !loaded) return null;
  const { Window, i18n } = loaded;
  return <Window i18n={i18n} target={target} onClose={closeChat} />;
}
