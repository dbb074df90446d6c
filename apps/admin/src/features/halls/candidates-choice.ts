import { ALL_STUDENTS, type StudentsFilter } from '../../shared/students/students-filter';

/** The ways to choose who sits in a session, with their labels. */
export const CANDIDATE_KINDS = [
  ['assigned', 'Everyone who is assigned one of these exams'],
  ['cohort', 'Students of a cohort who are assigned one of these exams'],
  ['whole-cohort', 'All students of a cohort'],
  ['filter', 'Students found by a filter who are assigned one of these exams'],
  ['whole-filter', 'All students found by a filter'],
] as const;

/** A choice of candidates for a session. */
export interface CandidatesChoice {
  readonly kind: 'nobody' | (typeof CANDIDATE_KINDS)[number][0];
  readonly cohort: string;
  readonly filter?: StudentsFilter;
  /** Choice to include undecided applicants, once somebody made it. */
  readonly isUndecidedIn?: boolean;
}

export const NOBODY: CandidatesChoice = { kind: 'nobody', cohort: '' };

/** The kinds that take only those who are assigned one of the exams. */
const ASSIGNED: readonly string[] = ['assigned', 'cohort', 'filter'];

export const needsFilter = ({ kind }: CandidatesChoice) => kind === 'filter' || kind === 'whole-filter';
export const needsCohort = ({ kind }: CandidatesChoice) => kind === 'cohort' || kind === 'whole-cohort';

/** Checks that the choice can be sent. */
export const isComplete = (choice: CandidatesChoice) => !needsCohort(choice) || choice.cohort !== '';

/** Undecided applicants are included by default where they have the exam already, and left out elsewhere. */
export const isUndecidedIn = (choice: CandidatesChoice) =>
  choice.isUndecidedIn ?? ASSIGNED.includes(choice.kind);

/** The choice as the call takes it. */
export const whoOf = (choice: CandidatesChoice) => ({
  ...(needsCohort(choice) && { cohort: choice.cohort }),
  ...(needsFilter(choice) && { filter: (choice.filter ?? ALL_STUDENTS).query }),
  ...(ASSIGNED.includes(choice.kind) && { assigned: true }),
  ...(choice.kind !== 'nobody' && !isUndecidedIn(choice) && { acceptedOnly: true }),
});
