import { useStore } from '@nanostores/react';
import { useEffect, useState, type ComponentType } from 'react';
import { sayPartMissing } from '#islands/shell/part-missing.ts';
import { barePath } from '#lib/i18n/locales.ts';
import type { Messages } from '#lib/i18n/translate.ts';
import { firstStep, startSession } from '#lib/stores/auth.ts';
import { forgetPath } from '#lib/stores/from-path.ts';
import { keepForms } from '#lib/stores/kept-forms.ts';
import { showReport } from '#lib/stores/guest/merge.ts';
import { $loginPanel, closeLogin } from '#lib/stores/login-dialog.ts';
import { pageLocale } from '#lib/stores/locale.ts';
import { toast } from '#lib/stores/toast.ts';
import type OpenDialog from './OpenDialog.tsx';

interface Loaded {
  Open: ComponentType<Parameters<typeof OpenDialog>[0]>;
  i18n: Messages;
}

const load = async (): Promise<Loaded> => {
  const [open, words] = await Promise.all([import('./OpenDialog.tsx'), import('./words.ts')]);
  return { Open: open.default, i18n: await words.loginWords(pageLocale()) };
};

/** Waits on every page for the login dialog to be opened; only then its code and words are loaded. */
export default function LoginDialog() {
  const panel = useStore($loginPanel, { ssr: 'initial' });
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    if (panel === null || loaded) return;
    // The dialog opens again at the next press, once its parts can be had.
    load().then(setLoaded, () => {
      sayPartMissing();
      closeLogin();
    });
  }, [panel, loaded]);

  if (panel === null || !loaded) return null;
  const { Open, i18n } = loaded;
  return (
    <Open
      i18n={i18n}
      panel={panel}
      onLogin={async (strategy, token, words) => {
        await startSession(strategy, token);
        forgetPath();
        $loginPanel.set(null);
        const first = firstStep();
        if (first) return window.location.assign(first);
        if (barePath(window.location.pathname) === '/') {
          showReport();
          return toast(words, 'success');
        }
        toast(words, 'success');
        keepForms();
        window.location.reload();
      }}
    />
  );
}
