interface Props {
  label: string;
  help: string;
  categories: { id: number; name: string }[];
  chosen: number[];
  most: number;
  onChange: (chosen: number[]) => void;
}

/** Several categories out of all; when the most are chosen the others wait. */
export function IntentionChoice({ label, help, categories, chosen, most, onChange }: Props) {
  const toggle = (id: number): void =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <fieldset>
      <legend className="mb-1 text-14 text-ink-secondary">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {categories.map((row) => {
          const isChosen = chosen.includes(row.id);
          return (
            <label
              key={row.id}
              className={`inline-flex min-h-11 cursor-pointer items-center gap-2 rounded border px-3 text-14 md:min-h-9 ${isChosen ? 'border-brand bg-brand-tint text-brand' : 'border-line-strong text-ink-secondary'}`}
            >
              <input
                type="checkbox"
                checked={isChosen}
                disabled={!isChosen && chosen.length >= most}
                onChange={() => toggle(row.id)}
                className="size-4 accent-[--brand]"
              />
              {row.name}
            </label>
          );
        })}
      </div>
      <p className="mt-1 text-12 text-ink-quiet">{help}</p>
    </fieldset>
  );
}
