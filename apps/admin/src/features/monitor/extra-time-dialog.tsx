import { useAssignmentsOfStudentQuery } from '@concord/api-client/requests';
import type { Assignment } from '@concord/contracts';
import { Typography } from '@concord/ui';
import { useState } from 'react';
import { EditAssignmentDialog } from '../../shared/assignments/edit-assignment-dialog';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { REFETCH_ON_MOUNT } from '../../shared/lists/use-server-list';
import { LoadGuard } from '../../shared/page/load-guard';
import type { Candidate } from './candidate';

interface ExtraTimeDialogProps {
  readonly candidate: Candidate;
  readonly onClose: () => void;
}

/** Sets a candidate's extra time. Loads the current value first, because the request sets the total. */
export function ExtraTimeDialog({ candidate, onClose }: ExtraTimeDialogProps) {
  const query = useAssignmentsOfStudentQuery({ params: { id: candidate.student } }, REFETCH_ON_MOUNT);
  const [assignment, setAssignment] = useState<Assignment>();
  const found = query.isFetching
    ? undefined
    : query.currentData?.items.find(({ _id }) => _id === candidate.assignment);
  // Only the first loaded record is used: a later refetch must not discard input.
  if (found && !assignment) setAssignment(found);
  if (assignment)
    return <EditAssignmentDialog studentName={candidate.name} assignment={assignment} onClose={onClose} />;
  return (
    <FormDialog title={`Edit exam of ${candidate.name}`} onClose={onClose}>
      <LoadGuard
        query={query.isFetching ? { ...query, currentData: undefined } : query}
        missing="There is no such student"
      >
        {() => <Typography>This exam is no longer assigned to the candidate.</Typography>}
      </LoadGuard>
    </FormDialog>
  );
}
