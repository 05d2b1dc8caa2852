import { useState } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { FileButton } from '#islands/ui/form/FileButton.tsx';
import { FieldError } from '#islands/ui/form/FieldFrame.tsx';
import { postApi } from '#lib/contracts/post.ts';
import { failureWord } from '#lib/i18n/translate.ts';
import { VIDEO_BYTES_MAX } from '#lib/kernel/limits.ts';
import type { Failure } from '#lib/kernel/result.ts';
import { sendForm } from '#lib/stores/upload/send-form.ts';
import { previewOf } from '#lib/stores/upload/upload-image.ts';
import type { Drawing } from '../../../screen.ts';

interface Props {
  /** Path of the video; empty: no video. */
  video: string;
  /** The first picture, which stands for the video until it plays. */
  poster: string | undefined;
  onChange: (video: string) => void;
  error: string | undefined;
  draw: Drawing;
}

const MEGABYTE = 1024 * 1024;
const MOST = { n: VIDEO_BYTES_MAX / MEGABYTE };

/** The video that plays among the pictures of a product: sent as soon as it is chosen, looked at, and taken away. */
export function GoodsVideo({ video, poster, onChange, error, draw: { t, w } }: Props) {
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<Failure | undefined>();
  const send = async (file: File): Promise<void> => {
    setFailure(undefined);
    if (file.size > VIDEO_BYTES_MAX) return setFailure({ code: 'upload.video_size', params: MOST });
    setProgress(0);
    const sent = await sendForm(postApi.uploadVideo.path, { file }, setProgress);
    setProgress(null);
    if (sent.ok) onChange(sent.value.path);
    else setFailure(sent.failure);
  };
  const problem = failure ? (failure.message ?? failureWord(t, failure)) : error;
  return (
    <div className="grid justify-items-start gap-2">
      {video && (
        <video
          key={video}
          src={video}
          poster={poster && previewOf(poster)}
          controls
          muted
          playsInline
          preload="metadata"
          aria-label={w('video.shown')}
          className="aspect-video w-full max-w-[400px] rounded border border-line bg-steel-dark object-contain"
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <FileButton
          kind="line"
          size="small"
          label={w(video ? 'video.change' : 'video.add')}
          fieldLabel={w('video.add')}
          accept="video/mp4,.mp4"
          pending={progress !== null}
          aria-invalid={problem ? true : undefined}
          aria-describedby="video-hint video-error"
          onFiles={([file]) => file && void send(file)}
        />
        {video && progress === null && (
          <Button kind="line" size="small" onClick={() => onChange('')}>
            {w('video.remove')}
          </Button>
        )}
        <span role="status" className="text-12 text-ink-secondary">
          {progress !== null && `${w('document.uploading')} ${Math.round(progress * 100)}%`}
        </span>
      </div>
      <FieldError id="video" error={problem} />
      <p id="video-hint" className="text-12 text-ink-quiet">
        {w('hint.video', MOST)}
      </p>
    </div>
  );
}
