import { useState } from 'react';
import { profileApi, type NoticeView } from '#lib/contracts/profile.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { refreshUser } from '#lib/stores/auth.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { useMoved } from '#islands/shell/use-moved.ts';
import { Button } from '#islands/ui/Button.tsx';

interface Props {
  i18n: Messages;
  initial: { count: number; unread: number; list: NoticeView[] };
}

const LIMIT = 7;

/** The latest notices of the account; opening one, or the button, marks them as read. */
export default function Notices({ i18n, initial }: Props) {
  const t = createT(i18n);
  const [shown, setShown] = useState(initial);
  const more = async (): Promise<void> => {
    const result = await call(profileApi.notices, {
      page: Math.floor(shown.list.length / LIMIT) + 1,
      limit: LIMIT,
    });
    if (!result.ok) return showRefusal(result.failure);
    const known = new Set(shown.list.map((notice) => notice.notice_id));
    setShown({
      ...result.value,
      list: [...shown.list, ...result.value.list.filter((notice) => !known.has(notice.notice_id))],
    });
  };
  const look = async (): Promise<void> => {
    const result = await call(profileApi.notices, { page: 1, limit: LIMIT });
    if (!result.ok) return;
    const fresh = new Set(result.value.list.map((notice) => notice.notice_id));
    setShown((before) => ({
      ...result.value,
      list: [...result.value.list, ...before.list.filter((notice) => !fresh.has(notice.notice_id))],
    }));
  };
  useMoved(() => void look());
  const read = async (notice?: NoticeView): Promise<void> => {
    const result = await call(profileApi.readNotices, notice ? { notice_id: notice.notice_id } : {});
    if (!result.ok) return showRefusal(result.failure);
    const list = shown.list.map((row) =>
      !notice || row.notice_id === notice.notice_id ? { ...row, is_read: true } : row,
    );
    setShown({ ...shown, unread: result.value.unread, list });
    void refreshUser();
  };

  return (
    <>
      <header className="flex min-h-6 flex-wrap items-center gap-x-3">
        <h2 className="text-16 font-semibold">{t('user:notices')}</h2>
        <span role="status" className="text-12 text-brand">
          {shown.unread > 0 && t('user:unread', { count: shown.unread })}
        </span>
        {shown.unread > 0 && (
          <Button kind="text" className="ml-auto" onClick={() => void read()}>
            {t('user:read_all')}
          </Button>
        )}
      </header>
      {shown.list.length === 0 && <p className="py-6 text-center text-ink-quiet">{t('user:no_notices')}</p>}
      <ul>
        {shown.list.map((notice) => (
          <li
            key={notice.notice_id}
            className="flex items-start gap-3 border-b border-line py-3 last:border-0"
          >
            <span
              aria-hidden="true"
              className={`mt-2 size-2 shrink-0 rounded-full ${notice.is_read ? 'bg-line' : 'bg-brand'}`}
            />
            <span
              className={`min-w-0 flex-1 [overflow-wrap:anywhere] ${notice.is_read ? 'text-ink-secondary' : 'font-medium'}`}
            >
              {notice.link ? (
                <a
                  href={localizedPath(notice.link, i18n.locale)}
                  onClick={() => !notice.is_read && void read(notice)}
                >
                  {notice.title}
                </a>
              ) : (
                notice.title
              )}
              <time dateTime={notice.create_time} className="block text-12 font-normal text-ink-quiet">
                {formatDate(notice.create_time, i18n.locale, 'minute')}
              </time>
            </span>
            {!notice.is_read && (
              <Button kind="text" className="shrink-0" onClick={() => void read(notice)}>
                {t('user:read_this')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {shown.list.length < shown.count && (
        <p className="text-center">
          <Button kind="text" onClick={() => void more()}>
            {t('user:more_notices')}
          </Button>
        </p>
      )}
    </>
  );
}
