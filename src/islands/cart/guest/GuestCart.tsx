import { useStore } from '@nanostores/react';
import { useEffect, useState, type ComponentType } from 'react';
import type { Messages } from '#lib/i18n/translate.ts';
import { $guestCartOpen } from '#lib/stores/guest/cart.ts';
import { pageLocale } from '#lib/stores/locale.ts';
import { $mergeReport } from '#lib/stores/guest/merge.ts';

interface Loaded {
  Open: ComponentType<{ i18n: Messages }>;
  i18n: Messages;
}

const load = async (): Promise<Loaded> => {
  const [open, words] = await Promise.all([import('./OpenGuestCart.tsx'), import('./words.ts')]);
  return { Open: open.default, i18n: await words.guestWords(pageLocale()) };
};

/** Waits on every page for a visitor to look into the cart, or for a report of what a login brought along. */
export default function GuestCart() {
  const isOpen = useStore($guestCartOpen, { ssr: 'initial' });
  const report = useStore($mergeReport, { ssr: 'initial' });
  const isWanted = isOpen || report !== null;
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    if (isWanted && !loaded) load().then(setLoaded, () => window.location.reload());
  }, [isWanted, loaded]);
  if (!isWanted || !loaded) return null;
  return <loaded.Open i18n={loaded.i18n} />;
}
