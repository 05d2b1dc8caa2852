import { useState, type SyntheticEvent } from 'react';
import { postApi, type CommunityPost } from '#lib/contracts/post.ts';
import { COMMUNITY_TEXT_MAX, COMMUNITY_TITLE_MAX, VIDEO_BYTES_MAX } from '#lib/kernel/limits.ts';
import type { Failure } from '#lib/kernel/result.ts';
import { failureWord, type Translate } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { toast } from '#lib/stores/toast.ts';
import { useKeptForm } from '#islands/form/use-kept-form.ts';
import { Button } from '#islands/ui/Button.tsx';
import { FileButton } from '#islands/ui/form/FileButton.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { FieldError } from '#islands/ui/form/FieldFrame.tsx';
import { Select } from '#islands/ui/form/Select.tsx';

interface Props {
  t: Translate;
  topics: { topic_id: number; name: string }[];
  /** The video that is changed; null for a new one. */
  post: CommunityPost | null;
  onDone: () => void;
  onCancel: () => void;
}

const MEGABYTE = 1024 * 1024;

/** Title, text, topic and the film; what is sent waits for the platform's look. */
export function PublishForm({ t, topics, post, onDone, onCancel }: Props) {
  const [title, setTitle] = useState(post?.title ?? '');
  const [content, setContent] = useState(post?.content ?? '');
  const [topicId, setTopicId] = useState(String(post?.topic.topic_id ?? ''));
  const [video, setVideo] = useState(post?.video_link ?? '');
  const [failure, setFailure] = useState<Failure | undefined>();
  const [isUploading, setUploading] = useState(false);
  const [isPending, setPending] = useState(false);
  useKeptForm(`video ${post?.community_id ?? ''}`, { title, content, topicId, video }, (kept) => {
    setTitle(kept.title);
    setContent(kept.content);
    setTopicId(kept.topicId);
    setVideo(kept.video);
  });
  const wordsAt = (...fields: string[]): string | undefined =>
    failure && fields.includes(failure.field ?? '')
      ? (failure.message ?? failureWord(t, failure))
      : undefined;

  const choose = async (file: File): Promise<void> => {
    if (isUploading) return;
    if (file.size > VIDEO_BYTES_MAX) {
      return setFailure({
        code: 'upload.video_size',
        params: { n: VIDEO_BYTES_MAX / MEGABYTE },
        field: 'file',
      });
    }
    setFailure(undefined);
    setUploading(true);
    const sent = await call(postApi.uploadVideo, { file });
    setUploading(false);
    if (sent.ok) setVideo(sent.value.path);
    else setFailure({ ...sent.failure, field: 'file' });
  };
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (isPending || isUploading) return;
    if (!title.trim()) return setFailure({ code: 'community.title', field: 'title' });
    if (!topicId) return setFailure({ code: 'community.topic', field: 'topic_id' });
    if (!video) return setFailure({ code: 'community.video', field: 'file' });
    setPending(true);
    const form = { title, content, topic_id: Number(topicId), video_link: video, image: post?.image ?? [] };
    const result = post
      ? await call(postApi.update, { id: post.community_id, ...form })
      : await call(postApi.create, form);
    setPending(false);
    if (!result.ok) return setFailure({ field: 'title', ...result.failure });
    toast(t('post:published'), 'success');
    onDone();
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      <Field
        label={t('post:form.title')}
        value={title}
        maxLength={COMMUNITY_TITLE_MAX}
        error={wordsAt('title')}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <label className="block">
        <span className="mb-1 block text-14 text-ink-secondary">{t('post:form.content')}</span>
        <textarea
          value={content}
          rows={4}
          maxLength={COMMUNITY_TEXT_MAX}
          onChange={(event) => setContent(event.currentTarget.value)}
          className="block w-full rounded border border-line-strong px-3 py-2 text-14 max-md:text-16"
        />
      </label>
      <Select
        label={t('post:form.topic')}
        value={topicId}
        empty={t('post:form.topic_empty')}
        error={wordsAt('topic_id')}
        options={topics.map((row) => ({ value: row.topic_id, name: row.name }))}
        onChange={(event) => setTopicId(event.currentTarget.value)}
      />
      <div>
        <p className="mb-1 text-14 text-ink-secondary">{t('post:form.video')}</p>
        <div className="flex flex-wrap items-center gap-3">
          <FileButton
            kind="line"
            label={t('post:form.choose')}
            accept="video/mp4,.mp4"
            pending={isUploading}
            onFiles={([file]) => file && void choose(file)}
          />
          <span role="status" className="text-12 text-success">
            {video && !isUploading && t('post:form.uploaded')}
          </span>
        </div>
        <p className="mt-1 text-12 text-ink-quiet">{t('post:form.video_help')}</p>
        <FieldError id="video-file" error={wordsAt('file', 'video_link')} />
      </div>
      <div className="flex justify-end gap-3">
        <Button kind="line" onClick={onCancel}>
          {t('post:cancel')}
        </Button>
        <Button type="submit" pending={isPending}>
          {t('post:form.submit')}
        </Button>
      </div>
    </form>
  );
}
