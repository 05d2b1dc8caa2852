/** The picture of a person or store, or the first letter of the name. */
export function Avatar({ src, name, size = 40 }: { src: string; name: string; size?: number }) {
  const box = { width: size, height: size };
  if (src)
    return (
      <img
        src={src}
        alt=""
        {...box}
        style={box}
        className="shrink-0 rounded border border-line object-cover"
      />
    );
  return (
    <span
      aria-hidden="true"
      style={box}
      className="grid shrink-0 place-items-center rounded bg-steel text-14 font-semibold text-white"
    >
      {[...name][0] ?? ''}
    </span>
  );
}
