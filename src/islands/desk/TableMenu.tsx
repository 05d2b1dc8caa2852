import { showRefusal } from '#lib/stores/refusal.ts';
import { toast } from '#lib/stores/toast.ts';
import type { Row } from '#lib/contracts/endpoint.ts';
import type { TableLink } from '#lib/contracts/paper.ts';
import { inputOf, type Query } from './address.ts';
import { MoreMenu } from './MoreMenu.tsx';
import type { Drawing, ListScreen } from './screen.ts';
import { ask } from './use-list.ts';

interface Props {
  screen: Pick<ListScreen<never>, 'tabAs'>;
  row: Row;
  query: Query;
  draw: Drawing;
}

/** What is listed, as a file: all of it, not the page that is open. */
export function TableMenu({ screen, row, query, draw }: Props) {
  const fetch = async (format: string): Promise<void> => {
    const { after: _after, before: _before, page: _page, ...asked } = inputOf(screen, query);
    const link = await ask(row, { ...asked, format });
    if (!link.ok) return showRefusal(link.failure);
    const { url, is_later: isLater } = link.value as TableLink;
    if (isLater) toast(draw.t('desk:table.later'));
    else window.location.assign(url);
  };
  return (
    <MoreMenu
      label={draw.t('desk:table.open')}
      text={draw.t('desk:table.open')}
      items={(['xlsx', 'csv'] as const).map((format) => ({
        key: format,
        name: draw.t(`desk:table.${format}`),
      }))}
      onChoose={(format) => void fetch(format)}
    />
  );
}
