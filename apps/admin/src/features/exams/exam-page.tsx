import { useParams } from '@concord/mfe';
import { Stack, Typography } from '@concord/ui';
import { DetailList } from '../../shared/detail-list';
import { formatDate } from '../../shared/format';
import { QuestionCard } from '../../shared/question-card';
import { RecordPage } from '../../shared/record-page';
import { Section } from '../../shared/section';
import { EditExamButton } from './edit-exam-button';
import { useExamQuery } from './exam';
import { RemoveExamButton } from './remove-exam-button';

/** One exam with its questions and the right answers. */
export default function ExamPage() {
  const { id = '' } = useParams();
  const query = useExamQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <RecordPage
      query={query}
      titleOf={({ examName }) => examName}
      placeholder="Exam"
      list={{ to: '/admin/exams', label: 'All exams' }}
      missing="There is no such exam"
      actions={(exam) => (
        <>
          <EditExamButton exam={exam} />
          <RemoveExamButton exam={exam} />
        </>
      )}
    >
      {(found) => (
        <Stack spacing={4}>
          <Section title="Details">
            <DetailList
              items={[
                ['Code', found.examCode],
                ['Duration', `${found.duration} minutes`],
                ['Questions', found.totalQuestions],
                ['Uploaded by', found.uploadedBy.username],
                ['Date', formatDate(found.createdAt)],
              ]}
            />
          </Section>
          <section>
            <Typography variant="h2" sx={{ mb: 2 }}>
              Questions
            </Typography>
            <Stack component="ol" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {found.questions.map(({ _id, qstNumber, question, options, answer }) => (
                <QuestionCard
                  key={_id}
                  number={qstNumber}
                  question={question}
                  options={options}
                  answer={answer}
                />
              ))}
            </Stack>
          </section>
        </Stack>
      )}
    </RecordPage>
  );
}
