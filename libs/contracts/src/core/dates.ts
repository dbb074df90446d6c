import { calendarDate } from './fields';
import { latestBirthDate, latestToday } from './latest-days';
import { LIMITS } from './limits';

const TOO_EARLY = `Enter a date from ${LIMITS.earliestDate.slice(0, 4)} onwards`;
const IN_THE_FUTURE = 'This date is in the future';

/** A calendar date from 1900 to today. */
export const pastDate = calendarDate
  .refine((date) => date >= LIMITS.earliestDate, TOO_EARLY)
  .refine((date) => date <= latestToday(), IN_THE_FUTURE);

/** Date of birth of an applicant who is old enough to register. */
export const birthDate = pastDate.refine(
  (date) => date <= latestBirthDate() || date > latestToday(),
  `You must be at least ${LIMITS.ageMin} years old to register`,
);
