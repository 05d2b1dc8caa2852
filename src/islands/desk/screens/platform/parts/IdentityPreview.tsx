import type { SiteIdentity } from '#lib/contracts/site-desk.ts';
import type { Drawing, Values } from '../../../screen.ts';

interface Props {
  row: SiteIdentity;
  values: Values;
  draw: Drawing;
}

/** Head and foot of a page as they will be, in both languages. */
export function IdentityPreview({ row, values, draw: { w } }: Props) {
  const text = (name: string): string => String(values[name] ?? '').trim();
  const [typed] = Array.isArray(values['logo']) ? (values['logo'] as string[]) : [];
  const logo = values['without_logo'] === true ? '' : (typed ?? row.logo);
  return (
    <section className="panel border border-line p-4" aria-label={w('preview')}>
      <h2 className="mb-3 text-16 font-semibold">{w('preview')}</h2>
      <div className="grid gap-3 md:grid-cols-2">
        {(['', '_en'] as const).map((end) => (
          <div
            key={end}
            lang={end ? 'en-US' : 'zh-CN'}
            className="overflow-hidden rounded border border-line"
          >
            <p className="flex min-h-16 items-center bg-panel px-4 py-2 text-18 font-bold">
              {logo ? (
                <img src={logo} alt={text(`name${end}`)} className="h-11 w-auto" />
              ) : (
                text(`name${end}`)
              )}
            </p>
            <div className="grid gap-1 bg-steel px-4 py-3 text-12 text-steel-light">
              <strong className="text-16 text-white">{text(`name${end}`)}</strong>
              {text('phone') && <span className="text-16 text-white">{text('phone')}</span>}
              <span>{[text(`company${end}`), text(`address${end}`)].filter(Boolean).join('\u00a0· ')}</span>
              <span className="flex flex-wrap gap-x-3">
                {text(`records${end}`)
                  .split('\n')
                  .filter(Boolean)
                  .map((line) => (
                    <span key={line}>{line.replace(/\s+https:\/\/\S+$/, '')}</span>
                  ))}
              </span>
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
