import type { OwnInquiryRow } from '#lib/contracts/inquiry.ts';
import { paths } from '#lib/i18n/paths.ts';
import type { Translate } from '#lib/i18n/translate.ts';

export type AskedBefore = Pick<OwnInquiryRow, 'inquiry_id' | 'title'>;

interface Props {
  t: Translate;
  href: (path: string) => string;
  inquiries: readonly AskedBefore[];
}

/** The inquiries whose quotations were ordered: their files, terms and other offers are read there. */
export const InquiryFacts = ({ t, href, inquiries }: Props) =>
  inquiries.map((row) => (
    <div key={row.inquiry_id} className="contents">
      <dt className="text-ink-secondary">{t('order:fact.inquiry')}</dt>
      <dd className="min-w-0 break-words">
        <a href={href(paths.searchOrderDetail(row.inquiry_id))} className="text-info hover:underline">
          {row.title}
        </a>
      </dd>
    </div>
  ));
