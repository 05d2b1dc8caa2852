import { useState } from 'react';
import type { LibraryPicture } from '#lib/contracts/library.ts';
import { formatBytes, formatDate } from '#lib/i18n/format.ts';
import { localizedPath, type Locale } from '#lib/i18n/locales.ts';
import { Facts, Section } from '../../../record-parts.tsx';
import type { Drawing } from '../../../screen.ts';

type Use = LibraryPicture['uses'][number];

/** Bytes as people read them; nothing where they are not known. */
export const sizeOf = (bytes: number, locale: Locale): string =>
  bytes > 0 ? formatBytes(bytes, locale) : '';

export const wordOfUse = (use: Use, { w }: Drawing): string =>
  use.use === 'goods' ? use.name : w(`use.${use.use}`);

function placeOf({ use, product_id: id }: Use): string {
  if (use === 'goods') return `/merchant/goods?tab=all&open=${id}`;
  return use === 'home' ? '/merchant/home' : '/merchant/profile';
}

/** A picture as large as there is room, and each place where buyers see it. */
export function LibraryRecord({ record, draw }: { record: LibraryPicture; draw: Drawing }) {
  const { w, locale } = draw;
  const [pixels, setPixels] = useState('');
  const more = record.use_count - record.uses.length;
  return (
    <>
      <a href={record.path} target="_blank" rel="noopener" className="block bg-ground p-3">
        <img
          key={record.path}
          src={record.path}
          alt={record.name}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setPixels(naturalWidth > 0 ? `${naturalWidth} × ${naturalHeight}` : '')
          }
          className="mx-auto max-h-80 max-w-full object-contain"
        />
      </a>
      <Section title={w('part.facts')}>
        <Facts
          facts={[
            [w('col.folder'), record.folder],
            [w('fact.pixels'), pixels],
            [w('col.size'), sizeOf(record.bytes, locale)],
            [w('col.added'), formatDate(record.create_time, locale, 'minute')],
          ]}
        />
      </Section>
      <Section title={w('part.uses', { count: record.use_count })}>
        {record.uses.length === 0 && <p className="text-14 text-ink-quiet">{w('unused_hint')}</p>}
        <ul className="grid text-14">
          {record.uses.map((use) => (
            <li key={`${use.use} ${use.product_id}`}>
              <a
                href={localizedPath(placeOf(use), locale)}
                className="inline-block py-1 text-info hover:underline max-md:min-h-11 max-md:py-2.5"
              >
                {wordOfUse(use, draw)}
              </a>
            </li>
          ))}
        </ul>
        {more > 0 && <p className="text-12 text-ink-quiet">{w('more_uses', { count: more })}</p>}
      </Section>
    </>
  );
}
