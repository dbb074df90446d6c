import { fileUrl, useSession } from '@concord/api-client';
import type { Student } from '@concord/contracts';
import { LinkButton } from '@concord/ui';
import { Avatar, Chip, EditIcon, PersonIcon } from '@concord/ui/display';
import { DocumentButton } from '../../shared/documents/document-button';
import { DownloadButton } from '../../shared/downloads/download-button';
import { fullName } from '../../shared/format';
import { RecordHead } from '../../shared/page/record-head';
import type { Tabs } from '../../shared/page/use-tabs';
import { ReviewChip } from '../../shared/review/review-chip';
import { ArchiveButton } from './archive-button';
import { useStudentExportMutation } from './requests';
import { useFileScans } from './use-file-scans';

interface StudentProps {
  readonly student: Student;
}

/** Downloads all data of the student, for a data access request. */
function ExportButton({ id }: { readonly id: string }) {
  const [fetchData] = useStudentExportMutation();
  return (
    <DownloadButton
      fileName={`personal-data-${id}.zip`}
      fetchFile={() => fetchData({ params: { id } }).unwrap()}
    >
      Export data
    </DownloadButton>
  );
}

function StudentActions({ student }: StudentProps) {
  const isSuper = useSession().details?.role === 'SUPER_ADMIN';
  return (
    <>
      {student.archived ? null : (
        <DocumentButton document={{ kind: 'registration-form', id: student._id }} title="Registration form">
          Print
        </DocumentButton>
      )}
      {isSuper ? <ExportButton id={student._id} /> : null}
      {student.archived ? null : (
        <LinkButton to={`/admin/students/${student._id}/edit`} variant="contained" startIcon={<EditIcon />}>
          Edit
        </LinkButton>
      )}
      {student.archived ? null : <ArchiveButton student={student} />}
    </>
  );
}

/** Small passport picture; a placeholder while the malware scan withholds it. */
function Portrait({ student: { _id, passport } }: StudentProps) {
  const isHeld = useFileScans(_id).get(passport.public_id)?.scan === 'infected';
  return (
    <Avatar
      variant="rounded"
      src={isHeld ? undefined : fileUrl(passport.url)}
      slotProps={{ img: { alt: '' } }}
      sx={{ width: 44, height: 44, bgcolor: 'primary.light', color: 'primary.main' }}
    >
      <PersonIcon />
    </Avatar>
  );
}

/** Name and status of the student, above the tabs. */
export function StudentHead({ student, tabs }: StudentProps & { readonly tabs: Tabs }) {
  const { archived, membershipCadre } = student;
  return (
    <RecordHead
      title={fullName(student)}
      picture={<Portrait student={student} />}
      status={
        <>
          {archived ? <Chip size="small" color="warning" variant="outlined" label="Archived" /> : null}
          <ReviewChip review={student.review} />
          {membershipCadre ? <Chip size="small" variant="outlined" label={membershipCadre} /> : null}
        </>
      }
      list={{ to: '/admin/students', label: 'All students' }}
      actions={<StudentActions student={student} />}
      tabs={tabs}
    />
  );
}
