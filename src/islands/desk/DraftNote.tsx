import { dropDraft } from './drafts.ts';
import type { Drawing } from './screen.ts';

/** Says that what stands in a form was typed before and never saved, with the way back. */
export function DraftNote({ name, draw: { t } }: { name: string; draw: Drawing }) {
  return (
    <span className="flex items-center gap-2 rounded bg-info-tint px-3 py-1 text-12 text-info">
      {t('desk:form.draft')}
      <button
        type="button"
        className="min-h-11 md:min-h-6 underline"
        onClick={() => {
          dropDraft(name);
          window.location.reload();
        }}
      >
        {t('desk:form.drop_draft')}
      </button>
    </span>
  );
}
