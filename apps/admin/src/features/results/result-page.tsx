import type { ResultDetail } from '@concord/contracts';
import { useParams } from '@concord/mfe';
import { Stack, Typography } from '@concord/ui';
import { DetailList } from '../../shared/detail-list';
import { DocumentButton } from '../../shared/documents/document-button';
import { formatDateTime, fullName } from '../../shared/format';
import { QuestionCard } from '../../shared/question-card';
import { RecordPage } from '../../shared/record-page';
import { Section } from '../../shared/section';
import { LateNote } from './late-note';
import { LatePanel } from './late-panel';
import { PassChip } from './pass-chip';
import { useResultQuery } from './result';

function Questions({ result }: { readonly result: ResultDetail }) {
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 2 }}>
        Questions
      </Typography>
      <Stack component="ol" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {result.questions.map((question) => (
          <QuestionCard
            key={question._id}
            number={question.qstNumber}
            question={question.question}
            options={question.options}
            answer={question.answer}
            chosen={question.selectedOption}
            note={
              <>
                {question.selectedOption === null ? (
                  <Typography color="textSecondary" sx={{ mt: 1.5 }}>
                    Not answered
                  </Typography>
                ) : null}
                {result.lateDecision === null ? <LateNote question={question} /> : null}
              </>
            }
          />
        ))}
      </Stack>
    </section>
  );
}

/** One result with every question, the option chosen and the right one. */
export default function ResultPage() {
  const { id = '' } = useParams();
  const query = useResultQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <RecordPage
      query={query}
      titleOf={({ student }) => fullName(student)}
      placeholder="Result"
      documentTitle="Student result"
      list={{ to: '/admin/student-result', label: 'All results' }}
      missing="There is no such result"
      actions={({ _id }) => (
        <DocumentButton document={{ kind: 'result-slip', id: _id }} title="Result slip">
          Print
        </DocumentButton>
      )}
    >
      {(found) => (
        <Stack spacing={4}>
          <Section
            title={`${found.exam.examName} (${found.exam.examCode})`}
            actions={<PassChip pass={found.pass} />}
          >
            <DetailList
              items={[
                ['Percentage', `${found.percantage}%`],
                ['Total score', found.total_score],
                ['Total answered', found.total_answered],
                ['Total correct', found.total_correct],
                ['Total wrong', found.total_wrong],
                ['Date', formatDateTime(found.createdAt)],
              ]}
            />
          </Section>
          <LatePanel result={found} />
          <Questions result={found} />
        </Stack>
      )}
    </RecordPage>
  );
}
