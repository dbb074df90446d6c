import type { Student } from '@concord/contracts';
import { Box, Stack } from '@concord/ui';
import { ApplicationDetails, BasicDetails, EmploymentDetails } from '../student-details';
import { useFileScans } from '../use-file-scans';
import { ThreadSection } from '../thread/thread-section';
import { FileViewer } from './file-viewer';
import { NotesSection } from './notes-section';

const COLUMNS = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;

/** Keeps the files visible while the form scrolls. */
const BESIDE = { position: { lg: 'sticky' }, top: 16 } as const;

/** An applicant's form beside the files, the thread, which comes first after an answer, and the notes of staff. */
export function Applicant({ student }: { readonly student: Student }) {
  const scans = useFileScans(student._id);
  const thread = <ThreadSection student={student} scans={scans} />;
  const hasAnswered = student.review?.answeredAt !== undefined;
  return (
    <Box sx={COLUMNS}>
      <Stack spacing={2.5}>
        {hasAnswered ? thread : null}
        <BasicDetails student={student} scans={scans} />
        <ApplicationDetails student={student} />
        <EmploymentDetails student={student} />
        {hasAnswered ? null : thread}
        <NotesSection _id={student._id} />
      </Stack>
      <Box sx={BESIDE}>
        <FileViewer student={student} scans={scans} />
      </Box>
    </Box>
  );
}
