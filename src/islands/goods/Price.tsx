import { yuan, type Fen } from '#lib/kernel/money.ts';

/** Small sign, large integer, smaller decimals. */
export function Price({ fen, className = '' }: { fen: Fen; className?: string }) {
  const [whole = '0', cents = '00'] = yuan(fen).split('.');
  return (
    <span className={`whitespace-nowrap ${className}`}>
      <span className="text-[0.72em]">¥</span>
      {whole.replace(/\B(?=(\d{3})+$)/g, ',')}
      <span className="text-[0.76em]">.{cents}</span>
    </span>
  );
}
