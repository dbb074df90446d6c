import { ITEM_FLAG_BOUNDS, ITEM_FLAG_LABELS, type ItemFlag } from '@concord/contracts';
import { NONE } from '../../shared/format';

/** Formats with one decimal; a dash without a number. */
export const oneDigit = (value: number | null, unit = '') =>
  value === null ? NONE : `${value.toFixed(1)}${unit}`;

/** Formats with two decimals; a dash without a number. */
export const twoDigits = (value: number | null) => (value === null ? NONE : value.toFixed(2));

/** Formats a share as a percentage. */
export const percent = (share: number) => `${Math.round(share * 100)}%`;

/** Formats a part as a percentage of the whole; a dash if the whole is 0. */
export const shareOf = (part: number, whole: number) => (whole === 0 ? NONE : percent(part / whole));

/** Formats seconds in words; a dash if unknown. */
export const seconds = (value: number | undefined) => (value === undefined ? NONE : `${Math.round(value)} s`);

const { hard, easy, weak } = ITEM_FLAG_BOUNDS;

interface FlagWords {
  readonly label: string;
  readonly text: string;
  readonly color: 'error' | 'warning' | 'default';
}

/** Texts of the flags, most severe first. */
export const FLAGS: Readonly<Record<ItemFlag, FlagWords>> = {
  'check-key': {
    label: ITEM_FLAG_LABELS['check-key'],
    text: 'Strong candidates answered correctly less often than others. The answer key may be wrong, or the question misleading.',
    color: 'error',
  },
  weak: {
    label: ITEM_FLAG_LABELS.weak,
    text: `Discrimination is under ${weak}. Strong candidates answered correctly hardly more often than others.`,
    color: 'warning',
  },
  hard: {
    label: ITEM_FLAG_LABELS.hard,
    text: `Under ${percent(hard)} answered correctly.`,
    color: 'warning',
  },
  easy: { label: ITEM_FLAG_LABELS.easy, text: `Over ${percent(easy)} answered correctly.`, color: 'warning' },
  'unchosen-option': {
    label: ITEM_FLAG_LABELS['unchosen-option'],
    text: 'At least one option was never chosen.',
    color: 'default',
  },
};
