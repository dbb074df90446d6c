import { serialEnd, type Student } from '@concord/contracts';
import { useSearchParams } from '@concord/mfe';
import type { DataTableColumn } from '@concord/ui/tables';
import { AssignHint, AssignManyButton } from '../../shared/assignments/assign-many';
import { countryName, formatCalendarDate, formatDate, fullName, orDash } from '../../shared/format';
import { InductManyButton } from '../../shared/inductions/induct-many';
import { OneLine, RowLink, viewColumn } from '../../shared/lists/cells';
import { ListPage } from '../../shared/lists/list-page';
import { useServerList } from '../../shared/lists/use-server-list';
import { EmailCell } from '../../shared/records/email-address';
import { ReviewChip } from '../../shared/review/review-chip';
import { useStudentListQuery } from '../../shared/requests';
import { useStudentFilters } from '../../shared/students/student-filters';
import { ArchiveManyButton } from './archive-many';
import { CohortManyButton } from './cohort-many';
import { DecideManyButton } from './decide-many';

const pathOf = (student: Student) => `/admin/students/${student._id}`;

const work = (field: keyof Student['currentEmploymet']) => (student: Student) =>
  orDash(student.currentEmploymet[field]);

const programmeWords = ({ name, options }: Student['academicPrograms'][number]) =>
  options.length > 0 ? `${name}: ${options.join(', ')}` : name;

/** All stored fields of a student; the default ones first, others in the column menu. */
const COLUMNS: readonly DataTableColumn<Student>[] = [
  {
    header: 'Full name',
    sortBy: 'surname',
    cell: (student) => <RowLink to={pathOf(student)}>{fullName(student)}</RowLink>,
  },
  { header: 'Title', isExtra: true, cell: (student) => orDash(student.title) },
  { header: 'Gender', isExtra: true, cell: (student) => orDash(student.gender) },
  { header: 'Date of birth', isExtra: true, cell: (student) => formatCalendarDate(student.dob) },
  { header: 'Serial end', isExtra: true, cell: ({ serialNumber }) => serialEnd(serialNumber) },
  { header: 'Status', cell: (student) => <ReviewChip review={student.review} /> },
  {
    header: 'Email',
    sortBy: 'email',
    cell: ({ email }) => <EmailCell email={email} />,
  },
  { header: 'Phone', cell: (student) => <OneLine>{orDash(student.phoneNumber)}</OneLine> },
  { header: 'Country', sortBy: 'country', isExtra: true, cell: (student) => countryName(student.country) },
  { header: 'State', sortBy: 'state', cell: (student) => orDash(student.state) },
  { header: 'Qualification', isExtra: true, cell: (student) => orDash(student.eduQualification) },
  { header: 'Organisation', isExtra: true, cell: work('organization') },
  { header: 'Position', isExtra: true, cell: work('position') },
  {
    header: 'Date joined',
    isExtra: true,
    cell: ({ currentEmploymet }) => formatCalendarDate(currentEmploymet.startDate),
  },
  { header: 'Experience', isExtra: true, cell: work('yearsExperience') },
  { header: 'Work location', isExtra: true, cell: work('location') },
  { header: 'Cadre', isExtra: true, cell: (student) => orDash(student.membershipCadre) },
  { header: 'Route', isExtra: true, cell: (student) => orDash(student.membershipRoute) },
  { header: 'Programme', isExtra: true, cell: (student) => orDash(student.membershipType.join(', ')) },
  { header: 'PGD courses', isExtra: true, cell: (student) => orDash(student.pgdCourses.join(', ')) },
  {
    header: 'Academic programmes',
    isExtra: true,
    cell: ({ academicPrograms }) => orDash(academicPrograms.map(programmeWords).join('; ')),
  },
  { header: 'Fee', isExtra: true, cell: (student) => orDash(student.applicationFee) },
  { header: 'Payment', isExtra: true, cell: (student) => orDash(student.paymentMethods) },
  {
    header: 'Documents',
    isExtra: true,
    cell: ({ documents }) => orDash(documents.map(({ name }) => name).join(', ')),
  },
  { header: 'Registered', sortBy: 'createdAt', cell: (student) => formatDate(student.createdAt) },
  viewColumn(pathOf, fullName),
];

export default function StudentsPage() {
  const [params] = useSearchParams();
  const filters = useStudentFilters(params.get('country') ?? '');
  const list = useServerList(useStudentListQuery, {}, { filters, defaultSort: '-createdAt' });
  return (
    <ListPage
      title="ALL STUDENTS"
      above={params.has('exam') ? <AssignHint /> : null}
      label="Students"
      searchLabel="Search students"
      searchHint="Name, state, country, email or phone"
      views="students"
      exportKind="students"
      list={list}
      columns={COLUMNS}
      choice={{
        nameOf: fullName,
        noun: 'students',
        isOff: list.values.archived === 'true',
        actions: (chosen) => (
          <>
            <AssignManyButton {...chosen} />
            <DecideManyButton {...chosen} />
            <InductManyButton {...chosen} />
            <CohortManyButton {...chosen} />
            <ArchiveManyButton {...chosen} />
          </>
        ),
      }}
      pathOf={pathOf}
    />
  );
}
