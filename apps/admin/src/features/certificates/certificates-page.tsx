import { useSession } from '@concord/api-client';
import type { Certificate } from '@concord/contracts';
import { Stack, TextLink } from '@concord/ui';
import type { DataTableColumn } from '@concord/ui/tables';
import { type ReactNode, Suspense } from 'react';
import { CertificateState, statusOf } from '../../shared/certificates/certificate-state';
import { NumberText } from '../../shared/certificates/number-text';
import { RevokeIcon } from '../../shared/certificates/revoke-icon';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { DocumentButton } from '../../shared/documents/document-button';
import { FileButtons } from '../../shared/exports/file-buttons';
import { formatCalendarDate, orDash } from '../../shared/format';
import { actionsColumn, TwoLines } from '../../shared/lists/cells';
import { listWords } from '../../shared/lists/list-filters';
import { ListPage } from '../../shared/lists/list-page';
import { type ListState, useServerList } from '../../shared/lists/use-server-list';
import { useCertificateListQuery } from '../../shared/requests';
import { CertificateMenu } from './certificate-menu';
import { RevokeDialog } from './revoke-dialog';
import { useCertificateFilters } from './use-certificate-filters';

/** Only a super administrator has the specification's delete action, which revokes a certificate. */
function Actions({ row: certificate }: { readonly row: Certificate }) {
  const { details } = useSession();
  const { _id, studentName } = certificate;
  const isValid = statusOf(certificate) === 'valid';
  return (
    <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
      {isValid ? (
        <DocumentButton
          size="small"
          document={{ kind: 'certificate', id: _id }}
          title="Certificate"
          aria-label={`Print the certificate of ${studentName}`}
        >
          Print
        </DocumentButton>
      ) : null}
      <CertificateMenu certificate={certificate} />
      {isValid && details?.role === 'SUPER_ADMIN' ? (
        <DialogButton
          color="error"
          aria-label={`Revoke (delete) the certificate of ${studentName}`}
          tooltip="Revoke"
          icon={<RevokeIcon />}
          dialog={(close) => <RevokeDialog certificate={certificate} onClose={close} />}
        />
      ) : null}
    </Stack>
  );
}

/** A certificate made by hand has a name, but no student record. */
const studentPath = ({ student, studentName }: Certificate) =>
  student ? `/admin/students/${student}` : `/admin/students?search=${encodeURIComponent(studentName)}`;

const COLUMNS: readonly DataTableColumn<Certificate>[] = [
  {
    header: 'Student name',
    cell: (row) => <TextLink to={studentPath(row)}>{row.studentName}</TextLink>,
  },
  { header: 'Course', cell: (row) => row.selectedCourse.courseTitle },
  {
    header: 'Certificate',
    cell: ({ certificateNumber, dateGenerated }) => (
      <TwoLines below={formatCalendarDate(dateGenerated)}>
        <NumberText>{certificateNumber}</NumberText>
      </TwoLines>
    ),
  },
  {
    header: 'Serial number',
    isExtra: true,
    cell: ({ serialNumber }) => <NumberText>{orDash(serialNumber)}</NumberText>,
  },
  { header: 'State', cell: (row) => <CertificateState certificate={row} /> },
  actionsColumn(Actions),
];

const FORMATS = [
  ['zip', 'Print all certificates, one PDF each'],
  ['pdf', 'Print all certificates in one PDF'],
] as const;

/** Files of the valid certificates in the list; others are not printed. */
function PrintAll({ list }: { readonly list: ListState<Certificate> }) {
  const { values, rowsQuery } = list;
  if (values.status && values.status !== 'all') return null;
  const { status: _all, ...query } = rowsQuery;
  const filters = list.filters.filter((filter) => !('name' in filter) || filter.name !== 'status');
  const described = listWords({ ...list, filters })
    .join(' · ')
    .slice(0, 500);
  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ mb: 2, flexWrap: 'wrap', alignItems: 'center' }}>
      <FileButtons
        formats={FORMATS}
        of={{ kind: 'certificate-files', columns: [], query, ...(described && { described }) }}
      />
    </Stack>
  );
}

interface CertificatesPageProps {
  /** Button to issue certificates from results, for authorised staff. */
  readonly issue?: ReactNode;
}

export default function CertificatesPage({ issue }: CertificatesPageProps) {
  const isSuper = useSession().details?.role === 'SUPER_ADMIN';
  const list = useServerList(useCertificateListQuery, {}, { filters: useCertificateFilters() });
  return (
    <ListPage
      title="Student Certificate"
      actions={isSuper ? <Suspense fallback={null}>{issue}</Suspense> : undefined}
      label="Certificates"
      searchLabel="Search certificates"
      searchHint="Name, course or number"
      views="certificates"
      exportKind="certificates"
      list={list}
      columns={COLUMNS}
      belowTools={<PrintAll list={list} />}
    />
  );
}
