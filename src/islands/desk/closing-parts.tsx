import type { OpenKind, StoreClosing } from '#lib/contracts/store-closing.ts';
import { wireWord } from '#lib/i18n/translate.ts';
import { OpenThings } from './open-things.tsx';
import { Facts, Section, Tag } from './record-parts.tsx';
import type { Drawing } from './screen.ts';
import { When } from './screens/platform/parts/cells.tsx';

const TONES = { winding_up: 'wait', closed: 'quiet', taken_back: 'quiet' } as const;

/** Words that both desks use. */
export const closingWord = ({ t }: Drawing, key: string, vars?: Record<string, string | number>): string =>
  wireWord(t, 'store_closing:shared', key, vars);

export const ClosingState = ({ closing: { status }, draw }: { closing: StoreClosing; draw: Drawing }) => (
  <Tag tone={TONES[status]}>{closingWord(draw, `state.${status}`)}</Tag>
);

/** How much is still open of one that is not over. */
export const StillOpen = ({ closing: { status, open }, draw }: { closing: StoreClosing; draw: Drawing }) =>
  status === 'winding_up'
    ? closingWord(draw, open.length > 0 ? 'open_count' : 'open_none', { count: open.length })
    : null;

/** A store that closes, beside the list: why, and what is open of it. */
export function ClosingRecord({
  closing,
  placeOf,
  draw,
}: {
  closing: StoreClosing;
  placeOf: (kind: OpenKind) => string | undefined;
  draw: Drawing;
}) {
  const w = (key: string): string => closingWord(draw, key);
  return (
    <>
      <Section title={w('part.closing')}>
        <Facts
          facts={[
            [w('fact.state'), <ClosingState key="state" closing={closing} draw={draw} />],
            [w('fact.store'), closing.store],
            [w('fact.by'), closing.is_own ? closing.asked_by : w('by_platform')],
            [w('fact.reason'), closing.reason],
            [w('fact.asked'), <When key="asked" time={closing.create_time} draw={draw} />],
            [
              w('fact.decided'),
              closing.decide_time ? <When key="decided" time={closing.decide_time} draw={draw} /> : '',
            ],
          ]}
        />
      </Section>
      {closing.status === 'winding_up' && (
        <Section title={w('part.open')}>
          <OpenThings things={closing.open} placeOf={placeOf} draw={draw} />
          <p className="mt-2 text-12 text-ink-quiet">{w('how')}</p>
        </Section>
      )}
    </>
  );
}
