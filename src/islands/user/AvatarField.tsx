import { useState } from 'react';
import { mediaApi } from '#lib/contracts/media.ts';
import { profileApi } from '#lib/contracts/profile.ts';
import { IMAGE_BYTES_MAX, IMAGE_TYPES } from '#lib/kernel/limits.ts';
import type { Failure } from '#lib/kernel/result.ts';
import { failureWord, type Translate } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { refreshUser } from '#lib/stores/auth.ts';
import { toast } from '#lib/stores/toast.ts';
import { FileButton } from '#islands/ui/form/FileButton.tsx';

const MEGABYTE = 1024 * 1024;
const TAKEN = IMAGE_TYPES.map((type) => `.${type}`).join(',');

/** What is wrong with a picture before it is sent: its type, then its size. */
function fault(file: File): Failure | undefined {
  const ending = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  if (!(IMAGE_TYPES as readonly string[]).includes(ending)) return { code: 'upload.type' };
  if (file.size > IMAGE_BYTES_MAX) return { code: 'upload.size', params: { n: IMAGE_BYTES_MAX / MEGABYTE } };
  return undefined;
}

/** The picture of the account; a new one is sent as soon as it is chosen. */
export function AvatarField({ t, initial }: { t: Translate; initial: string }) {
  const [avatar, setAvatar] = useState(initial);
  const [error, setError] = useState('');
  const [isPending, setPending] = useState(false);
  const words = (failure: Failure): string => failure.message ?? failureWord(t, failure);

  const send = async (file: File): Promise<Failure | undefined> => {
    const uploaded = await call(mediaApi.uploadImage, { field: 'avatar', file });
    if (!uploaded.ok) return uploaded.failure;
    const saved = await call(profileApi.changeInfo, { avatar: uploaded.value.path });
    if (!saved.ok) return saved.failure;
    setAvatar(saved.value.avatar);
    toast(t('account:saved'), 'success');
    void refreshUser();
    return undefined;
  };
  const choose = async (file: File): Promise<void> => {
    if (isPending) return;
    setError('');
    const wrong = fault(file);
    if (wrong) return setError(words(wrong));
    setPending(true);
    const refused = await send(file);
    setPending(false);
    if (refused) setError(words(refused));
  };

  return (
    <div>
      <div className="flex items-center gap-4">
        {avatar ? (
          <img
            src={avatar}
            alt={t('user:avatar')}
            width={72}
            height={72}
            className="size-[72px] rounded-full border border-line object-cover"
          />
        ) : (
          <span
            className="grid size-[72px] place-items-center rounded-full bg-ground text-ink-quiet"
            role="img"
            aria-label={t('user:avatar')}
          >
            <svg viewBox="0 0 24 24" width="36" height="36" className="icon" aria-hidden="true">
              <path d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20c.8-3.6 3.7-5.5 7.5-5.5s6.7 1.9 7.5 5.5" />
            </svg>
          </span>
        )}
        <div>
          <FileButton
            kind="line"
            label={t('user:change_avatar')}
            accept={TAKEN}
            pending={isPending}
            onFiles={([file]) => file && void choose(file)}
          />
          <p className="mt-1 text-12 text-ink-quiet">{t('user:avatar_help')}</p>
        </div>
      </div>
      <p role="alert" className="mt-1 text-12 text-brand empty:hidden">
        {error}
      </p>
    </div>
  );
}
