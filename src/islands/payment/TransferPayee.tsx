import type { TransferPage } from '#lib/contracts/bank-transfer.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { CopyButton, copyWords } from '#islands/shell/CopyButton.tsx';
import { Amount } from '#islands/ui/Amount.tsx';

interface Props {
  t: Translate;
  page: TransferPage;
}

/** The account to transfer to, and the code by which the money finds its order. */
export function TransferPayee({ t, page }: Props) {
  const { payee } = page;
  if (!payee) return null;
  const rows: [string, string][] = [
    [t('payment:transfer.name'), payee.name],
    [t('payment:transfer.bank'), payee.bank],
    [t('payment:transfer.account'), payee.account],
    ...(payee.branch_no ? [[t('payment:transfer.branch'), payee.branch_no] as [string, string]] : []),
    [t('payment:transfer.remark'), page.remark],
  ];
  return (
    <div>
      <h2 className="mb-1 text-16 font-semibold">{t('payment:transfer.title')}</h2>
      <p className="mb-4 text-ink-secondary">{t('payment:transfer.lead')}</p>
      <dl className="grid gap-x-6 gap-y-2 rounded bg-ground p-4 sm:grid-cols-[auto_minmax(0,1fr)]">
        {rows.map(([name, value]) => (
          <div key={name} className="sm:contents">
            <dt className="text-ink-secondary">{name}</dt>
            <dd className="flex flex-wrap items-center gap-x-3 break-all font-medium max-sm:mb-2">
              {value}
              <CopyButton text={value} {...copyWords(t)} />
            </dd>
          </div>
        ))}
        <div className="sm:contents">
          <dt className="text-ink-secondary">{t('payment:transfer.amount')}</dt>
          <dd>
            <Amount value={page.pay_price} className="text-18 font-semibold text-brand" />
          </dd>
        </div>
      </dl>
    </div>
  );
}
