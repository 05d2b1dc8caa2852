import { useState } from 'react';
import type { FileField } from '#lib/contracts/media.ts';
import { ATTACHMENTS_MAX } from '#lib/kernel/limits.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { uploadFile } from '#lib/stores/upload/upload-file.ts';
import { FileButton } from '#islands/ui/form/FileButton.tsx';
import type { FileState } from './form-state.ts';

interface Props {
  t: Translate;
  field: FileField;
  files: FileState[];
  onChange: (files: FileState[]) => void;
}

/** Papers of a form; each is sent as soon as it is chosen. */
export function FileList({ t, field, files, onChange }: Props) {
  const [isSending, setSending] = useState(false);
  const send = async (chosen: File[]): Promise<void> => {
    let all = files;
    setSending(true);
    for (const file of chosen.slice(0, ATTACHMENTS_MAX - files.length)) {
      const sent = await uploadFile(field, file);
      if (!sent.ok) {
        showRefusal(sent.failure);
        continue;
      }
      all = [...all, { path: sent.value.path, name: file.name.slice(0, 100) }];
      onChange(all);
    }
    setSending(false);
  };
  return (
    <div>
      <ul className="grid gap-1">
        {files.map((file) => (
          <li key={file.path} className="flex items-center gap-2 text-14">
            <span className="min-w-0 truncate">{file.name}</span>
            <button
              type="button"
              aria-label={t('inquiry:upload.remove_file', { name: file.name })}
              onClick={() => onChange(files.filter((other) => other !== file))}
              className="grid size-9 shrink-0 place-items-center rounded text-ink-secondary hover:text-brand"
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      {files.length < ATTACHMENTS_MAX && (
        <FileButton
          kind="line"
          size="small"
          label={t('inquiry:upload.add_file')}
          accept=".pdf,.doc,.docx,.xls,.xlsx,.csv,.dwg,.dxf,.step,.stp"
          multiple
          pending={isSending}
          onFiles={(chosen) => void send(chosen)}
        />
      )}
      <p className="mt-1 text-12 text-ink-quiet">{t('inquiry:hint.files', { n: ATTACHMENTS_MAX })}</p>
    </div>
  );
}
