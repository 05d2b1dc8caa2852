import { IMAGE_BYTES_MAX } from '#lib/kernel/limits.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { ImageList } from '#islands/media/ImageList.tsx';

interface Props {
  t: Translate;
  most: number;
  paths: string[];
  onChange: (paths: string[]) => void;
}

/** Pictures of the inquiry or of one of its products. */
export function Pictures({ t, most, paths, onChange }: Props) {
  return (
    <ImageList
      field="inquiry"
      bytes={IMAGE_BYTES_MAX}
      most={most}
      pictures={paths.map((path) => ({ path, url: path }))}
      onChange={(pictures) => onChange(pictures.map((picture) => picture.path))}
      onFailure={(failure) => {
        if (failure) showRefusal(failure);
      }}
      words={{
        add: t('inquiry:upload.add'),
        image: (n) => t('inquiry:upload.image', { n }),
        remove: (n) => t('inquiry:upload.remove', { n }),
        uploading: (n) => t('inquiry:upload.uploading', { n }),
      }}
    />
  );
}
