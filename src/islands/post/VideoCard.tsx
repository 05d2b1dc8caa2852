import { languageOf } from '#islands/goods/language-of.ts';
import type { CommunityPost } from '#lib/contracts/post.ts';
import { formatCount } from '#lib/i18n/format.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';

const two = (n: number): string => String(n).padStart(2, '0');
const lengthOf = (seconds: number): string => `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;

interface Props {
  t: Translate;
  locale: Locale;
  post: CommunityPost;
  /** Address that opens this video by itself. */
  href: string;
  onOpen: () => void;
}

/** One video of the wall: a square of its cover's middle, so that tall and wide films stand in one row. */
export function VideoCard({ t, locale, post, href, onOpen }: Props) {
  const [cover] = post.image;
  const size = post.shape === 'tall' ? { width: 540, height: 960 } : { width: 960, height: 540 };
  return (
    <a
      href={href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        onOpen();
      }}
      className="panel group flex h-full flex-col overflow-hidden hover:text-ink"
    >
      <span className="sr-only">{t('post:play', { title: '' })}</span>
      <span className="relative block aspect-square w-full overflow-hidden bg-ground">
        {cover ? (
          <img
            src={cover}
            alt=""
            {...size}
            loading="lazy"
            className="absolute inset-0 h-full w-full object-cover"
          />
        ) : (
          <video
            src={post.video_link}
            preload="metadata"
            muted
            tabIndex={-1}
            className="absolute inset-0 h-full w-full object-cover"
          />
        )}
        <span
          aria-hidden="true"
          className="absolute left-2 top-2 grid size-9 place-items-center rounded-full bg-scrim text-white transition-transform group-hover:scale-110"
        >
          <svg viewBox="0 0 24 24" className="ml-0.5 size-4 fill-current">
            <path d="M7 4.5 19.5 12 7 19.5Z" />
          </svg>
        </span>
        {post.duration > 0 && (
          <span className="absolute right-2 top-2 rounded bg-steel px-1.5 text-12 text-white">
            {lengthOf(post.duration)}
          </span>
        )}
      </span>
      <span className="block p-3">
        <span className="line-clamp-2 text-14 font-medium group-hover:text-brand">{post.title}</span>
        <span className="mt-2 flex items-center gap-2 text-12 text-ink-quiet">
          {post.author.avatar && (
            <img
              src={post.author.avatar}
              alt=""
              width={20}
              height={20}
              loading="lazy"
              className="size-5 rounded-full"
            />
          )}
          <span className="min-w-0 flex-1 truncate" lang={languageOf(post.author.nickname)}>
            {post.author.nickname}
          </span>
          <span className="shrink-0">
            <span aria-hidden="true">♥ </span>
            <span className="sr-only">{t('post:like')} </span>
            {formatCount(post.count_start, locale)}
          </span>
        </span>
      </span>
    </a>
  );
}
