import type { Translate } from '#lib/i18n/translate.ts';
import { PicsField } from '#islands/media/PicsField.tsx';

interface Props {
  t: Translate;
  pics: string[];
  onChange: (pics: string[]) => void;
}

const PICS_MAX = 3;

/** Up to three pictures as evidence, of a refund and of its parcel. */
export function EvidencePics({ t, pics, onChange }: Props) {
  return (
    <PicsField
      id="refund-pics"
      field="refund"
      most={PICS_MAX}
      pics={pics}
      onChange={onChange}
      words={{
        label: t('refund:pics'),
        hint: t('refund:pics_hint'),
        add: t('refund:add_picture'),
        remove: t('refund:remove_picture'),
        uploading: t('refund:uploading'),
      }}
    />
  );
}
