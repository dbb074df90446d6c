import { HALL_LIMITS } from '@concord/contracts';
import { FieldError } from '@concord/ui/forms';
import { CohortField } from '../../shared/cohorts/cohort-field';
import { SelectField } from '../../shared/fields/select-field';
import { ALL_STUDENTS, StudentsFilterField } from '../../shared/students/students-filter';
import { CandidatesCheck } from './candidates-check';
import { CANDIDATE_KINDS, type CandidatesChoice, needsCohort, needsFilter } from './candidates-choice';

interface CandidatesFieldProps {
  /** Session to add candidates to; undefined for a new one. */
  readonly hall?: string;
  readonly exams: readonly string[];
  readonly value: CandidatesChoice;
  readonly onChange: (choice: CandidatesChoice) => void;
  readonly error: boolean;
}

/** Choice of the candidates of a session. */
export function CandidatesField({ hall, exams, value, onChange, error }: CandidatesFieldProps) {
  return (
    <>
      <SelectField
        label={hall ? 'Add candidates' : 'Candidates'}
        value={value.kind}
        options={[['nobody', hall ? 'Add nobody' : 'Nobody yet'] as const, ...CANDIDATE_KINDS]}
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
        <CandidatesCheck hall={hall} exams={exams} value={value} onChange={onChange} />
      )}
    </>
  );
}
