import { useEffect, useState } from 'react';
import { addressApi, type Region } from '#lib/contracts/address.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { LoadAgain } from '#islands/ui/LoadAgain.tsx';

export interface Area {
  id: string;
  name: string;
}

interface Props {
  t: Translate;
  value: Area[];
  error: string | undefined;
  onChange: (area: Area[]) => void;
  /** How far down it asks: 3 leaves the street out. */
  depth?: number;
  label?: string;
}

const LEVELS = ['province', 'city', 'district', 'street'] as const;

/** Province, city, district, street; each list is fetched when the one before it is chosen. */
export function RegionSelect({ t, value, error, onChange, depth = LEVELS.length, label }: Props) {
  const [lists, setLists] = useState<Record<string, Region[]>>({});
  const [isBroken, setBroken] = useState(false);
  const parents = ['0', ...value.map((part) => part.id)].slice(0, depth);

  const load = (): void => {
    setBroken(false);
    for (const pid of parents) {
      if (lists[pid]) continue;
      void call(addressApi.regions, { pid }).then((result) => {
        if (result.ok) setLists((known) => ({ ...known, [pid]: result.value }));
        else setBroken(true);
      });
    }
  };
  // Fetched per parent; lists only grow.
  useEffect(load, [parents.join()]);

  return (
    <fieldset aria-describedby="region-error">
      <legend className="mb-1 text-14 text-ink-secondary">{label ?? t('account:address.region')}</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {LEVELS.slice(0, depth).map((level, at) => {
          const options = lists[parents[at] ?? ''] ?? [];
          if (at > 0 && value.length >= at && parents[at] !== undefined && lists[parents[at]]?.length === 0)
            return null;
          return (
            <select
              key={level}
              aria-label={t(`account:address.${level}`)}
              aria-invalid={error ? true : undefined}
              disabled={options.length === 0}
              value={value[at]?.id ?? ''}
              onChange={(event) => {
                const chosen = options.find((row) => row.id === event.target.value);
                onChange([...value.slice(0, at), ...(chosen ? [{ id: chosen.id, name: chosen.name }] : [])]);
              }}
              className={`min-h-11 min-w-0 rounded border bg-white px-2 text-14 disabled:bg-ground ${error ? 'border-brand' : 'border-line-strong'}`}
            >
              <option value="">{t(`account:address.${level}`)}</option>
              {options.map((row) => (
                <option key={row.id} value={row.id}>
                  {row.name}
                </option>
              ))}
            </select>
          );
        })}
      </div>
      {isBroken && <LoadAgain text={t('common:load_failed')} onAgain={load} className="mt-1" />}
      <p id="region-error" aria-live="polite" className="mt-1 text-12 text-brand empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}
