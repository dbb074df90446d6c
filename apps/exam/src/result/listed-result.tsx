import { isApiError, useResultGetQuery } from '@concord/api-client/requests';
import { Navigate } from '@concord/mfe';
import { ErrorState, LinkButton, Page, Paper, Skeleton } from '@concord/ui';
import { useCandidate } from '../session/candidate-context';
import { SESSION_ENDED } from '../session/notices';
import { ResultCard } from './result-card';

/** A result opened from the list of exams; leaving it returns there. */
export function ListedResult({ id }: { readonly id: string }) {
  const { student } = useCandidate();
  const { currentData, error, refetch } = useResultGetQuery(
    { params: { id }, as: 'candidate' },
    { refetchOnMountOrArgChange: true },
  );
  if (isApiError(error) && error.status === 401)
    return <Navigate to="/start-exam" replace state={{ notice: SESSION_ENDED }} />;
  // Not an own result, or staff have reset the exam in the meantime.
  if (isApiError(error) && [400, 403, 404].includes(error.status))
    return <Navigate to="/select-exam" replace />;
  return (
    <Page title="Exam result" maxWidth="md">
      {error && !currentData ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {currentData ? (
        <ResultCard result={currentData} email={student.email} late={false}>
          <LinkButton to="/select-exam" variant="text" size="large">
            Back to my exams
          </LinkButton>
        </ResultCard>
      ) : null}
      {!currentData && !error ? (
        <Paper variant="outlined" aria-busy="true" sx={{ p: { xs: 3, md: 5 } }}>
          <Skeleton variant="rounded" height={480} />
        </Paper>
      ) : null}
    </Page>
  );
}
