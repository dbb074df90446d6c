import type { Member } from '@concord/contracts';
import { counted, formatCalendarDate } from '../../shared/format';

/** `7 years on 01/01/2025`, or `not known`. */
export const experienceText = (experience: Member['experience']): string =>
  experience ? `${counted(experience.years, 'year')} on ${formatCalendarDate(experience.on)}` : 'not known';
