import { ALL_STUDENTS, type StudentsFilter } from '../../shared/students/students-filter';

/** Ways to select a session's candidates, with labels. */
export const CANDIDATE_KINDS = [
  ['assigned', 'Everyone who is assigned one of these exams'],
  ['cohort', 'Students of a cohort who are assigned one of these exams'],
  ['whole-cohort', 'All students of a cohort'],
  ['filter', 'Students found by a filter who are assigned one of these exams'],
  ['whole-filter', 'All students found by a filter'],
] as const;

/** Selection of candidates for a session. */
export interface CandidatesChoice {
  readonly kind: 'nobody' | (typeof CANDIDATE_KINDS)[number][0];
  readonly cohort: string;
  readonly filter?: StudentsFilter;
  /** Explicit choice whether to include undecided applicants. */
  readonly isUndecidedIn?: boolean;
}

export const NOBODY: CandidatesChoice = { kind: 'nobody', cohort: '' };

/** Kinds that select only students with one of the exams. */
const ASSIGNED: readonly string[] = ['assigned', 'cohort', 'filter'];

export const needsFilter = ({ kind }: CandidatesChoice) => kind === 'filter' || kind === 'whole-filter';
export const needsCohort = ({ kind }: CandidatesChoice) => kind === 'cohort' || kind === 'whole-cohort';

/** True if the selection can be sent. */
export const isComplete = (choice: CandidatesChoice) => !needsCohort(choice) || choice.cohort !== '';

/** Includes undecided applicants by default if they have the exam already, and excludes others. */
export const isUndecidedIn = (choice: CandidatesChoice) =>
  choice.isUndecidedIn ?? ASSIGNED.includes(choice.kind);

/** Selection in the form of the request. */
export const whoOf = (choice: CandidatesChoice) => ({
  ...(needsCohort(choice) && { cohort: choice.cohort }),
  ...(needsFilter(choice) && { filter: (choice.filter ?? ALL_STUDENTS).query }),
  ...(ASSIGNED.includes(choice.kind) && { assigned: true }),
  ...(choice.kind !== 'nobody' && !isUndecidedIn(choice) && { acceptedOnly: true }),
});
