import { useState } from 'react';
import type { Translate } from '#lib/i18n/translate.ts';
import type { Agreed } from './panel.ts';

/** One checkbox for all panels. */
export function useAgreement(t: Translate): Agreed {
  const [isAccepted, setAccepted] = useState(false);
  const [error, setError] = useState<string>();
  return {
    isAccepted,
    error,
    set(accepted) {
      setAccepted(accepted);
      setError(undefined);
    },
    isRight() {
      if (!isAccepted) setError(t('failures:ERROR11'));
      return isAccepted;
    },
  };
}
