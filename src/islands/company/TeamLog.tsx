import { useState } from 'react';
import { companyTeamApi, type TeamEntry } from '#lib/contracts/company-team.ts';
import { formatDate } from '#lib/i18n/format.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { Button } from '#islands/ui/Button.tsx';

const LIMIT = 10;

/** The company's log, the latest entry first; loaded when it is opened. */
export function TeamLog({ t, locale }: { t: Translate; locale: Locale }) {
  const [shown, setShown] = useState<{ count: number; list: TeamEntry[] } | null>(null);
  const [isPending, setPending] = useState(false);
  const more = async (): Promise<void> => {
    const known = shown?.list ?? [];
    setPending(true);
    const result = await call(companyTeamApi.log, {
      page: Math.floor(known.length / LIMIT) + 1,
      limit: LIMIT,
    });
    setPending(false);
    if (!result.ok) return showRefusal(result.failure);
    const ids = new Set(known.map((row) => row.entry_id));
    const fresh = result.value.list.filter((row) => !ids.has(row.entry_id));
    setShown({ count: result.value.count, list: [...known, ...fresh] });
  };
  return (
    <section aria-labelledby="team-log">
      <h3 id="team-log" className="font-semibold">
        {t('company:log.title')}
      </h3>
      {shown?.list.length === 0 && <p className="mt-2 text-ink-quiet">{t('company:log.empty')}</p>}
      {shown && shown.list.length > 0 && (
        <ol className="mt-2 border-t border-line">
          {shown.list.map((row) => (
            <li
              key={row.entry_id}
              className="flex flex-wrap gap-x-4 gap-y-1 border-b border-line py-2 last:border-0"
            >
              <time dateTime={row.create_time} className="text-12 leading-5 text-ink-quiet">
                {formatDate(row.create_time, locale, 'minute')}
              </time>
              <span className="min-w-0 flex-1 basis-64">
                {row.actor && <strong className="font-medium">{row.actor}</strong>} {row.text}
              </span>
            </li>
          ))}
        </ol>
      )}
      {(!shown || shown.list.length < shown.count) && (
        <Button kind="line" size="small" className="mt-3" pending={isPending} onClick={() => void more()}>
          {t(shown ? 'company:log.more' : 'company:log.show')}
        </Button>
      )}
    </section>
  );
}
