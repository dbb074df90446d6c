import type { Assignment } from '@concord/contracts';
import { Typography } from '@concord/ui';
import { useState } from 'react';
import { EditExamDialog } from '../../shared/assignments/edit-exam-dialog';
import { useStudentExamListQuery } from '../../shared/assignments/student-exam-list';
import { FormDialog } from '../../shared/form-dialog';
import { LoadGuard } from '../../shared/load-guard';
import type { Candidate } from './candidate';

interface ExtraTimeDialogProps {
  readonly candidate: Candidate;
  readonly onClose: () => void;
}

/** Extra time for one who sits now: what was given so far is read first, for it is given as a whole. */
export function ExtraTimeDialog({ candidate, onClose }: ExtraTimeDialogProps) {
  const query = useStudentExamListQuery(candidate.student, { refetchOnMountOrArgChange: true });
  const [assignment, setAssignment] = useState<Assignment>();
  const found = query.isFetching
    ? undefined
    : query.currentData?.find(({ _id }) => _id === candidate.assignment);
  // The first that is fresh stays: what is typed outlives a later reading.
  if (found && !assignment) setAssignment(found);
  if (assignment) return <EditExamDialog of={candidate.name} assignment={assignment} onClose={onClose} />;
  return (
    <FormDialog
      title={`Edit exam of ${candidate.name}`}
      closeLabel="Close"
      busy={false}
      onSubmit={() => Promise.resolve()}
      onClose={onClose}
    >
      <LoadGuard
        query={query.isFetching ? { ...query, currentData: undefined } : query}
        missing="There is no such student"
      >
        {() => <Typography>This exam is no longer assigned to the candidate.</Typography>}
      </LoadGuard>
    </FormDialog>
  );
}
