import { useAppDispatch, useCandidateSignOut } from '@concord/api-client';
import { errorMessage } from '@concord/api-client/requests';
import { Navigate, useNavigate, useSearchParams } from '@concord/mfe';
import {
  Button,
  CircularProgress,
  ErrorState,
  LinkButton,
  Page,
  Paper,
  Stack,
  Typography,
} from '@concord/ui';
import { useEffect, useState } from 'react';
import { examDevice } from '../device/exam-device';
import { useCandidate } from '../session/candidate-context';
import { EXAM_RESET, SESSION_ENDED } from '../session/notices';
import { Notice } from '../shared/notice';
import { ListedResult } from './listed-result';
import { ReceivedCard } from './received-card';
import { ResultCard } from './result-card';
import { useResult } from './use-result';
import { examCleared } from '../screen/exam.slice';

/** Time in milliseconds after which the page says that it may be closed. */
const LONG_WAIT_MS = 60_000;

function Waiting({ failure }: { readonly failure: unknown }) {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Paper variant="outlined" sx={{ p: { xs: 3, md: 5 } }}>
      <Stack spacing={2} role="status">
        <Typography variant="h2" component="h1">
          Your exam is being graded
        </Typography>
        <Typography>
          {long
            ? 'Grading is taking longer than usual. Your exam has been submitted and is safe. You can leave this page. You will also get the result by e-mail.'
            : 'Your result will appear here as soon as it is ready.'}
        </Typography>
        <CircularProgress aria-label="Waiting for the result" size={32} />
        {failure ? <Notice tone="warning">{errorMessage(failure)} Trying again.</Notice> : null}
      </Stack>
    </Paper>
  );
}

/** Result of the exam just written. Leaving it clears the exam from the page and the device. */
function LatestResult() {
  const { view, retry } = useResult();
  const { student, late } = useCandidate();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const endSignIn = useCandidateSignOut();

  const leave = async () => {
    await examDevice.clear();
    void navigate('/exam-info');
    dispatch(examCleared());
    endSignIn();
  };

  const ways = (
    <>
      <LinkButton to="/select-exam" variant="outlined" size="large">
        My exams
      </LinkButton>
      <Button variant="text" size="large" onClick={() => void leave()}>
        Back to examinations
      </Button>
    </>
  );
  switch (view.kind) {
    case 'none':
    case 'still-open':
      return <Navigate to="/select-exam" replace />;
    case 'unsubmitted':
      return <Navigate to="/online-exam" replace />;
    case 'reset':
      return <Navigate to="/select-exam" replace state={{ notice: EXAM_RESET }} />;
    case 'signed-out':
      return <Navigate to="/start-exam" replace state={{ notice: SESSION_ENDED }} />;
    default:
      return (
        <Page title="Exam result" maxWidth="md">
          {view.kind === 'ready' ? (
            <ResultCard result={view.result} email={student.email} late={late === true}>
              {ways}
            </ResultCard>
          ) : null}
          {view.kind === 'received' ? (
            <ReceivedCard {...view} email={student.email} late={late === true}>
              {ways}
            </ReceivedCard>
          ) : null}
          {view.kind === 'waiting' ? <Waiting failure={view.failure} /> : null}
          {view.kind === 'failed' ? <ErrorState error={view.error} onRetry={retry} /> : null}
        </Page>
      );
  }
}

/** The result in the URL, else that of the exam just written. */
export default function ExamResultPage() {
  const [search] = useSearchParams();
  const id = search.get('id');
  return id ? <ListedResult id={id} /> : <LatestResult />;
}
