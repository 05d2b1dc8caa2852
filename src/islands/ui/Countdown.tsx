import { useEffect, useState } from 'react';

interface Props {
  /** The server's time when the page was made; the visitor's clock is not trusted. */
  now: string;
  until: string;
  onEnd?: () => void;
  /** Stands behind the number of days; what never lasts a day needs none. */
  dayWord?: string;
  className?: string;
}

const two = (n: number): string => String(n).padStart(2, '0');

/** d hh:mm:ss left, by the server's clock. */
export function Countdown({ now, until, onEnd, dayWord = '', className }: Props) {
  const [left, setLeft] = useState(() => Date.parse(until) - Date.parse(now));
  useEffect(() => {
    const offset = Date.parse(now) - Date.now();
    const tick = (): void => {
      const rest = Math.max(0, Date.parse(until) - (Date.now() + offset));
      setLeft(rest);
      if (rest > 0) return;
      clearInterval(timer);
      onEnd?.();
    };
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [now, until]);
  const seconds = Math.max(0, Math.floor(left / 1000));
  const days = Math.floor(seconds / 86_400);
  const clock = [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60, seconds % 60]
    .map(two)
    .join(':');
  return (
    <span role="timer" className={className}>
      {days > 0 ? `${days}${dayWord} ` : ''}
      {clock}
    </span>
  );
}
