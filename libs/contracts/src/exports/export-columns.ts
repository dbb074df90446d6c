/** Exportable lists of the students service. */
export const STUDENTS_EXPORT_KINDS = ['students', 'serials', 'accounts', 'mails', 'audit'] as const;
export type StudentsExportKind = (typeof STUDENTS_EXPORT_KINDS)[number];

export const isOfStudents = (kind: ExportKind): kind is StudentsExportKind =>
  (STUDENTS_EXPORT_KINDS as readonly ExportKind[]).includes(kind);

/** All exportable lists: of the students service, the exams service, and the members service. */
export const LIST_KINDS = [
  ...STUDENTS_EXPORT_KINDS,
  'results',
  'certificates',
  'statistics',
  'members',
  'journal',
] as const;
export type ListKind = (typeof LIST_KINDS)[number];

/** Printed documents of many records in one file: result slips, attendance list, seat cards, certificates. */
export const PAPER_KINDS = ['slips', 'attendance', 'seat-cards', 'certificate-files'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

export const EXPORT_KINDS = [...LIST_KINDS, ...PAPER_KINDS] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

export const isPaper = (kind: ExportKind): kind is PaperKind =>
  (PAPER_KINDS as readonly ExportKind[]).includes(kind);

/** A column of an export: its heading, and the list column that it comes from if that is named differently. */
export interface ExportColumn {
  readonly name: string;
  readonly of?: string;
  /** Type in a spreadsheet; decimals have two digits. Defaults to `text`. */
  readonly type?: 'date' | 'moment' | 'number' | 'decimal';
  /** Relative width in print; defaults to 1. */
  readonly share?: number;
  /** Maximum lines of a printed cell; defaults to 2. */
  readonly lines?: number;
}

/** Title of a list in files, and its possible columns in order. */
interface ExportList {
  /** File name before the date. */
  readonly title: string;
  readonly columns: readonly ExportColumn[];
}

/** Every list with its columns. Lists of the back office refer to columns by these headings. */
export const EXPORT_LISTS: Readonly<Record<ListKind, ExportList>> = {
  students: {
    title: 'Students',
    columns: [
      { name: 'Full name', share: 1.6 },
      // Always beside the name, to tell namesakes apart.
      { name: 'Serial end', of: 'Full name', share: 0.7 },
      { name: 'Date of birth', of: 'Full name', type: 'date', share: 0.9 },
      { name: 'Title', share: 0.5 },
      { name: 'Gender', share: 0.6 },
      { name: 'Status' },
      { name: 'Email', share: 1.8 },
      { name: 'Phone', share: 1.1 },
      { name: 'Country', share: 0.8 },
      { name: 'State' },
      { name: 'Qualification', share: 0.7 },
      { name: 'Organisation', share: 1.2 },
      { name: 'Position' },
      { name: 'Date joined', type: 'date', share: 0.8 },
      { name: 'Experience', share: 0.8 },
      { name: 'Work location', share: 1.2 },
      { name: 'Cadre' },
      { name: 'Route', share: 1.2 },
      { name: 'Programme', share: 1.4 },
      { name: 'PGD courses', share: 1.4 },
      { name: 'Academic programmes', share: 1.4 },
      { name: 'Fee', share: 1.4 },
      { name: 'Payment' },
      { name: 'Documents' },
      { name: 'Registered', type: 'date', share: 0.8 },
    ],
  },
  serials: {
    title: 'Serial numbers',
    columns: [
      { name: 'Serial number', share: 1.6 },
      { name: 'Status', share: 0.6 },
      { name: 'For' },
      { name: 'Issued to', share: 1.2 },
      { name: 'Phone', of: 'Issued to' },
      { name: 'Date generated', type: 'date' },
      { name: 'Batch', of: 'Date generated', share: 1.2 },
      { name: 'Date used', type: 'date' },
    ],
  },
  accounts: {
    title: 'Staff accounts',
    columns: [
      { name: 'User name', of: 'Account' },
      { name: 'Email', of: 'Account', share: 1.8 },
      { name: 'Role' },
      { name: 'Permissions', of: 'Role' },
      { name: 'State', of: 'Role' },
      { name: 'Second factor', share: 0.8 },
      { name: 'Last sign-in', type: 'moment' },
      { name: 'Since', of: 'Last sign-in', type: 'date' },
    ],
  },
  mails: {
    title: 'Mails',
    columns: [
      { name: 'Name', of: 'To', share: 1.2 },
      { name: 'Email', of: 'To', share: 1.6 },
      { name: 'Subject', share: 2 },
      { name: 'Status', share: 0.7 },
      { name: 'Tries', of: 'Status', type: 'number', share: 0.4 },
      { name: 'Kind' },
      { name: 'Date', type: 'moment' },
    ],
  },
  audit: {
    title: 'Audit log',
    columns: [
      { name: 'When', type: 'moment', share: 1.1 },
      { name: 'Who', of: 'What' },
      { name: 'Action', of: 'What', share: 1.1 },
      { name: 'Outcome', of: 'What', share: 0.7 },
      { name: 'About', of: 'What', share: 0.8 },
      { name: 'Record', of: 'What', share: 1.6 },
      { name: 'Reason', of: 'What', share: 1.2 },
      { name: 'From' },
    ],
  },
  results: {
    title: 'Results',
    columns: [
      { name: 'Student', share: 1.6 },
      { name: 'Serial end', of: 'Student', share: 0.85 },
      { name: 'Date of birth', of: 'Student', type: 'date' },
      { name: 'Email', of: 'Student', share: 2 },
      { name: 'Exam', share: 1.2, lines: 3 },
      { name: 'Code', of: 'Exam', share: 0.9 },
      { name: 'Score', type: 'number', share: 0.55 },
      { name: 'Questions', of: 'Score', type: 'number', share: 0.85 },
      { name: 'Percentage', type: 'number', share: 0.95 },
      { name: 'Result', share: 0.6 },
      { name: 'Date', type: 'moment' },
    ],
  },
  certificates: {
    // `Certificates` names the printed certificates.
    title: 'List of certificates',
    columns: [
      { name: 'Number', of: 'Certificate', share: 1.36 },
      { name: 'Name', of: 'Student name', share: 1.2, lines: 3 },
      { name: 'Course', lines: 6 },
      { name: 'Exam', of: 'Certificate', share: 0.82 },
      { name: 'Date', of: 'Certificate', type: 'date', share: 0.95 },
      { name: 'Issued at', of: 'Certificate', type: 'moment', share: 0.95 },
      { name: 'Made', of: 'Certificate', share: 0.72 },
      { name: 'Serial number', share: 1.1 },
      { name: 'Status', of: 'State', share: 0.82 },
      { name: 'Invalid since', of: 'State', type: 'moment', share: 1.02 },
      { name: 'Reason', of: 'State', share: 1.1, lines: 8 },
      { name: 'Replaces', of: 'State', share: 1.36 },
      { name: 'Replaced by', of: 'State', share: 1.36 },
    ],
  },
  statistics: {
    title: 'Statistics',
    columns: [
      { name: 'No.', type: 'number', share: 0.4 },
      { name: 'Question or option', share: 3.8 },
      { name: 'Candidates', type: 'number', share: 0.9 },
      { name: 'Right or chosen %', type: 'number', share: 1.3 },
      { name: 'Low scores %', type: 'number' },
      { name: 'Medium %', type: 'number', share: 0.8 },
      { name: 'High scores %', type: 'number', share: 1.1 },
      { name: 'Discrimination', type: 'decimal', share: 1.1 },
      { name: 'Median seconds', type: 'decimal', share: 1.2 },
      { name: 'Notes', share: 1.8 },
    ],
  },
  members: {
    title: 'Members',
    columns: [
      { name: 'Number', share: 1.1 },
      { name: 'Name', of: 'Member', share: 1.6 },
      { name: 'Kind', of: 'Member', share: 0.9 },
      { name: 'Grade', share: 0.8 },
      { name: 'Standing', share: 1.1 },
      { name: 'Owes (NGN)', of: 'Owes', type: 'decimal', share: 0.9 },
      { name: 'Email', of: 'Contact', share: 1.8 },
      { name: 'Phone', of: 'Contact', share: 1.1 },
      { name: 'State' },
      { name: 'Inducted', type: 'date', share: 0.8 },
    ],
  },
  journal: {
    title: 'Journal',
    columns: [
      { name: 'Day', type: 'date', share: 0.7 },
      { name: 'Posting', share: 0.6 },
      { name: 'Document', share: 0.9 },
      { name: 'Member number', share: 0.9 },
      { name: 'Name', share: 1.4 },
      { name: 'Text', share: 1.4 },
      { name: 'Debit', share: 1.2 },
      { name: 'Credit', share: 1.2 },
      { name: 'Amount (NGN)', type: 'decimal', share: 0.8 },
      { name: 'Amount (kobo)', type: 'number', share: 0.8 },
    ],
  },
};

/** Maximum columns that fit a printed row. */
export const PDF_COLUMNS_MAX = 16;

/** `zip` has one PDF per record. */
export const EXPORT_FORMATS = ['xlsx', 'pdf', 'zip'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

interface ExportPaper {
  /** File name before the date. */
  readonly title: string;
  /** Unit of its content, and the maximum number. */
  readonly noun: string;
  readonly most: number;
  readonly formats: readonly ExportFormat[];
}

export const EXPORT_PAPERS: Readonly<Record<PaperKind, ExportPaper>> = {
  slips: { title: 'Result slips', noun: 'slip', most: 5000, formats: ['pdf'] },
  attendance: { title: 'Attendance list', noun: 'row', most: 1000, formats: ['pdf'] },
  'seat-cards': { title: 'Seat cards', noun: 'card', most: 1000, formats: ['pdf'] },
  'certificate-files': {
    title: 'Certificates',
    noun: 'certificate',
    most: 2000,
    formats: ['zip', 'pdf'],
  },
};

export const exportFormats = (kind: ExportKind): readonly ExportFormat[] =>
  isPaper(kind) ? EXPORT_PAPERS[kind].formats : ['xlsx', 'pdf'];

export const exportTitle = (kind: ExportKind): string =>
  (isPaper(kind) ? EXPORT_PAPERS[kind] : EXPORT_LISTS[kind]).title;

/** Export columns for the given list columns. */
export const exportColumns = (kind: ListKind, listColumns: readonly string[]): readonly ExportColumn[] =>
  EXPORT_LISTS[kind].columns.filter(({ name, of = name }) => listColumns.includes(of));
