import type { Translate } from '#lib/i18n/translate.ts';
import { Button } from '#islands/ui/Button.tsx';

interface Props {
  t: Translate;
  title: string;
  isEditing: boolean;
  isPending: boolean;
  isAll: boolean;
  chosen: number;
  removeLabel: string;
  onEdit: (isOn: boolean) => void;
  onAll: (isOn: boolean) => void;
  onRemove: () => void;
}

/** How many there are; while editing, the ways to choose and to let go. */
export function KeptBar({
  t,
  title,
  isEditing,
  isPending,
  isAll,
  chosen,
  removeLabel,
  onEdit,
  onAll,
  onRemove,
}: Props) {
  return (
    <div className="mb-4 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-ink-secondary">{title}</p>
      <div className="ml-auto flex items-center gap-3">
        {isEditing && (
          <>
            <label className="flex min-h-11 items-center gap-2">
              <input
                type="checkbox"
                className="size-4 accent-[--brand]"
                checked={isAll}
                onChange={(event) => onAll(event.target.checked)}
              />
              {t('user:choose_all')}
            </label>
            <Button pending={isPending} disabled={chosen === 0} onClick={onRemove}>
              {removeLabel}
              {chosen > 0 && ` (${chosen})`}
            </Button>
          </>
        )}
        <Button kind="line" onClick={() => onEdit(!isEditing)}>
          {t(isEditing ? 'user:done' : 'user:edit')}
        </Button>
      </div>
    </div>
  );
}
