import type { Role } from '@concord/contracts';

/** An action of staff: its page, and further search words. */
export interface PaletteAction {
  readonly label: string;
  readonly detail: string;
  readonly to: string;
  /** Runs at once instead of opening a page. */
  readonly act?: 'sign-out';
  readonly words: string;
  readonly superOnly?: boolean;
  /** For staff with the finance permission. */
  readonly financeOnly?: boolean;
}

const ACTIONS: readonly PaletteAction[] = [
  {
    label: 'Assign an exam',
    detail: 'Choose students in the list',
    to: '/admin/students',
    words: 'give add exams students',
  },
  {
    label: 'Review applications',
    detail: 'Review queue',
    to: '/admin/review',
    words: 'accept reject decide admit applicants',
  },
  {
    label: 'Induct a member',
    detail: 'Members',
    to: '/admin/members?action=induct',
    words: 'accept applicant join register new',
  },
  {
    label: 'Add a member by hand',
    detail: 'Members',
    to: '/admin/members?action=add',
    words: 'new organisation corporate person register',
  },
  {
    label: 'Induct many applicants',
    detail: 'Choose accepted applicants in the list',
    to: '/admin/students?status=accepted',
    words: 'members bulk cohort join register new',
  },
  {
    label: 'Bill a year',
    detail: 'Members',
    to: '/admin/members?action=bill',
    words: 'charge subscription dues invoice billing members',
    financeOnly: true,
  },
  {
    label: 'Members who owe',
    detail: 'Members',
    to: '/admin/members?owing=true',
    words: 'arrears debt balance unpaid dues',
  },
  {
    label: 'Import a register of members',
    detail: 'Members',
    to: '/admin/members/import',
    words: 'upload excel csv spreadsheet file',
  },
  {
    label: 'Merge duplicate members',
    detail: 'Duplicates',
    to: '/admin/members/duplicates',
    words: 'same person twice double find',
  },
  {
    label: 'Read a bank statement',
    detail: 'Bank statements',
    to: '/admin/statements',
    words: 'upload payments csv excel match lines',
    financeOnly: true,
  },
  {
    label: 'New fees',
    detail: 'Fees',
    to: '/admin/fees/new',
    words: 'change amounts version subscription levy',
    superOnly: true,
  },
  {
    label: 'Accountant’s journal',
    detail: 'Reports',
    to: '/admin/reports',
    words: 'export excel postings ledger income money',
    financeOnly: true,
  },
  {
    label: 'New cohort',
    detail: 'Cohorts',
    to: '/admin/cohorts?action=new',
    words: 'create add group students',
  },
  {
    label: 'Generate serial numbers',
    detail: 'Serial Number',
    to: '/admin/serial-number',
    words: 'new create issue serials batch',
  },
  {
    label: 'Serial number for a certificate',
    detail: 'Serial Number',
    to: '/admin/serial-number?action=certificate',
    words: 'new create generate issue',
    superOnly: true,
  },
  {
    label: 'Upload an exam',
    detail: 'Exam Upload',
    to: '/admin/exam-upload',
    words: 'new create add import questions file',
    superOnly: true,
  },
  {
    label: 'New hall session',
    detail: 'Hall sessions',
    to: '/admin/halls?action=new',
    words: 'create plan add room sitting',
  },
  {
    label: 'Release results',
    detail: 'Choose an exam in the list',
    to: '/admin/exams',
    words: 'publish show hold held scores',
    superOnly: true,
  },
  {
    label: 'Issue certificates',
    detail: 'Choose results in the list',
    to: '/admin/student-result',
    words: 'make new create award',
    superOnly: true,
  },
  {
    label: 'Revoke a certificate',
    detail: 'Choose it in the list',
    to: '/admin/student-certificates',
    words: 'delete cancel withdraw invalid take back certificates',
    superOnly: true,
  },
  {
    label: 'Print certificates',
    detail: 'Student Certificate',
    to: '/admin/student-certificates',
    words: 'download pdf zip paper',
  },
  {
    label: 'Archive students',
    detail: 'Choose students in the list',
    to: '/admin/students',
    words: 'remove delete hide people',
  },
  {
    label: 'Find or restore archived students',
    detail: 'The archive',
    to: '/admin/students?archived=true',
    words: 'removed deleted bring back undo archive people',
  },
  {
    label: 'Export a list of students',
    detail: 'Export, above the list',
    to: '/admin/students',
    words: 'download excel csv pdf spreadsheet file print',
  },
  {
    label: 'Export results',
    detail: 'Export, above the list',
    to: '/admin/student-result',
    words: 'download excel csv pdf spreadsheet file print scores board',
  },
  {
    label: 'Create course',
    detail: 'Courses',
    to: '/admin/courses?action=new',
    words: 'new add',
  },
  {
    label: 'Add pictures',
    detail: 'Gallery',
    to: '/admin/gallery-settings',
    words: 'upload new photos images',
  },
  {
    label: 'Invite a member of staff',
    detail: 'Staff accounts',
    to: '/admin/staff-accounts?action=invite',
    words: 'new add create account colleague user admin officer',
    superOnly: true,
  },
  {
    label: 'Approve a colleague',
    detail: 'Staff accounts',
    to: '/admin/staff-accounts',
    words: 'accept confirm waiting account user staff sign up',
    superOnly: true,
  },
  {
    label: 'Change your password',
    detail: 'Your account',
    to: '/admin/account',
    words: 'second factor security sessions sign',
  },
  {
    label: 'Sign out',
    detail: 'Leave the back office',
    to: '/',
    act: 'sign-out',
    words: 'log out logout exit leave',
  },
];

/**
 * Actions that a role may take.
 * @param hasFinance finance permission of an ADMIN
 */
export const actionsFor = (role: Role, hasFinance: boolean): readonly PaletteAction[] =>
  ACTIONS.filter(
    ({ superOnly, financeOnly }) =>
      role === 'SUPER_ADMIN' || (role === 'ADMIN' && !superOnly && (!financeOnly || hasFinance)),
  );
