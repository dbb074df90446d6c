import { useResultGetQuery } from '@concord/api-client/requests';
import type { ResultDetail } from '@concord/contracts';
import { momentWords } from '@concord/institute';
import { useParams } from '@concord/mfe';
import { Box, Stack, TextLink, Typography } from '@concord/ui';
import { Alert } from '@concord/ui/display';
import { RecordHistory, useHistoryTab } from '../../shared/audit/record-history';
import { DocumentButton } from '../../shared/documents/document-button';
import { standingText } from '../../shared/applicants/standing-text';
import { formatDateTime, fullName, orDash, scoreText } from '../../shared/format';
import { REFETCH_ON_MOUNT } from '../../shared/lists/use-server-list';
import { DetailList } from '../../shared/page/detail-list';
import { RecordPage } from '../../shared/page/record-page';
import { Section } from '../../shared/page/section';
import { useTabs } from '../../shared/page/use-tabs';
import { QuestionCard, QuestionList } from '../../shared/questions/question-card';
import { ActivityNote } from '../../shared/records/activity-note';
import { PassChip } from '../../shared/records/pass-chip';
import { StudentLink } from '../../shared/records/student-link';
import { AnnotationSection } from './annotation-section';
import { CorrectionsSection } from './corrections-section';
import { CertificateSection } from './issue/certificate-section';
import { lateAnswerDiffers } from './late-answers-score';
import { LateAnswersSection } from './late-answers-section';

type Question = ResultDetail['questions'][number];

const optionText = (option: string | null) => option ?? 'Not answered';

/** The late answer beside the graded one; renders nothing without one. */
function LateAnswerNote({ question }: { readonly question: Question }) {
  if (question.lateOption === undefined) return null;
  if (!lateAnswerDiffers(question))
    return (
      <Typography color="textSecondary" sx={{ mt: 1.5 }}>
        The late answer was the same.
      </Typography>
    );
  return (
    <Box sx={{ mt: 2, p: 2, borderRadius: 1, bgcolor: 'secondary.light' }}>
      <DetailList
        items={[
          ['Graded', optionText(question.selectedOption)],
          ['Arrived late', optionText(question.lateOption)],
        ]}
      />
    </Box>
  );
}

function Questions({ result }: { readonly result: ResultDetail }) {
  return (
    <QuestionList>
      {result.questions.map((question) => (
        <QuestionCard
          key={question._id}
          number={question.qstNumber}
          question={question}
          answer={question.answer}
          chosen={question.selectedOption}
          note={
            <>
              {question.selectedOption === null ? (
                <Typography color="textSecondary" sx={{ mt: 1.5 }}>
                  Not answered
                </Typography>
              ) : null}
              {result.lateDecision === null ? <LateAnswerNote question={question} /> : null}
            </>
          }
        />
      ))}
    </QuestionList>
  );
}

function Result({ result }: { readonly result: ResultDetail }) {
  const { exam, student } = result;
  return (
    <Stack spacing={4}>
      <Section
        title={`${exam.examName} (${exam.examCode})`}
        actions={<PassChip pass={result.pass} held={result.held} />}
      >
        <DetailList
          items={[
            ['Student', <StudentLink key="student" id={student._id} name={fullName(student)} />],
            ['Application', orDash(standingText(result.standing))],
            [
              'Exam',
              <TextLink key="exam" to={`/admin/exams/${exam._id}`}>
                {exam.examName}
              </TextLink>,
            ],
            ['Percentage', `${result.percantage}%`],
            ['Total score', scoreText(result.total_score, result.questions.length)],
            ['Total answered', result.total_answered],
            ['Total correct', result.total_correct],
            ['Total wrong', result.total_wrong],
            ['Date', formatDateTime(result.createdAt)],
          ]}
        />
      </Section>
      {result.held ? (
        <Alert severity="info">
          This result is held
          {result.held.until ? ` until ${momentWords(result.held.until)}, Nigerian time` : ''}. The candidate
          can&apos;t see it, and it can&apos;t be printed.
        </Alert>
      ) : null}
      <CertificateSection result={result} />
      <CorrectionsSection result={result} />
      <LateAnswersSection result={result} />
      {result.activity ? (
        <Section title="Exam page">
          <ActivityNote activity={result.activity} />
        </Section>
      ) : null}
      <AnnotationSection result={result} />
      <Questions result={result} />
    </Stack>
  );
}

export default function ResultPage() {
  const { id = '' } = useParams();
  const tabs = useTabs('Result', [{ name: 'result', label: 'Result' }, ...useHistoryTab()]);
  const query = useResultGetQuery({ params: { id } }, REFETCH_ON_MOUNT);
  const { currentData } = query;
  // The call answers candidates without the questions, and staff with them.
  const detail = currentData && 'questions' in currentData ? currentData : undefined;
  return (
    <RecordPage
      query={{ ...query, currentData: detail }}
      titleOf={({ student }) => fullName(student)}
      placeholder="Result"
      documentTitle="Student result"
      list={{ to: '/admin/student-result', label: 'All results' }}
      missing="There is no such result"
      tabs={tabs}
      actions={({ _id }) => (
        <DocumentButton document={{ kind: 'result-slip', id: _id }} title="Result slip">
          Print
        </DocumentButton>
      )}
    >
      {(result) => (tabs.open === 'history' ? <RecordHistory id={result._id} /> : <Result result={result} />)}
    </RecordPage>
  );
}
