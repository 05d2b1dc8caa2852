import { catalogApi } from '#lib/contracts/catalog.ts';
import { formatCount } from '#lib/i18n/format.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { buttonLook } from '#islands/ui/button-look.ts';
import { deskCall } from '../../../desk-call.ts';
import type { Drawing } from '../../../screen.ts';

/** Downloads the rows that were refused as a file, with a column for the reason. */
export function FaultsButton({ id, count, draw }: { id: string; count: number; draw: Drawing }) {
  const fetchFaults = async (): Promise<void> => {
    const link = await deskCall()(catalogApi.errors, { id, format: 'xlsx' });
    if (link.ok) window.location.assign(link.value.url);
    else showRefusal(link.failure);
  };
  return (
    <button type="button" className={buttonLook('text', 'small')} onClick={() => void fetchFaults()}>
      {draw.w('faults', { n: formatCount(count, draw.locale) })}
    </button>
  );
}
