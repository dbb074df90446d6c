import { isApiError, useAssignmentsOfStudentQuery } from '@concord/api-client/requests';
import { Navigate } from '@concord/mfe';
import { EmptyState, ErrorState, LinkButton, Skeleton, Stack } from '@concord/ui';
import { useEffect } from 'react';
import { retryDelay } from '../attempt/timing';
import { useCandidate } from '../session/candidate-context';
import { SESSION_ENDED } from '../session/notices';
import { assignmentState, isEnding, isPaused } from './assignment-state';
import { ExamList } from './exam-list';
import { PracticeCard } from './practice-card';
import { useSendUnsentAnswers } from './use-send-unsent-answers';
import { useServerNow } from './use-server-now';

const GRADING_POLL_MS = 5000;
const PAUSED_POLL_MS = 10_000;
/** Random part of the interval: the exams of a hall end together. */
const POLL_JITTER_MS = 2000;

/** Refetches the list when the page becomes visible, and every `pollMs` while an exam is graded or paused. */
function useFreshList(pollMs: number | undefined, refetch: () => unknown): void {
  useEffect(() => {
    const refetchIfVisible = () => {
      if (document.visibilityState === 'visible') void refetch();
    };
    document.addEventListener('visibilitychange', refetchIfVisible);
    const timer = pollMs ? setInterval(refetchIfVisible, pollMs + Math.random() * POLL_JITTER_MS) : undefined;
    return () => {
      document.removeEventListener('visibilitychange', refetchIfVisible);
      clearInterval(timer);
    };
  }, [pollMs, refetch]);
}

/** The student's exams; updates with the clock and the grading. */
export function AssignedExams() {
  const { student } = useCandidate();
  const { data, error, refetch } = useAssignmentsOfStudentQuery(
    { params: { id: student._id }, as: 'candidate' },
    { refetchOnMountOrArgChange: true },
  );
  const stopSending = useSendUnsentAnswers();
  const now = useServerNow(data);
  const states = data?.items.map((assignment) => assignmentState(assignment, now)) ?? [];
  const pausedPollMs = states.some(isPaused) ? PAUSED_POLL_MS : undefined;
  useFreshList(states.some(isEnding) ? GRADING_POLL_MS : pausedPollMs, refetch);
  const retryAfter = isApiError(error) ? error.retryAfter : undefined;

  useEffect(() => {
    if (retryAfter === undefined) return;
    const timer = setTimeout(() => void refetch(), retryDelay(1, retryAfter));
    return () => clearTimeout(timer);
  }, [retryAfter, error, refetch]);

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
      <>
        <EmptyState
          title="No exam has been assigned to you yet"
          text="The institute assigns exams before each diet. Please come back on the day of your exam."
          action={
            <LinkButton to="/exam-info" variant="contained">
              See the exam schedule
            </LinkButton>
          }
        />
        <PracticeCard stopSending={stopSending} />
      </>
    );
  }
  return (
    <>
      <ExamList assignments={data.items} now={now} stopSending={stopSending} />
      <PracticeCard stopSending={stopSending} />
    </>
  );
}
