import { type MoreTime, moreMinutes } from '@concord/contracts';
import { counted } from '../../../shared/format';

/** Formats as `50%` or `20 minutes`. */
export const moreTimeText = ({ percent, minutes = 0 }: MoreTime): string =>
  percent === undefined ? counted(minutes, 'minute') : `${percent}%`;

/** Extra time that a new assignment of an exam gets: `30 minutes (50%)`. */
export const takenOverText = (moreTime: MoreTime, duration: number): string =>
  moreTime.percent === undefined
    ? moreTimeText(moreTime)
    : `${counted(moreMinutes(moreTime, duration), 'minute')} (${moreTimeText(moreTime)})`;
