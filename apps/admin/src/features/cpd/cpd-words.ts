import type { CpdEntry } from '@concord/contracts';
import { counted } from '../../shared/format';

type Amount = Pick<CpdEntry, 'amount' | 'unit'>;

/** Hours or a number of activities: `6 hours`, `2 times`. */
export const amountText = ({ amount, unit }: Amount): string =>
  counted(amount, unit === 'hour' ? 'hour' : 'time');

export const pointsText = (points: number): string => counted(points, 'point');
