import type { ServiceInfo } from '#lib/contracts/chat.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { Avatar } from './Avatar.tsx';

interface Props {
  t: Translate;
  info: ServiceInfo | undefined;
  name: string;
  isDesk: boolean;
  onBack: (() => void) | undefined;
}

/** Who is on the other side, and whether an answer can be expected now. */
export function TalkHead({ t, info, name, isDesk, onBack }: Props) {
  const word = info?.is_online ? 'chat:online' : info?.has_service ? 'chat:expected' : 'chat:away';
  return (
    <header className="flex shrink-0 items-center gap-3 border-b border-line px-4 py-2">
      {onBack && (
        <button
          type="button"
          aria-label={t('chat:back')}
          onClick={onBack}
          className="-ml-3 grid size-11 place-items-center text-ink-secondary md:hidden"
        >
          <svg
            aria-hidden="true"
            viewBox="0 0 24 24"
            className="size-5 fill-none stroke-current"
            strokeWidth="1.8"
          >
            <path d="m15 5-7 7 7 7" />
          </svg>
        </button>
      )}
      <Avatar src={info?.buyer ? info.buyer.avatar : (info?.mer_avatar ?? '')} name={name} size={36} />
      <div className="min-w-0">
        <h3 className="truncate text-14 font-semibold">{name || t('chat:loading')}</h3>
        {info && !isDesk && (
          <p className="flex flex-wrap items-center gap-x-2 text-12 text-ink-secondary" role="status">
            <span
              aria-hidden="true"
              className={`size-2 rounded-full ${info.is_online ? 'bg-success' : info.has_service ? 'bg-warning' : 'bg-ink-quiet'}`}
            />
            <span>{t(word)}</span>
            <span className="text-ink-quiet">{t('chat:hours', { time: info.service_time })}</span>
          </p>
        )}
      </div>
    </header>
  );
}
