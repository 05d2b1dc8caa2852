import { useState, type SyntheticEvent } from 'react';
import { feedbackApi, type FeedbackView } from '#lib/contracts/feedback.ts';
import { FEEDBACK_TYPES, type FeedbackType } from '#lib/contracts/fields.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { FEEDBACK_TEXT_MAX, UPLOAD_IMAGES_MAX } from '#lib/kernel/limits.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { toast } from '#lib/stores/toast.ts';
import { useFirstFault } from '#islands/form/use-first-fault.ts';
import { useKeptForm } from '#islands/form/use-kept-form.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { Select } from '#islands/ui/form/Select.tsx';
import { TextArea } from '#islands/ui/form/TextArea.tsx';
import { PicsField } from '#islands/media/PicsField.tsx';

interface Props {
  t: Translate;
  onSent: (feedback: FeedbackView) => void;
}

const BLANK = { type: 'fault' as FeedbackType, content: '', realname: '', contact: '' };

/** What it is about, words, pictures, and how to reach the writer. */
export function FeedbackForm({ t, onSent }: Props) {
  const [written, setWritten] = useState(BLANK);
  const [images, setImages] = useState<string[]>([]);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isPending, setPending] = useState(false);
  const { sheet, goToFault } = useFirstFault();
  useKeptForm('feedback', { written, images }, (kept) => {
    setWritten(kept.written);
    setImages(kept.images);
  });
  const complain = (found: Record<string, string>): void => {
    setErrors(found);
    goToFault();
  };
  const write = (more: Partial<typeof BLANK>): void => {
    setWritten((was) => ({ ...was, ...more }));
    setErrors({});
  };

  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (isPending) return;
    if (!written.content.trim()) return complain({ content: t('failures:feedback.empty') });
    setPending(true);
    const result = await call(feedbackApi.create, { ...written, images });
    setPending(false);
    if (!result.ok) {
      const { field, message, code } = result.failure;
      if (field && field in written) complain({ [field]: message ?? code });
      else showRefusal(result.failure);
      return;
    }
    setWritten(BLANK);
    setImages([]);
    toast(t('user:feedback.sent'), 'success');
    onSent(result.value);
  };

  return (
    <form
      ref={sheet}
      onSubmit={(event) => void submit(event)}
      noValidate
      className="grid content-start gap-4"
    >
      <Select
        label={t('user:feedback.type')}
        value={written.type}
        options={FEEDBACK_TYPES.map((type) => ({ value: type, name: t(`user:feedback.types.${type}`) }))}
        onChange={(event) => write({ type: event.target.value as FeedbackType })}
      />
      <TextArea
        label={t('user:feedback.content')}
        value={written.content}
        most={FEEDBACK_TEXT_MAX}
        rows={4}
        placeholder={t('user:feedback.placeholder')}
        error={errors['content']}
        onChange={(content) => write({ content })}
      />
      <PicsField
        id="feedback-pics"
        field="feedback"
        most={UPLOAD_IMAGES_MAX}
        pics={images}
        onChange={setImages}
        words={{
          label: t('user:feedback.pictures'),
          hint: t('user:feedback.pictures_hint'),
          add: t('user:feedback.add_picture'),
          remove: t('user:feedback.remove_picture'),
          uploading: t('user:feedback.uploading'),
        }}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={t('user:feedback.realname')}
          value={written.realname}
          maxLength={30}
          autoComplete="name"
          error={errors['realname']}
          onChange={(event) => write({ realname: event.target.value })}
        />
        <Field
          label={t('user:feedback.contact')}
          help={t('user:feedback.contact_hint')}
          value={written.contact}
          maxLength={60}
          error={errors['contact']}
          onChange={(event) => write({ contact: event.target.value })}
        />
      </div>
      <Button type="submit" kind="line" pending={isPending} className="justify-self-start">
        {t('user:feedback.submit')}
      </Button>
    </form>
  );
}
