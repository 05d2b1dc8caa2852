interface Props {
  /** How many of the lines are ticked, and how many there are. */
  count: number;
  of: number;
  onChange: (isOn: boolean) => void;
}

/** Ticks all lines or none; shows a third state while some of them are ticked. */
export function AllCheck({ count, of, onChange }: Props) {
  return (
    <input
      type="checkbox"
      className="size-4 accent-[--brand]"
      ref={(box) => {
        if (box) box.indeterminate = count > 0 && count < of;
      }}
      checked={of > 0 && count === of}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
