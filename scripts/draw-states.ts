// Draws every state machine of the domain and its timers into docs/states.md: node scripts/draw-states.ts
// tests/checks/states.test.ts fails while the drawing is older than the tables.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { FlowTable } from '../src/lib/kernel/flow.ts';
import { formatSpan } from '../src/lib/i18n/with-timers.ts';
import { BOUNDS, DEFAULTS, TIMER_NAMES, type TimerName } from '../src/lib/kernel/timers.ts';

const root = new URL('../', import.meta.url);
export const STATES_PAPER = new URL('docs/states.md', root);

export type AnyFlow = FlowTable<string | number, string, string> & { toMermaid(): string };

export interface FoundFlow {
  place: string;
  flow: AnyFlow;
}

const isFlow = (value: unknown): value is AnyFlow =>
  typeof value === 'object' && value !== null && 'transitions' in value && 'toMermaid' in value;

/** Every table in a file called *.flow.ts; loading one verifies it (see kernel/flow.ts). */
export async function findFlows(): Promise<FoundFlow[]> {
  const places = globSync('src/lib/domain/**/*.flow.ts', { cwd: root })
    .map((place) => place.replaceAll('\\', '/'))
    .sort();
  const found = await Promise.all(
    places.map(async (place) => {
      const module = (await import(/* @vite-ignore */ new URL(place, root).href)) as Record<string, unknown>;
      return Object.values(module)
        .filter(isFlow)
        .map((flow) => ({ place, flow }));
    }),
  );
  return found.flat();
}

/** What happens when each timer has run. */
const MEANINGS: Record<TimerName, string> = {
  unpaid_order: 'an unpaid order or deposit is cancelled',
  unpaid_seckill: 'an unpaid order of a flash sale is cancelled',
  unpaid_transfer:
    'an order whose bank transfer nobody has confirmed is cancelled, counted from the first voucher',
  approval: 'an order of a company that nobody has approved is cancelled',
  pay_reminder: 'the buyer of an unpaid order gets an SMS',
  checkout_key: 'a check-out has to be begun anew',
  auto_receipt: 'goods on their way count as received',
  receipt_extension: 'so much later, when the buyer has put the receipt off (once)',
  auto_review: 'an order without reviews gets good ones and is done',
  refund_window: 'nothing more is refunded, counted from the receipt',
  no_reason_window: 'goods no longer come back without a reason, counted from the receipt',
  merchant_silence: 'a store that says nothing to a refund has agreed, or pays for the parcel that it has',
  return_silence: 'a return that the buyer does not send is cancelled',
  offer_silence: 'what a store offers and its buyer does not answer is declined',
  arbitration: 'a refused refund is no longer brought before the platform',
  points_freeze:
    'points that an order brought may be spent, counted from the receipt; as `refund_window` unless set',
  merchant_lock:
    'what a store earned with an order is set free, counted from the receipt; as `refund_window` unless set, and never before it',
  credit_due: 'a bill on credit terms is due',
  inquiry_deadline: 'proposed as the end of a new inquiry',
  quotation_validity: 'proposed as the validity of a new quotation',
  sms_code: 'an SMS code is dead',
  initial_password: "a merchant's first password is dead",
  invitation: 'an invitation to buy for a company, or to own one, or to work for a store, is dead',
};

const drawTimers = (): string[] => [
  '## Timers',
  '',
  'Each is set at the platform’s desk (system → rules, by the owner or risk) between the bounds, or by',
  '`MALL_TIMERS=unpaid_order=45m,auto_receipt=10d` (m, h or d), which holds where the desk says nothing. A name or a',
  'duration there that cannot be read stops the start. What is set at the desk holds for what begins from then on: a time',
  'that runs is kept with its row, and a window that is only counted (`refund_window`, `no_reason_window`, `arbitration`)',
  'is as long as it was when it opened. Words that say a duration follow it in every process at once.',
  '',
  '| timer | default | may be set | then |',
  '| --- | --- | --- | --- |',
  ...TIMER_NAMES.map((name) => {
    const [usual, ...bounds] = [DEFAULTS[name], ...BOUNDS[name]].map((ms) => formatSpan(ms, 'en-US'));
    return `| \`${name}\` | ${usual} | ${bounds.join(' – ')} | ${MEANINGS[name]} |`;
  }),
  '',
];

export async function drawStates(): Promise<string> {
  const drawings = (await findFlows()).map(
    ({ place, flow }) =>
      `## ${flow.name}\n\nTable: \`${place}\`\n\n\`\`\`mermaid\n${flow.toMermaid().trimEnd()}\n\`\`\`\n`,
  );
  return [
    '# States',
    '',
    'Drawn from the tables in the code; do not edit by hand. `node scripts/draw-states.ts` draws them anew.',
    'An arrow carries the event and, in brackets, who may cause it.',
    '',
    ...drawTimers(),
    drawings.join('\n'),
  ].join('\n');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const text = await drawStates();
  const isNew = readFileSync(STATES_PAPER, { flag: 'a+', encoding: 'utf8' }) !== text;
  writeFileSync(STATES_PAPER, text);
  console.log(isNew ? 'docs/states.md is drawn anew.' : 'docs/states.md was up to date.');
}
