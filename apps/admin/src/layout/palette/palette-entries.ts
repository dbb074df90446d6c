import type {
  Certificate,
  Cohort,
  ExamSummary,
  Hall,
  MemberRow,
  Role,
  Serial,
  Student,
} from '@concord/contracts';
import { standingText } from '../../shared/applicants/standing-text';
import { countryName, counted, formatDateTime, fullName } from '../../shared/format';
import { textMatcher } from '../../shared/lists/text-search';
import { standingLabel } from '../../shared/members/standing-chip';
import { menuFor } from '../../shared/menu/menu-items';
import { actionsFor, type PaletteAction } from './palette-actions';

/** An entry of the palette. */
export interface PaletteEntry {
  readonly group:
    | 'Pages'
    | 'Actions'
    | 'People'
    | 'Members'
    | 'Exams'
    | 'Certificates'
    | 'Serial numbers'
    | 'Cohorts'
    | 'Hall sessions';
  readonly to: string;
  readonly label: string;
  readonly detail?: string;
  /** An action that runs at once instead of opening `to`. */
  readonly act?: PaletteAction['act'];
}

/** Maximum records of each kind. */
export const FOUND_MAX = 5;

/** Records found by the server. */
interface FoundRecords {
  readonly people?: readonly Student[] | undefined;
  readonly members?: readonly MemberRow[] | undefined;
  /** All exams, because the list has no search. */
  readonly exams?: readonly ExamSummary[] | undefined;
  readonly certificates?: readonly Certificate[] | undefined;
  readonly serials?: readonly Serial[] | undefined;
  readonly cohorts?: readonly Cohort[] | undefined;
  readonly halls?: readonly Hall[] | undefined;
}

/**
 * Pages and actions of a role that match a text.
 * @param hasFinance finance permission of an ADMIN
 */
export function placesFor(role: Role, text: string, hasFinance = false): PaletteEntry[] {
  const isFound = textMatcher(text);
  const pages = menuFor(role, hasFinance).flatMap(({ title, items }) =>
    items.map((item) => ({ group: 'Pages', to: item.to, label: item.title, detail: title }) as const),
  );
  const account = { group: 'Pages', to: '/admin/account', label: 'Your account' } as const;
  const actions = actionsFor(role, hasFinance).filter(({ label, detail, words }) =>
    isFound({ texts: [label, detail, words] }),
  );
  return [
    ...[...pages, account].filter(({ label }) => isFound({ texts: [label] })),
    ...actions.map(({ to, label, detail, act }) => ({ group: 'Actions', to, label, detail, act }) as const),
  ];
}

const personOf = (student: Student): PaletteEntry => ({
  group: 'People',
  to: `/admin/students/${student._id}`,
  label: fullName(student),
  detail: [
    student.email,
    student.state ?? countryName(student.country),
    standingText({ status: student.review?.status, isArchived: student.archived !== undefined }),
  ]
    .filter(Boolean)
    .join(' · '),
});

const memberOf = ({ _id, name, number, grade, standing, email }: MemberRow): PaletteEntry => ({
  group: 'Members',
  to: `/admin/members/${_id}`,
  label: name,
  detail: [number, grade, standingLabel(standing), email].filter(Boolean).join(' · '),
});

/** Entry of an exam; an ADMIN has no page for it, so the entry assigns it. */
const examOf = ({ _id, examName, examCode }: ExamSummary, role: Role): PaletteEntry => ({
  group: 'Exams',
  label: examName,
  ...(role === 'SUPER_ADMIN'
    ? { to: `/admin/exams/${_id}`, detail: examCode }
    : { to: `/admin/students?exam=${_id}`, detail: `${examCode} · Assign to students` }),
});

const certificateOf = ({ studentName, selectedCourse, certificateNumber }: Certificate): PaletteEntry => ({
  group: 'Certificates',
  to: `/admin/student-certificates?status=all&search=${encodeURIComponent(certificateNumber)}`,
  label: certificateNumber,
  detail: `${studentName} · ${selectedCourse.courseTitle}`,
});

/** Entry of a serial. Masked ones link to a search for the typed text. */
const serialOf = ({ serial, isValid }: Serial, typed: string): PaletteEntry => ({
  group: 'Serial numbers',
  to: `/admin/serial-number?search=${encodeURIComponent(typed)}`,
  label: serial,
  detail: isValid ? 'valid' : 'used',
});

const cohortOf = ({ _id, name, students }: Cohort): PaletteEntry => ({
  group: 'Cohorts',
  to: `/admin/cohorts/${_id}`,
  label: name,
  detail: counted(students, 'student'),
});

const hallOf = ({ _id, name, room, startsAt }: Hall): PaletteEntry => ({
  group: 'Hall sessions',
  to: `/admin/halls/${_id}`,
  label: name,
  detail: `${room} · ${formatDateTime(startsAt)}`,
});

/** Entries for the found records. */
export function recordEntries(found: FoundRecords, typed: string, role: Role): PaletteEntry[] {
  const { people = [], members = [], exams = [], certificates = [] } = found;
  const { serials = [], cohorts = [], halls = [] } = found;
  const isFound = textMatcher(typed);
  const fitting = exams.filter(({ examName, examCode }) => isFound({ texts: [examName, examCode] }));
  return [
    ...people.map(personOf),
    ...members.map(memberOf),
    ...fitting.slice(0, FOUND_MAX).map((exam) => examOf(exam, role)),
    ...certificates.map(certificateOf),
    ...serials.map((serial) => serialOf(serial, typed)),
    ...cohorts.map(cohortOf),
    ...halls.map(hallOf),
  ];
}
