import { FieldError } from '@concord/ui/forms';
import { CohortField } from '../../shared/cohorts/cohort-field';
import { SelectField } from '../../shared/fields/select-field';

const KINDS = [
  ['assigned', 'All who are assigned one of these exams'],
  ['cohort', 'Those of a cohort who are assigned one of these exams'],
  ['whole-cohort', 'All of a cohort'],
] as const;

export interface CandidatesChoice {
  readonly kind: 'nobody' | (typeof KINDS)[number][0];
  readonly cohort: string;
}

export const NOBODY: CandidatesChoice = { kind: 'nobody', cohort: '' };

const needsCohort = ({ kind }: CandidatesChoice) => kind === 'cohort' || kind === 'whole-cohort';

export const isComplete = (choice: CandidatesChoice) => !needsCohort(choice) || choice.cohort !== '';

/** The choice as the call takes it. */
export const whoOf = (choice: CandidatesChoice) => ({
  ...(needsCohort(choice) && { cohort: choice.cohort }),
  ...((choice.kind === 'assigned' || choice.kind === 'cohort') && { assigned: true }),
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
    </>
  );
}
