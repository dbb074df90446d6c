import type { Role } from '@concord/contracts';
import {
  BookIcon,
  CertificateIcon,
  ClockIcon,
  DashboardIcon,
  ExamIcon,
  ImageIcon,
  MailIcon,
  NumbersIcon,
  PeopleIcon,
  PersonIcon,
  ResultIcon,
  UploadIcon,
  ViewIcon,
} from '@concord/ui/display';

const MENU = [
  { key: 'dashboard', title: 'Dashboard', to: '/admin', Icon: DashboardIcon },
  { key: 'students', title: 'Students', to: '/admin/students', Icon: PeopleIcon },
  { key: 'courses', title: 'Courses', to: '/admin/courses', Icon: BookIcon },
  { key: 'serials', title: 'Serial Number', to: '/admin/serial-number', Icon: NumbersIcon },
  { key: 'exams', title: 'Exams', to: '/admin/exams', Icon: ExamIcon, superOnly: true },
  { key: 'examUpload', title: 'Exam Upload', to: '/admin/exam-upload', Icon: UploadIcon, superOnly: true },
  {
    key: 'results',
    title: 'Students Result',
    to: '/admin/student-result',
    Icon: ResultIcon,
    superOnly: true,
  },
  {
    key: 'certificates',
    title: 'Student Certificate',
    to: '/admin/student-certificates',
    Icon: CertificateIcon,
  },
  { key: 'gallery', title: 'Gallery', to: '/admin/gallery-settings', Icon: ImageIcon },
  {
    key: 'staff',
    title: 'Staff accounts',
    to: '/admin/staff-accounts',
    Icon: PersonIcon,
    superOnly: true,
    secondary: true,
  },
  { key: 'monitor', title: 'Live exams', to: '/admin/monitor', Icon: ViewIcon, secondary: true },
  {
    key: 'lateAnswers',
    title: 'Late answers',
    to: '/admin/late-answers',
    Icon: ClockIcon,
    superOnly: true,
    secondary: true,
  },
  { key: 'outbox', title: 'Outbox', to: '/admin/outbox', Icon: MailIcon, secondary: true },
] as const;

export type MenuKey = (typeof MENU)[number]['key'];

export interface MenuItem {
  /** Also names the entry's count. */
  readonly key: MenuKey;
  readonly title: string;
  readonly to: string;
  readonly Icon: typeof BookIcon;
  readonly superOnly?: boolean;
  /** In the second group, below the line. */
  readonly secondary?: boolean;
}

/** The menu of a role; empty for a role that is not staff. */
export function menuFor(role: Role): readonly MenuItem[] {
  const items: readonly MenuItem[] = MENU;
  if (role === 'SUPER_ADMIN') return items;
  return role === 'ADMIN' ? items.filter((item) => !item.superOnly) : [];
}
