import { useAppDispatch } from '@concord/api-client';
import type { Result } from '@concord/contracts';
import { recordName, unansweredIn } from '@concord/institute';
import { useParams } from '@concord/mfe';
import { Box, LinkButton, Paper, Typography } from '@concord/ui';
import { asDay } from '../../shared/format';
import { useHolder } from '../../shared/holder';
import { LoadGuard } from '../../shared/load-guard';
import { MemberPage } from '../../shared/member-page';
import { Notice } from '../../shared/notice';
import { PrintFile } from './print-file';
import { endpoints, useMyResultQuery } from './requests';

const FACTS = {
  m: 0,
  mt: 2,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr auto', sm: 'auto 1fr' },
  columnGap: 3,
  rowGap: 1,
} as const;

const rowsOf = (result: Result): [string, string | number][] => {
  const unanswered = unansweredIn(result);
  return [
    ['Total score', `${result.total_score} of ${result.total_questions ?? result.total_answered}`],
    ['Total answered', result.total_answered],
    ['Total correct', result.total_correct],
    ['Total wrong', result.total_wrong],
    ...(unanswered === undefined ? [] : ([['Total unanswered', unanswered]] as [string, number][])),
    ['Graded', asDay(result.createdAt)],
  ];
};

function ResultFacts({ result }: { readonly result: Result }) {
  const dispatch = useAppDispatch();
  const { _id: id, exam, pass, percantage, remark, student } = result;
  const ask = () =>
    dispatch(
      endpoints.myResultFile.initiate({ params: { id } }, { forceRefetch: true, subscribe: false }),
    ).unwrap();
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, md: 4 } }}>
      <Typography color="textSecondary">
        {exam.examCode}, {recordName(student)}
      </Typography>
      <Typography variant="h2" component="p" sx={{ mt: 1, color: pass ? 'success.main' : 'error.main' }}>
        {percantage}% · {pass ? 'Passed' : 'Fail'}
      </Typography>
      <Box component="dl" sx={FACTS}>
        {rowsOf(result).map(([term, value]) => (
          <Box key={term} sx={{ display: 'contents' }}>
            <Typography component="dt" color="textSecondary">
              {term}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      {remark ? (
        <Notice tone="info" sx={{ mt: 3, whiteSpace: 'pre-line' }}>
          <strong>Remark from the institute:</strong> {remark}
        </Notice>
      ) : null}
      <Box sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <PrintFile ask={ask} label="Download result slip" name="Download result slip" what="Your result slip">
          <LinkButton to="/me/exams">Back to my exams</LinkButton>
        </PrintFile>
      </Box>
    </Paper>
  );
}

function OwnResult({ id }: { readonly id: string }) {
  const query = useMyResultQuery({ params: { id } }, { refetchOnMountOrArgChange: true });
  return (
    <MemberPage title={query.currentData?.exam.examName ?? 'Exam result'} eyebrow="Exam result">
      <LoadGuard query={query} missing="This result isn't available">
        {(result) => <ResultFacts result={result} />}
      </LoadGuard>
    </MemberPage>
  );
}

/** `/me/exams/results/:id`: a released result. */
export default function ResultPage() {
  const { id = '' } = useParams();
  const { isViewed } = useHolder();
  if (!isViewed) return <OwnResult id={id} />;
  return (
    <MemberPage title="Exam result">
      <Notice tone="info">Staff open results in the back office, not here.</Notice>
    </MemberPage>
  );
}
