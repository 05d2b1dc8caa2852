import type { StoreCard } from '#lib/contracts/business-card.ts';

/** Letters that would end a value in a vCard (RFC 6350, section 3.4). */
const escaped = (text: string): string => text.replace(/[\\,;]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** A card as a file that address books read; the number is lent, so the store's page stands in its place. */
export function vcard(card: StoreCard, store: { name: string; address: string; url: string }): string {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escaped(card.name)};;;;`,
    `FN:${escaped(card.name)}`,
    `ORG:${escaped(store.name)}`,
    ...(card.post ? [`TITLE:${escaped(card.post)}`] : []),
    ...(store.address ? [`ADR;TYPE=WORK:;;${escaped(store.address)};;;;`] : []),
    `URL:${store.url}`,
    'END:VCARD',
  ];
  return lines.join('\r\n') + '\r\n';
}
