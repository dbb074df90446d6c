import type { Assignment } from '@concord/contracts';
import { Button, LinkButton, Stack, Typography } from '@concord/ui';
import { useState } from 'react';
import { Notice } from '../shared/notice';
import { useCandidate } from '../session/candidate-context';
import { assignmentState, canStart } from './assignment-state';
import { CompletedExams } from './completed-exams';
import { ExamChoice } from './exam-choice';
import { StartDialog } from './start-dialog';
import { useStartExam } from './use-start-exam';

interface ExamListProps {
  readonly assignments: readonly Assignment[];
  /** The server's time in milliseconds. */
  readonly now: number;
  /** Stops sending unsent answers in the background. */
  readonly stopSending: () => Promise<void>;
}

/** Available exams, then completed ones. */
export function ExamList({ assignments, now, stopSending }: ExamListProps) {
  const { student } = useCandidate();
  const [chosenId, setChosenId] = useState('');
  const [confirming, setConfirming] = useState(false);
  const { busy, problem, startExam, clearProblem } = useStartExam();
  const completed = assignments.filter(({ status }) => status === 'completed');
  const toTake = assignments.filter(({ status }) => status !== 'completed');
  const chosen = toTake.find(
    (assignment) => assignment._id === chosenId && canStart(assignmentState(assignment, now)),
  );
  const forbidden = toTake.find(({ startForbidden }) => startForbidden)?.startForbidden;

  return (
    <>
      {forbidden ? (
        <Notice tone="warning" sx={{ mb: 2 }}>
          {forbidden}
        </Notice>
      ) : null}
      {toTake.length === 0 ? (
        <Typography>You have no exam to take right now.</Typography>
      ) : (
        <Stack role="radiogroup" aria-label="Your exams" spacing={1.5}>
          {toTake.map((assignment) => (
            <ExamChoice
              key={assignment._id}
              assignment={assignment}
              now={now}
              chosen={assignment === chosen}
              onChoose={() => setChosenId(assignment._id)}
            />
          ))}
        </Stack>
      )}
      <Stack direction={{ xs: 'column-reverse', sm: 'row' }} spacing={1.5} sx={{ mt: 4 }}>
        <LinkButton to="/exam-info" variant="outlined" size="large">
          Back
        </LinkButton>
        <Button variant="contained" size="large" disabled={!chosen} onClick={() => setConfirming(true)}>
          Proceed
        </Button>
      </Stack>
      {completed.length > 0 ? <CompletedExams assignments={completed} /> : null}
      {chosen ? (
        <StartDialog
          student={student}
          assignment={chosen}
          state={assignmentState(chosen, now)}
          open={confirming}
          busy={busy}
          problem={problem}
          onLater={() => {
            setConfirming(false);
            clearProblem();
          }}
          onContinue={(code) => {
            // A late response in the background would overwrite the state of the started exam.
            void startExam(chosen, code, stopSending);
          }}
        />
      ) : null}
    </>
  );
}
