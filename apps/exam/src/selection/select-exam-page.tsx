import { candidateSignedOut, examCleared, useAppDispatch } from '@concord/api-client';
import { isApiError } from '@concord/api-client/requests';
import type { Assignment } from '@concord/contracts';
import { Navigate, useLocation, useNavigate } from '@concord/mfe';
import { Button, EmptyState, ErrorState, LinkButton, Page, PageHeader, Skeleton, Stack } from '@concord/ui';
import { useEffect, useState } from 'react';
import { useStudentExamsQuery, type StudentExams } from '../requests/student-exams';
import { retryDelay } from '../attempt/timing';
import { examDevice } from '../device/exam-device';
import { useCandidate } from '../session/candidate-context';
import { holdsUnsent, sendForLeaver } from '../session/send-for-leaver';
import { noticeOf, SESSION_ENDED } from '../session/notices';
import { Notice } from '../parts/notice';
import { ExamChoice } from './exam-choice';
import { canSit, examStanding } from './exam-standing';
import { StartDialog } from './start-dialog';
import { useServerNow } from './use-server-now';
import { useStartExam } from './use-start-exam';
import { useUnsentAnswers } from './use-unsent-answers';

interface ExamListProps extends StudentExams {
  /** Ends what the page sends in the background. */
  readonly stopSending: () => Promise<void>;
}

function ExamList({ assignments, listedAt, stopSending }: ExamListProps) {
  const { student } = useCandidate();
  const now = useServerNow(listedAt);
  const [chosenId, setChosenId] = useState('');
  const [asking, setAsking] = useState(false);
  const { busy, problem, startExam, forgetProblem } = useStartExam();
  const chosen = assignments.find(
    (assignment) => assignment._id === chosenId && canSit(examStanding(assignment, now)),
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
        <Button variant="contained" size="large" disabled={!chosen} onClick={() => setAsking(true)}>
          Proceed
        </Button>
      </Stack>
      {chosen ? (
        <StartDialog
          student={student}
          assignment={chosen}
          standing={examStanding(chosen, now)}
          open={asking}
          busy={busy}
          problem={problem}
          onLater={() => {
            setAsking(false);
            forgetProblem();
          }}
          onContinue={() => {
            // An answer that it gets later would be taken for how the started exam stands.
            void startExam(chosen, stopSending);
          }}
        />
      ) : null}
    </>
  );
}

const GRADING_POLL_MS = 10_000;

const isBeingClosed = (now: number) => (assignment: Assignment) =>
  examStanding(assignment, now).kind === 'closing';

function AssignedExams() {
  const { student } = useCandidate();
  const { data, error, refetch } = useStudentExamsQuery(student._id, { refetchOnMountOrArgChange: true });
  const stopSending = useUnsentAnswers();
  const told = isApiError(error) ? error.retryAfter : undefined;

  useEffect(() => {
    if (told === undefined) return;
    const timer = setTimeout(() => void refetch(), retryDelay(1, Math.random, told));
    return () => clearTimeout(timer);
  }, [told, error, refetch]);
  const awaited = data?.assignments.some(isBeingClosed(data.listedAt)) ?? false;

  useEffect(() => {
    // The list ages while the device sleeps or the page is out of sight, and while an exam is being graded.
    const seen = () => {
      if (document.visibilityState === 'visible') void refetch();
    };
    document.addEventListener('visibilitychange', seen);
    const timer = awaited ? setInterval(seen, GRADING_POLL_MS) : undefined;
    return () => {
      document.removeEventListener('visibilitychange', seen);
      clearInterval(timer);
    };
  }, [awaited, refetch]);

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
  if (data.assignments.length === 0) {
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
  return <ExamList {...data} stopSending={stopSending} />;
}

/** The student's assigned exams, one of which is chosen to sit. */
export default function SelectExamPage() {
  const { student } = useCandidate();
  const notice = noticeOf(useLocation().state);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const [unsent, setUnsent] = useState(false);

  const signOut = async () => {
    setLeaving(true);
    await sendForLeaver(dispatch, '');
    if (!unsent && (await holdsUnsent())) {
      // What is only here is deleted when it is asked for a second time, and not before.
      setUnsent(true);
      setLeaving(false);
      return;
    }
    void navigate('/start-exam');
    dispatch(examCleared());
    dispatch(candidateSignedOut());
    // Last: what the page sends in the background ends with it.
    await examDevice.forgetEverything();
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
      <Button sx={{ mt: 4 }} disabled={leaving} onClick={() => void signOut()}>
        {unsent ? 'Sign out and delete them' : 'Sign out'}
      </Button>
    </Page>
  );
}
