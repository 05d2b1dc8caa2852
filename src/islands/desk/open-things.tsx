import { useEffect, useState } from 'react';
import type { Row } from '#lib/contracts/endpoint.ts';
import type { OpenThing } from '#lib/contracts/store-closing.ts';
import { formatAmount } from '#lib/i18n/format.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { wireWord } from '#lib/i18n/translate.ts';
import { deskCall } from './desk-call.ts';
import type { Drawing } from './screen.ts';

const ONE = new Set<OpenThing['kind']>(['frozen', 'margin', 'balance']);

/** What is open of a store that closes, each with the way to where it is settled. */
export function OpenThings({
  things,
  placeOf,
  draw: { t, locale },
}: {
  things: readonly OpenThing[];
  /** A path of the desk; none where the reader may not go there. */
  placeOf: (kind: OpenThing['kind']) => string | undefined;
  draw: Drawing;
}) {
  const w = (key: string, vars?: Record<string, string | number>): string =>
    wireWord(t, 'store_closing:open', key, vars);
  if (things.length === 0) return <p className="text-14 text-success">{w('nothing')}</p>;
  return (
    <ul className="divide-y divide-line">
      {things.map(({ kind, count, amount }) => {
        const place = placeOf(kind);
        const name = ONE.has(kind) ? w(`kind.${kind}`) : w('counted', { name: w(`kind.${kind}`), count });
        return (
          <li
            key={kind}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 text-14 md:min-h-8"
          >
            {place ? (
              <a href={localizedPath(place, locale)} className="text-info hover:underline">
                {name}
              </a>
            ) : (
              name
            )}
            {amount && <span className="tabular-nums">{formatAmount(amount)}</span>}
          </li>
        );
      })}
    </ul>
  );
}

/** The same in a form, read when it opens; `row` answers it. */
export function OpenNow({
  row,
  input,
  placeOf,
  draw,
}: {
  row: Row;
  input: Record<string, number>;
  placeOf: (kind: OpenThing['kind']) => string | undefined;
  draw: Drawing;
}) {
  const [things, setThings] = useState<OpenThing[]>();
  const id = input['id'];
  useEffect(() => {
    void deskCall()(row, id === undefined ? {} : { id }).then(
      (found) => found.ok && setThings(found.value as OpenThing[]),
    );
  }, [row, id]);
  if (!things) return null;
  return (
    <div className="grid gap-2 rounded bg-ground px-3 py-2">
      <p className="text-14 font-semibold">{wireWord(draw.t, 'store_closing:open', 'title')}</p>
      <OpenThings things={things} placeOf={placeOf} draw={draw} />
    </div>
  );
}
