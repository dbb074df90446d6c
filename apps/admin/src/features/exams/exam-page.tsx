import type { Exam } from '@concord/contracts';
import { useParams } from '@concord/mfe';
import { ErrorState, Skeleton, Stack } from '@concord/ui';
import { EditIcon } from '@concord/ui/display';
import { RecordHistory, useHistoryTab } from '../../shared/audit/record-history';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { RemovalButton } from '../../shared/dialogs/removal-button';
import { formatDate } from '../../shared/format';
import { REFETCH_ON_MOUNT } from '../../shared/lists/use-server-list';
import { DetailList } from '../../shared/page/detail-list';
import { RecordPage } from '../../shared/page/record-page';
import { ListLink } from '../../shared/page/list-link';
import { Section } from '../../shared/page/section';
import { useTabs } from '../../shared/page/use-tabs';
import { EditExamDialog } from './edit-exam-dialog';
import { ExportButtons } from './export-buttons';
import { PaperSection } from './paper/paper-section';
import { ExamQuestions } from './questions/exam-questions';
import { useExamGetQuery, useExamRemoveMutation, useExamUsageQuery } from './requests';

function ExamActions({ exam }: { readonly exam: Exam }) {
  const [remove] = useExamRemoveMutation();
  return (
    <>
      <ExportButtons exam={exam} />
      <DialogButton
        variant="outlined"
        icon={<EditIcon />}
        dialog={(close) => <EditExamDialog exam={exam} onClose={close} />}
      >
        Edit
      </DialogButton>
      <RemovalButton
        label="Delete"
        title="Delete this exam?"
        listPath="/admin/exams"
        remove={() => remove({ params: { id: exam._id } }).unwrap()}
      >
        {exam.examName} ({exam.examCode}) will be deleted with its questions. This can not be undone.
      </RemovalButton>
    </>
  );
}

/** How many students have still to sit an exam, sit it now, or have completed it. */
function ExamUsage({ id }: { readonly id: string }) {
  const { data, error, refetch } = useExamUsageQuery({ params: { id } }, REFETCH_ON_MOUNT);
  const count = (value: number | undefined) => value ?? <Skeleton width={32} />;
  return (
    <Section title="Assignments">
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <DetailList
          items={[
            ['Pending', count(data?.pending)],
            ['Under way', count(data?.underWay)],
            ['Completed', count(data?.completed)],
          ]}
        />
      )}
    </Section>
  );
}

function Content({ exam }: { readonly exam: Exam }) {
  return (
    <Stack spacing={4}>
      <Section
        title="Details"
        actions={
          <ListLink to={`/admin/student-result?search=${encodeURIComponent(exam.examCode)}`}>
            Results of this exam
          </ListLink>
        }
      >
        <DetailList
          items={[
            ['Code', exam.examCode],
            ['Duration', `${exam.duration} minutes`],
            ['Questions of a paper', exam.totalQuestions],
            ['Uploaded by', exam.uploadedBy.username],
            ['Date', formatDate(exam.createdAt)],
          ]}
        />
      </Section>
      <ExamUsage id={exam._id} />
      <PaperSection exam={exam} />
      <ExamQuestions exam={exam} />
    </Stack>
  );
}

export default function ExamPage() {
  const { id = '' } = useParams();
  const query = useExamGetQuery({ params: { id } }, REFETCH_ON_MOUNT);
  const tabs = useTabs('Exam', [{ name: 'exam', label: 'Exam' }, ...useHistoryTab()]);
  return (
    <RecordPage
      query={query}
      titleOf={({ examName }) => examName}
      placeholder="Exam"
      list={{ to: '/admin/exams', label: 'All exams' }}
      missing="There is no such exam"
      actions={(exam) => <ExamActions exam={exam} />}
      tabs={tabs}
    >
      {(exam) => (tabs.open === 'history' ? <RecordHistory id={exam._id} /> : <Content exam={exam} />)}
    </RecordPage>
  );
}
