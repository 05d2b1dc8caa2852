import { yuan, type Fen } from '#lib/kernel/money.ts';

/** Small sign, large integer, smaller decimals. */
export function Price({ fen, className = '' }: { fen: Fen; className?: string }) {
  const [whole = '0', cents = '00'] = yuan(fen).split('.');
  return (
    <span className={className ? `fen ${className}` : 'fen'}>
      <small>¥</small>
      {whole.replace(/\B(?=(\d{3})+$)/g, ',')}
      <small>{`.${cents}`}</small>
    </span>
  );
}
