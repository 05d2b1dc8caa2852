import type { ReactNode } from 'react';

interface Props {
  isDefault: boolean;
  /** Beside the mark of the default entry. */
  heading: ReactNode;
  words: { default: string; makeDefault: string; edit: string; remove: string };
  onMakeDefault: () => void;
  onEdit: () => void;
  onRemove: () => void;
  children: ReactNode;
}

const ACTION = 'min-h-11 hover:text-brand md:min-h-0';

/** One kept entry as a card; the default one is marked and cannot be removed. */
export function BookEntry({ isDefault, heading, words, onMakeDefault, onEdit, onRemove, children }: Props) {
  return (
    <li
      className={`flex flex-col rounded-panel border bg-white p-4 ${isDefault ? 'border-brand' : 'border-line'}`}
    >
      <p className="flex items-start gap-2 font-semibold">
        {heading}
        {isDefault && (
          <span className="ml-auto shrink-0 rounded bg-brand-tint px-2 text-12 font-normal text-brand">
            {words.default}
          </span>
        )}
      </p>
      {children}
      <p className="mt-3 flex gap-4 text-12 text-ink-quiet">
        {!isDefault && (
          <button type="button" className={ACTION} onClick={onMakeDefault}>
            {words.makeDefault}
          </button>
        )}
        <button type="button" className={`ml-auto ${ACTION}`} onClick={onEdit}>
          {words.edit}
        </button>
        {!isDefault && (
          <button type="button" data-takes="remove" className={ACTION} onClick={onRemove}>
            {words.remove}
          </button>
        )}
      </p>
    </li>
  );
}
