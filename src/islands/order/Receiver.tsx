interface Props {
  title: string;
  address: { real_name: string; phone: string; region: string; detail: string };
  /** Goods that are fetched have a person and no place. */
  hasPlace?: boolean;
}

/** Whom an order goes to, and where. */
export function Receiver({ title, address, hasPlace = true }: Props) {
  return (
    <div>
      <h2 className="mb-2 font-semibold">{title}</h2>
      <p>
        {address.real_name} {address.phone}
      </p>
      {hasPlace && (
        <p className="text-ink-secondary">
          {address.region} {address.detail}
        </p>
      )}
    </div>
  );
}
