interface Props {
  label: string;
  merId: number;
  /** What can be shown there: "5:ID" an order, "6:ID" a refund. */
  card?: string | undefined;
  title?: string | undefined;
  image?: string | undefined;
  className?: string;
}

/** Button that opens the chat with a store; the shell's script handles every `data-chat`. */
export function ContactButton({ label, merId, card, title, image, className = '' }: Props) {
  return (
    <button
      type="button"
      data-chat={merId}
      data-chat-card={card}
      data-chat-title={title}
      data-chat-image={image}
      className={`inline-flex min-h-7 items-center text-12 font-normal text-info hover:underline max-md:min-h-11 print:hidden ${className}`}
    >
      {label}
    </button>
  );
}
