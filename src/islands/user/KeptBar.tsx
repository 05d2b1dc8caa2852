import type { Translate } from '#lib/i18n/translate.ts';
import { Button } from '#islands/ui/Button.tsx';
import type { Kept } from './use-kept.ts';

interface Props {
  t: Translate;
  kept: Kept;
  title: string;
  removeLabel: string;
}

/** How many there are; while editing, the ways to choose and to let go. */
export function KeptBar({ t, kept, title, removeLabel }: Props) {
  const { list, isEditing, chosen } = kept;
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
                checked={chosen.size === list.length}
                onChange={(event) => kept.chooseAll(event.target.checked)}
              />
              {t('user:choose_all')}
            </label>
            <Button
              pending={kept.isPending}
              disabled={chosen.size === 0}
              onClick={() => void kept.remove([...chosen])}
            >
              {removeLabel}
              {chosen.size > 0 && ` (${chosen.size})`}
            </Button>
          </>
        )}
        <Button kind="line" onClick={() => kept.edit(!isEditing)}>
          {t(isEditing ? 'user:done' : 'user:edit')}
        </Button>
      </div>
    </div>
  );
}

interface ChoiceProps extends Pick<Props, 't' | 'kept'> {
  id: number;
  name: string;
  className: string;
}

/** While editing, the box that chooses one of them. */
export function KeptChoice({ t, kept, id, name, className }: ChoiceProps) {
  if (!kept.isEditing) return null;
  return (
    <label className={`grid place-items-center ${className}`}>
      <input
        type="checkbox"
        className="size-5 accent-[--brand]"
        checked={kept.chosen.has(id)}
        onChange={(event) => kept.choose(id, event.target.checked)}
      />
      <span className="sr-only">{t('user:choose_named', { name })}</span>
    </label>
  );
}
