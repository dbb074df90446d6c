import type { Role } from '@concord/contracts';

/** The entries of the menu; each also names its count. */
export type MenuKey =
  | 'dashboard'
  | 'students'
  | 'courses'
  | 'serials'
  | 'exams'
  | 'examUpload'
  | 'results'
  | 'certificates'
  | 'gallery'
  | 'staff'
  | 'monitor'
  | 'late'
  | 'outbox';

/** One entry of the menu. */
export interface MenuItem {
  readonly key: MenuKey;
  readonly title: string;
  readonly to: string;
  readonly superOnly?: boolean;
  /** Stands below the line, after the main entries. */
  readonly further?: boolean;
}

const MENU: readonly MenuItem[] = [
  { key: 'dashboard', title: 'Dashboard', to: '/admin' },
  { key: 'students', title: 'Students', to: '/admin/students' },
  { key: 'courses', title: 'Courses', to: '/admin/courses' },
  { key: 'serials', title: 'Serial Number', to: '/admin/serial-number' },
  { key: 'exams', title: 'Exams', to: '/admin/exams', superOnly: true },
  { key: 'examUpload', title: 'Exam Upload', to: '/admin/exam-upload', superOnly: true },
  { key: 'results', title: 'Students Result', to: '/admin/student-result', superOnly: true },
  { key: 'certificates', title: 'Student Certificate', to: '/admin/student-certificates' },
  { key: 'gallery', title: 'Gallery', to: '/admin/gallery-settings' },
  { key: 'staff', title: 'Staff accounts', to: '/admin/staff-accounts', superOnly: true, further: true },
  { key: 'monitor', title: 'Live exams', to: '/admin/monitor', further: true },
  { key: 'late', title: 'Late answers', to: '/admin/late-answers', superOnly: true, further: true },
  { key: 'outbox', title: 'Outbox', to: '/admin/outbox', further: true },
];

/** What a role finds in the menu; nothing for a role that is not staff. */
export function menuFor(role: Role): readonly MenuItem[] {
  if (role === 'SUPER_ADMIN') return MENU;
  return role === 'ADMIN' ? MENU.filter((item) => !item.superOnly) : [];
}
