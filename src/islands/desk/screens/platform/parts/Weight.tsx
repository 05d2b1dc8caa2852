import { useEffect, useState } from 'react';
import { oversightApi, type ErasureWeight } from '#lib/contracts/oversight.ts';
import { wireWord } from '#lib/i18n/translate.ts';
import { deskCall } from '../../../desk-call.ts';
import { Facts } from '../../../record-parts.tsx';
import type { FormProps } from '../../../screen.ts';

/** What an erasure does, and to how many rows; what has to be settled before stands first. */
export function Weight({ rows: [row], draw: { t } }: FormProps<{ uid: number }>) {
  const [weight, setWeight] = useState<ErasureWeight>();
  const uid = row?.uid;
  useEffect(() => {
    if (uid === undefined) return;
    void deskCall()(oversightApi.erasureWeight, { id: uid }).then(
      (found) => found.ok && setWeight(found.value),
    );
  }, [uid]);
  if (!weight) return null;
  const w = (key: string) => wireWord(t, 'oversight:weight', key);
  const said = (counts: Record<string, number>): string =>
    Object.entries(counts)
      .map(([what, n]) => `${w(`what.${what}`)} ${n}`)
      .join('\u00a0· ');
  return (
    <div className="grid gap-2 rounded bg-ground px-3 py-2">
      {weight.obstacles.length > 0 && (
        <p role="alert" className="text-14 text-brand">
          {w('obstacles')} {weight.obstacles.map((one) => w(`obstacle.${one}`)).join('\u00a0· ')}
        </p>
      )}
      <Facts
        facts={[
          [w('gone'), said(weight.gone)],
          [w('nameless'), said(weight.nameless)],
          [w('kept'), said(weight.kept)],
        ]}
      />
    </div>
  );
}
