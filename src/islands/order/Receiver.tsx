import { placeLine } from '#lib/i18n/place-line.ts';
import type { Translate } from '#lib/i18n/translate.ts';

interface Props {
  t: Translate;
  title: string;
  address: { real_name: string; phone: string; region: string; detail: string };
}

/** Whom an order goes to, and where. */
export function Receiver({ t, title, address }: Props) {
  return (
    <div>
      <h2 className="mb-2 font-semibold">{title}</h2>
      <p>
        {address.real_name} {address.phone}
      </p>
      <p className="text-ink-secondary">{placeLine(t, address)}</p>
    </div>
  );
}
