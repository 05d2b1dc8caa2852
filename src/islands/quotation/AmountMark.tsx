/** Says that the quantity of an offer is not the one that was asked for; nothing where it is. */
export function AmountMark({ text }: { text: string }) {
  if (!text) return null;
  return (
    <span className="mt-1 block rounded bg-warning-tint px-1.5 py-0.5 text-12 text-warning">{text}</span>
  );
}
