import type { Exam } from '@concord/contracts';
import { Stack } from '@concord/ui';
import type { ReactNode } from 'react';
import { formatDate } from '../../shared/format';
import { DetailList } from '../../shared/page/detail-list';
import { ListLink } from '../../shared/page/list-link';
import { Section } from '../../shared/page/section';
import { AssignedSection } from './assigned/assigned-section';
import { EntrySection } from './entry/entry-section';
import { PaperSection } from './paper/paper-section';
import { ExamQuestions } from './questions/exam-questions';
import { RegradeNotice } from './regrade/regrade-notice';
import { ReleaseSection } from './release/release-section';

function Details({ exam }: { readonly exam: Exam }) {
  return (
    <Section
      title="Details"
      actions={
        <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <ListLink to={`/admin/student-result?exam=${exam._id}`}>Results of this exam</ListLink>
          <ListLink to={`/admin/exams/${exam._id}/statistics`}>Statistics</ListLink>
        </Stack>
      }
    >
      <DetailList
        items={[
          ['Code', exam.examCode],
          ['Duration', `${exam.duration} minutes`],
          ['Questions per candidate', exam.totalQuestions],
          ['Uploaded by', exam.uploadedBy.username],
          ['Date', formatDate(exam.createdAt)],
        ]}
      />
    </Section>
  );
}

const HIDDEN = { '@media screen': { '&[hidden]': { display: 'none' } } } as const;

interface PartProps {
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** Content of one tab. Closed tabs are hidden instead of unmounted: all are printed, and input stays. */
function Part({ isOpen, children }: PartProps) {
  return (
    <Stack spacing={4} hidden={!isOpen} sx={HIDDEN}>
      {children}
    </Stack>
  );
}

export const EXAM_TABS = [
  { name: 'exam', label: 'Overview' },
  { name: 'questions', label: 'Questions' },
  { name: 'students', label: 'Students' },
] as const;

/** Sections of an exam; the open tab shows one. */
export function ExamSections({ exam, open }: { readonly exam: Exam; readonly open: string }) {
  return (
    <>
      <Stack spacing={4} useFlexGap>
        <Part isOpen={open === 'exam'}>
          <Details exam={exam} />
          <ReleaseSection exam={exam} />
          <EntrySection exam={exam} />
        </Part>
        <Part isOpen={open === 'students'}>
          <AssignedSection exam={exam} />
        </Part>
        <Part isOpen={open === 'questions'}>
          <PaperSection exam={exam} />
          <ExamQuestions exam={exam} />
        </Part>
      </Stack>
      <RegradeNotice exam={exam} />
    </>
  );
}
