import type { ActivityBrief } from '#lib/contracts/activity.ts';
import type { Drawing } from './screen.ts';

/** How many are offered. A set may be sold without a number of its own, which 0 stands for. */
export const offeredOf = ({ limited }: ActivityBrief, { t }: Drawing): string | number =>
  limited === 0 ? t('activity:desk.unlimited') : limited;

/** How many of them are left; nothing where none were counted off. */
export const leftOf = ({ limited, stock }: ActivityBrief): string | number => (limited === 0 ? '' : stock);
