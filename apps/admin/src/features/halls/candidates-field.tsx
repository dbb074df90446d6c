import { HALL_LIMITS } from '@concord/contracts';
import { Typography } from '@concord/ui';
import { FieldError } from '@concord/ui/forms';
import { UndecidedChoice } from '../../shared/applicants/undecided-choice';
import { CohortField } from '../../shared/cohorts/cohort-field';
import { SelectField } from '../../shared/fields/select-field';
import {
  ALL_STUDENTS,
  type StudentsFilter,
  StudentsFilterField,
} from '../../shared/students/students-filter';

const KINDS = [
  ['assigned', 'Everyone who is assigned one of these exams'],
  ['cohort', 'Students of a cohort who are assigned one of these exams'],
  ['whole-cohort', 'All students of a cohort'],
  ['filter', 'Students found by a filter who are assigned one of these exams'],
  ['whole-filter', 'All students found by a filter'],
] as const;

export interface CandidatesChoice {
  readonly kind: 'nobody' | (typeof KINDS)[number][0];
  readonly cohort: string;
  readonly filter?: StudentsFilter;
  /** Leaves out applicants who are not decided yet. */
  readonly isAcceptedOnly?: boolean;
}

export const NOBODY: CandidatesChoice = { kind: 'nobody', cohort: '' };

/** Those of a cohort or filter alone who are assigned one of the exams. */
const ASSIGNED: readonly string[] = ['assigned', 'cohort', 'filter'];

const needsFilter = ({ kind }: CandidatesChoice) => kind === 'filter' || kind === 'whole-filter';
const needsCohort = ({ kind }: CandidatesChoice) => kind === 'cohort' || kind === 'whole-cohort';

export const isComplete = (choice: CandidatesChoice) => !needsCohort(choice) || choice.cohort !== '';

/** The choice as the call takes it. */
export const whoOf = (choice: CandidatesChoice) => ({
  ...(needsCohort(choice) && { cohort: choice.cohort }),
  ...(needsFilter(choice) && { filter: (choice.filter ?? ALL_STUDENTS).asked }),
  ...(ASSIGNED.includes(choice.kind) && { assigned: true }),
  ...(choice.kind !== 'nobody' && choice.isAcceptedOnly && { acceptedOnly: true }),
});

interface CandidatesFieldProps {
  /** Candidates are added to those that the session has. */
  readonly isChange: boolean;
  readonly value: CandidatesChoice;
  readonly onChange: (choice: CandidatesChoice) => void;
  readonly error: boolean;
}

/** Who sits in the session. */
export function CandidatesField({ isChange, value, onChange, error }: CandidatesFieldProps) {
  return (
    <>
      <SelectField
        label={isChange ? 'Add candidates' : 'Candidates'}
        value={value.kind}
        options={[['nobody', isChange ? 'Add nobody' : 'Nobody yet'] as const, ...KINDS]}
        onChange={(kind) => onChange({ ...value, kind })}
      />
      {needsCohort(value) ? (
        <div>
          <CohortField value={value.cohort} onChange={(cohort) => onChange({ ...value, cohort })} />
          {error ? <FieldError message="Choose a cohort" /> : null}
        </div>
      ) : null}
      {needsFilter(value) ? (
        <StudentsFilterField
          value={value.filter ?? ALL_STUDENTS}
          onChange={(filter) => onChange({ ...value, filter })}
          most={value.kind === 'filter' ? undefined : [HALL_LIMITS.students, 'a session']}
        />
      ) : null}
      {value.kind === 'nobody' ? null : (
        <div>
          <UndecidedChoice
            isIncluded={!value.isAcceptedOnly}
            onChange={(isIncluded) => onChange({ ...value, isAcceptedOnly: !isIncluded })}
          />
          <Typography variant="body2" color="textSecondary">
            Rejected and archived people are always left out.
          </Typography>
        </div>
      )}
    </>
  );
}
