import type { PayMethods, PayType } from '#lib/contracts/payment.ts';
import { formatAmount } from '#lib/i18n/format.ts';
import { failureWord, type Translate } from '#lib/i18n/translate.ts';

/** The figure alone; its sign stands in the words. */
const plain = (amount: string): string => formatAmount(amount).slice(1);

interface Props {
  t: Translate;
  methods: PayMethods;
  chosen: PayType | null;
  onChoose: (type: PayType) => void;
}

/** Ways to pay; one that is not available shows the reason. */
export function MethodList({ t, methods, chosen, onChoose }: Props) {
  return (
    <section data-no-print className="panel p-4 sm:p-6">
      <h2 id="methods" className="mb-3 text-16 font-semibold">
        {t('payment:methods')}
      </h2>
      <div role="radiogroup" aria-labelledby="methods" className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {methods.list.map((method) => (
          <label
            key={method.type}
            className={`flex min-h-[64px] items-center gap-3 rounded border px-4 py-2 focus-within:outline focus-within:outline-2 focus-within:outline-info ${method.type === chosen ? 'border-brand bg-brand-tint' : 'border-line'} ${method.is_available ? 'cursor-pointer' : 'bg-ground text-ink-quiet'}`}
          >
            <input
              type="radio"
              name="method"
              className="accent-[--brand]"
              disabled={!method.is_available}
              checked={method.type === chosen}
              onChange={() => onChoose(method.type)}
            />
            <span>
              <span className="block font-medium">{t(`payment:type.${method.type}`)}</span>
              <span className="block text-12 text-ink-quiet">
                {method.reason
                  ? failureWord(t, { code: method.reason })
                  : method.type === 'balance'
                    ? t('payment:balance', { amount: plain(methods.now_money) })
                    : t(`payment:hint.${method.type}`, { amount: plain(methods.credit_free ?? '0.00') })}
              </span>
            </span>
          </label>
        ))}
      </div>
    </section>
  );
}
