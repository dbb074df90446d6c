import { examCleared, useAppDispatch, useCandidateSignOut } from '@concord/api-client';
import { isApiError, serverNow, useAssignmentsOfStudentQuery } from '@concord/api-client/requests';
import type { Assignment } from '@concord/contracts';
import { Navigate, useLocation, useNavigate } from '@concord/mfe';
import { Button, EmptyState, ErrorState, LinkButton, Page, PageHeader, Skeleton, Stack } from '@concord/ui';
import { useEffect, useState } from 'react';
import { retryDelay } from '../attempt/timing';
import { examDevice } from '../device/exam-device';
import { useCandidate } from '../session/candidate-context';
import { noticeOf, SESSION_ENDED } from '../session/notices';
import { hasUnsentAnswers, sendBeforeSignOut } from '../session/send-before-sign-out';
import { Notice } from '../shared/notice';
import { ExamChoice } from './exam-choice';
import { canStart, assignmentState } from './assignment-state';
import { StartDialog } from './start-dialog';
import { useServerNow } from './use-server-now';
import { useStartExam } from './use-start-exam';
import { useSendUnsentAnswers } from './use-send-unsent-answers';

interface ExamListProps {
  readonly assignments: readonly Assignment[];
  /** Stops sending unsent answers in the background. */
  readonly stopSending: () => Promise<void>;
}

function ExamList({ assignments, stopSending }: ExamListProps) {
  const { student } = useCandidate();
  const now = useServerNow(assignments);
  const [chosenId, setChosenId] = useState('');
  const [confirming, setConfirming] = useState(false);
  const { busy, problem, startExam, clearProblem } = useStartExam();
  const chosen = assignments.find(
    (assignment) => assignment._id === chosenId && canStart(assignmentState(assignment, now)),
  );

  return (
    <>
      <div role="radiogroup" aria-label="Your exams">
        <Stack spacing={1.5}>
          {assignments.map((assignment) => (
            <ExamChoice
              key={assignment._id}
              assignment={assignment}
              now={now}
              chosen={assignment === chosen}
              onChoose={() => setChosenId(assignment._id)}
            />
          ))}
        </Stack>
      </div>
      <Stack direction={{ xs: 'column-reverse', sm: 'row' }} spacing={1.5} sx={{ mt: 4 }}>
        <LinkButton to="/exam-info" variant="outlined" size="large">
          Back
        </LinkButton>
        <Button variant="contained" size="large" disabled={!chosen} onClick={() => setConfirming(true)}>
          Proceed
        </Button>
      </Stack>
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
          onContinue={() => {
            // A late response in the background would overwrite the state of the started exam.
            void startExam(chosen, stopSending);
          }}
        />
      ) : null}
    </>
  );
}

const GRADING_POLL_MS = 10_000;

const isClosing = (now: number) => (assignment: Assignment) =>
  assignmentState(assignment, now).kind === 'closing';

function AssignedExams() {
  const { student } = useCandidate();
  const { data, error, refetch } = useAssignmentsOfStudentQuery(
    { params: { id: student._id }, as: 'candidate' },
    { refetchOnMountOrArgChange: true },
  );
  const stopSending = useSendUnsentAnswers();
  const retryAfter = isApiError(error) ? error.retryAfter : undefined;

  useEffect(() => {
    if (retryAfter === undefined) return;
    const timer = setTimeout(() => void refetch(), retryDelay(1, retryAfter));
    return () => clearTimeout(timer);
  }, [retryAfter, error, refetch]);
  const isGrading = data?.items.some(isClosing(serverNow())) ?? false;

  useEffect(() => {
    // The list becomes outdated while the device sleeps or the page is hidden, and while an exam is being graded.
    const refetchIfVisible = () => {
      if (document.visibilityState === 'visible') void refetch();
    };
    document.addEventListener('visibilitychange', refetchIfVisible);
    const timer = isGrading ? setInterval(refetchIfVisible, GRADING_POLL_MS) : undefined;
    return () => {
      document.removeEventListener('visibilitychange', refetchIfVisible);
      clearInterval(timer);
    };
  }, [isGrading, refetch]);

  if (isApiError(error) && error.status === 401) {
    return <Navigate to="/start-exam" replace state={{ notice: SESSION_ENDED }} />;
  }
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Stack spacing={1.5} aria-busy="true">
        <Skeleton variant="rounded" height={96} />
        <Skeleton variant="rounded" height={96} />
      </Stack>
    );
  }
  if (data.items.length === 0) {
    return (
      <EmptyState
        title="No exam has been assigned to you yet"
        text="The institute assigns exams before each diet. Please come back on the day of your exam."
        action={
          <LinkButton to="/exam-info" variant="contained">
            See the exam schedule
          </LinkButton>
        }
      />
    );
  }
  return <ExamList assignments={data.items} stopSending={stopSending} />;
}

export default function SelectExamPage() {
  const { student } = useCandidate();
  const notice = noticeOf(useLocation().state);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const endSignIn = useCandidateSignOut();
  const [signingOut, setSigningOut] = useState(false);
  const [unsent, setUnsent] = useState(false);

  const signOut = async () => {
    setSigningOut(true);
    await sendBeforeSignOut(dispatch, '');
    if (!unsent && (await hasUnsentAnswers())) {
      // Answers that are only on this device are deleted only after a second request.
      setUnsent(true);
      setSigningOut(false);
      return;
    }
    void navigate('/start-exam');
    dispatch(examCleared());
    endSignIn();
    // Last, because signingOut the page stops its background sending.
    await examDevice.clear();
  };
  return (
    <Page title="Select exam" maxWidth="md">
      <PageHeader
        eyebrow="Exam portal"
        title={`Welcome, ${student.firstName}`}
        lead="Choose the exam that you want to take now."
      />
      {notice ? (
        <Notice tone="info" sx={{ mb: 3 }}>
          {notice}
        </Notice>
      ) : null}
      <AssignedExams />
      {unsent ? (
        <Notice tone="warning" sx={{ mt: 4 }}>
          Some of your answers could not be sent and are only on this device. Connect it and wait a moment, or
          sign out and delete them.
        </Notice>
      ) : null}
      <Button sx={{ mt: 4 }} disabled={signingOut} onClick={() => void signOut()}>
        {unsent ? 'Sign out and delete them' : 'Sign out'}
      </Button>
    </Page>
  );
}
