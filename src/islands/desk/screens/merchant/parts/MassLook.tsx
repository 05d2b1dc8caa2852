import { useEffect, useState, type ComponentType } from 'react';
import { massChangeApi, type LookedAt, type MassLook } from '#lib/contracts/mass-change.ts';
import type { MassChangeKind } from '#lib/contracts/states.ts';
import { formatAmount, formatNumber } from '#lib/i18n/format.ts';
import { deskCall } from '../../../desk-call.ts';
import type { Drawing, FormProps, Values } from '../../../screen.ts';

/** The preview begins after a pause of this length in typing, ms. */
const PAUSE_MS = 400;

/** A value of a change as its reader writes it. */
export function massValue(kind: MassChangeKind, value: string, { t, locale }: Drawing): string {
  if (kind === 'price') return value.replace(/^\d\S*/, formatAmount);
  if (kind === 'price_list') return value ? value.replace(/^\d\S*/, formatAmount) : t('mass_change:no_line');
  if (kind === 'stock') return /^\d+$/.test(value) ? formatNumber(Number(value), locale, 0) : value;
  if (kind === 'shelf') return t(`goods:desk.state.${value}` as 'goods:desk.state.on_sale');
  if (kind === 'coupon') return t(`coupon:desk.state.${value}` as 'coupon:desk.state.open');
  if (kind === 'synonym' || kind === 'standard') return value || t('mass_change:removed');
  return value || t(kind === 'group' ? 'mass_change:no_group' : 'mass_change:no_category');
}

interface Looked {
  rows: MassLook[];
  changes: number;
  faulty: number;
}

/** What a change would make of each row, shown in the dialog before it is done. */
function LookTable({ kind, asked, draw }: { kind: LookedAt; asked: Values; draw: Drawing }) {
  const { t } = draw;
  const [looked, setLooked] = useState<Looked | undefined>();
  const [problem, setProblem] = useState('');
  const wish = JSON.stringify(asked);
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(() => {
      const input = JSON.parse(wish) as Values;
      void deskCall()(massChangeApi.look, { ...input, kind }).then((found) => {
        if (!isWanted) return;
        setLooked(found.ok ? found.value : undefined);
        setProblem(found.ok ? '' : (found.failure.message ?? found.failure.code));
      });
    }, PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [kind, wish]);
  if (problem)
    return (
      <p role="alert" className="text-14 text-brand">
        {problem}
      </p>
    );
  if (!looked) return null;
  const { changes, faulty } = looked;
  return (
    <div className="grid gap-2">
      <p role="status" className="text-14">
        {t('mass_change:look.would', { changes, same: looked.rows.length - changes - faulty, faulty })}
      </p>
      <div
        className="max-h-72 overflow-auto rounded border border-line"
        tabIndex={0}
        role="region"
        aria-label={t('mass_change:look.title')}
      >
        <table className="w-full text-14">
          <thead className="bg-ground text-left text-12 text-ink-secondary">
            <tr>
              {(['name', 'before', 'after'] as const).map((key) => (
                <th key={key} scope="col" className="whitespace-nowrap px-2 py-1.5 font-normal">
                  {t(`mass_change:look.${key}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {looked.rows.map((row, at) => (
              <tr key={at} className="align-top">
                <td className="px-2 py-1 [overflow-wrap:anywhere]">{row.name}</td>
                <td className="whitespace-nowrap px-2 py-1 tabular-nums text-ink-secondary">
                  {row.fault === 'gone' ? '' : massValue(kind, row.before, draw)}
                </td>
                <td className="px-2 py-1 tabular-nums">
                  <span
                    className={row.before === row.after || row.fault ? 'text-ink-quiet' : 'font-semibold'}
                  >
                    {massValue(kind, row.after, draw)}
                  </span>
                  {row.fault && (
                    <span className="block text-12 text-brand">{t(`mass_change:fault.${row.fault}`)}</span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="text-12 text-ink-secondary">{t('mass_change:look.undo')}</p>
    </div>
  );
}

/** The preview of an act of many rows; undefined: the typed values are not complete yet. */
export const massLook = <T,>(
  kind: LookedAt,
  askedOf: (rows: readonly T[], values: Values) => Values | undefined,
): ComponentType<FormProps<T>> =>
  function Look({ rows, values, draw }: FormProps<T>) {
    const asked = askedOf(rows, values);
    return asked ? <LookTable kind={kind} asked={asked} draw={draw} /> : null;
  };
