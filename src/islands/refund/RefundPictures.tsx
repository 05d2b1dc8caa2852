import type { Translate } from '#lib/i18n/translate.ts';

/** Pictures of evidence; each opens in its own size. */
export const RefundPictures = ({ t, pics }: { t: Translate; pics: string[] }) => (
  <span className="flex flex-wrap gap-2">
    {pics.map((path, at) => (
      <a key={path} href={path} target="_blank" rel="noreferrer">
        <img
          src={path}
          alt={t('refund:picture', { n: at + 1 })}
          width={64}
          height={64}
          className="size-16 rounded border border-line object-cover"
        />
      </a>
    ))}
  </span>
);
