import { useEffect, useState } from 'react';
import { profileApi, type PersonalFile } from '#lib/contracts/profile.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { Button } from '#islands/ui/Button.tsx';

const ASK_AGAIN_MS = 3000;

/** A copy of everything that the mall keeps of the reader: asked for here, made by a job, fetched here. */
export default function PersonalData({ i18n, initial }: { i18n: Messages; initial: PersonalFile }) {
  const t = createT(i18n);
  const [file, setFile] = useState(initial);
  const [isWaiting, setWaiting] = useState(false);
  const isMaking = file.state === 'making';
  useEffect(() => {
    if (!isMaking) return undefined;
    const timer = setInterval(() => {
      void call(profileApi.personalFile).then((found) => found.ok && setFile(found.value));
    }, ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isMaking]);

  const ask = async (): Promise<void> => {
    setWaiting(true);
    const asked = await call(profileApi.askPersonalFile);
    setWaiting(false);
    if (asked.ok) setFile(asked.value);
    else showRefusal(asked.failure);
  };
  const fetchFile = async (): Promise<void> => {
    const link = await call(profileApi.personalFileLink);
    if (link.ok) window.location.assign(link.value.url);
    else showRefusal(link.failure);
  };

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="min-w-0 flex-1 basis-60 text-ink-secondary" role="status">
        {file.until
          ? t('user:personal.ready', { until: formatDate(file.until, i18n.locale, 'short') })
          : t(isMaking ? 'user:personal.making' : 'user:personal.hint')}
      </span>
      {file.state === 'ready' && (
        <Button kind="steel" onClick={() => void fetchFile()}>
          {t('user:personal.fetch')}
        </Button>
      )}
      <Button kind="line" pending={isWaiting || isMaking} onClick={() => void ask()}>
        {t(file.state === 'ready' ? 'user:personal.again' : 'user:personal.ask')}
      </Button>
    </div>
  );
}
