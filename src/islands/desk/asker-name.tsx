import type { Asker } from '#lib/contracts/inquiry-views.ts';

/** The company that asks for a quotation and who writes for it, or the person alone. */
export function AskerName({ asker }: { asker: Asker }) {
  if (!asker) return null;
  const { name, company } = asker;
  return (
    <>
      <span className="[overflow-wrap:anywhere]">{company || name}</span>
      {company && <span className="ml-1 whitespace-nowrap text-12 text-ink-secondary">{name}</span>}
    </>
  );
}
