import { z } from 'zod';
import { calendarDate } from '../core/fields';
import { MEMBER_LIMITS } from './member-limits';

const NOT_KOBO = 'Enter the amount as a whole number of kobo';

/** An amount in kobo, an integer above 0. Strings, fractions and exponents beyond it are refused. */
export const kobo = z
  .int(NOT_KOBO)
  .min(1, 'Enter an amount above 0')
  .max(MEMBER_LIMITS.amount, 'This amount is too large');

/** Earliest day of the register: no membership is older. */
const EARLIEST_DAY = '1950-01-01';
const LATEST_DAY = '2200-12-31';

/** A day in Nigeria, `YYYY-MM-DD`. */
export const lagosDay = calendarDate
  .refine((day) => day >= EARLIEST_DAY, `Enter a date from ${EARLIEST_DAY.slice(0, 4)} onwards`)
  .refine((day) => day <= LATEST_DAY, 'This date is too far away');
