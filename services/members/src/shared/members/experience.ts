import { type Student, YEARS_EXPERIENCE } from '@concord/contracts';
import { dayOf } from '@concord/nest-platform';
import type { WorkExperience } from '../../store/members/membership-entries';
import { wholeMonths } from '../days/months';

/** Whole years of experience on a day; null if they are not known. */
export const experienceOn = (stored: WorkExperience | null, day: string): number | null =>
  stored && stored.years + Math.floor(wholeMonths(stored.on, day) / 12);

/** Experience that an applicant stated, by the lower end of the range, as of the registration. */
export function statedExperience({
  currentEmploymet,
  createdAt,
}: Pick<Student, 'currentEmploymet' | 'createdAt'>): WorkExperience | null {
  const stated = YEARS_EXPERIENCE.find((range) => range === currentEmploymet.yearsExperience);
  return stated ? { years: Number.parseInt(stated, 10), on: dayOf(new Date(createdAt)) } : null;
}
