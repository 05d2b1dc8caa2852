/** A yuan amount from the wire: small sign, large integer, smaller decimals, neither below what is read with ease. */
export function Amount({ value, className = '' }: { value: string; className?: string }) {
  // Price on request: no amount to show.
  if (value === '') return <span className={className}>–</span>;
  const [whole = '0', cents = '00'] = value.split('.');
  return (
    <span className={`whitespace-nowrap ${className}`}>
      <span className="text-[length:max(0.72em,12px)]">¥</span>
      {whole.replace(/\B(?=(\d{3})+$)/g, ',')}
      <span className="text-[length:max(0.76em,12px)]">.{cents}</span>
    </span>
  );
}
