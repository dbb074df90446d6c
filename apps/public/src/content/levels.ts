import { DIPLOMA_WEEKS, PGD_WEEKS, type Span, formatSpan } from './figures';

/** Requirements and benefits of one membership category. */
export interface MembershipLevel {
  readonly level: 'Student' | 'Affiliate' | 'Associate' | 'Full' | 'Senior' | 'Fellow' | 'Corporate';
  /** Years of work, or of operation for an organisation; absent for students. */
  readonly years?: Span;
}

/** The seven categories, lowest first. */
export const LEVELS: readonly MembershipLevel[] = [
  { level: 'Student' },
  { level: 'Affiliate', years: { from: 3 } },
  { level: 'Associate', years: { from: 1, to: 5 } },
  { level: 'Full', years: { from: 6, to: 10 } },
  { level: 'Senior', years: { from: 10, to: 15 } },
  { level: 'Fellow', years: { from: 16 } },
  { level: 'Corporate', years: { from: 3 } },
];

export const levelOf = (name: MembershipLevel['level']): MembershipLevel => {
  const found = LEVELS.find(({ level }) => level === name);
  if (!found) throw new Error(`No membership level ${name}`);
  return found;
};

/** Experience in words: `6 to 10 years`, `3 or more years of operation`, or that none is needed. */
export const formatExperience = ({ level, years }: MembershipLevel): string => {
  if (!years) return 'No experience needed';
  return level === 'Corporate' ? `${formatSpan(years)} years of operation` : `${formatSpan(years)} years`;
};

/** Years of work required by the peacebuilder and the academic routes. */
export const ROUTE_YEARS: Span = { from: 3 };

/** Duration of each kind of training, in words. */
export const TRAINING = {
  foundation: 'At most 4 weeks',
  intermediate: '2 months',
  professional: '3 months',
  pgd: `${formatSpan(PGD_WEEKS)} weeks`,
  diploma: `${formatSpan(DIPLOMA_WEEKS)} weeks`,
  academic: '9 months to 4 years',
} as const;

/** Months in which admission forms are sold. */
export const FORM_SEASON = 'September to December';

/** Resit rule for associates, in one sentence. */
export const RESIT_RULE =
  'Associates who fail 3 consecutive attempts pay an extra 20% of the total initial fee for the level and carry over to the next batch.';
