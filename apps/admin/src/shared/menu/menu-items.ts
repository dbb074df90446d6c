import type { Role } from '@concord/contracts';
import {
  BookIcon,
  CertificateIcon,
  CheckIcon,
  ClockIcon,
  DashboardIcon,
  DownloadIcon,
  EditIcon,
  ExamIcon,
  HistoryIcon,
  HomeIcon,
  ImageIcon,
  MailIcon,
  NumbersIcon,
  PeopleIcon,
  PersonIcon,
  ResultIcon,
  UploadIcon,
  ViewIcon,
} from '@concord/ui/display';
import type { ComponentProps, ComponentType } from 'react';
import { GroupIcon } from '../cohorts/group-icon';
import { NairaIcon } from '../membership/naira-icon';
import { StatementIcon } from '../members/statement-icon';
import { SlidersIcon } from '../membership/sliders-icon';
import type { MenuKey } from './menu-key';

export interface MenuItem {
  /** Key of the entry, and of its count. */
  readonly key: MenuKey;
  readonly title: string;
  readonly to: string;
  readonly Icon: ComponentType<ComponentProps<typeof BookIcon>>;
  readonly superOnly?: boolean;
  /** For staff with the finance permission. */
  readonly financeOnly?: boolean;
}

export interface MenuGroup {
  /** Absent for the first group. */
  readonly title?: string;
  readonly items: readonly MenuItem[];
}

const MENU: readonly MenuGroup[] = [
  { items: [{ key: 'dashboard', title: 'Dashboard', to: '/admin', Icon: DashboardIcon }] },
  {
    title: 'Admissions',
    items: [
      { key: 'students', title: 'Students', to: '/admin/students', Icon: PeopleIcon },
      { key: 'cohorts', title: 'Cohorts', to: '/admin/cohorts', Icon: GroupIcon },
      { key: 'review', title: 'Review queue', to: '/admin/review', Icon: CheckIcon },
      { key: 'serials', title: 'Serial Number', to: '/admin/serial-number', Icon: NumbersIcon },
    ],
  },
  {
    title: 'Exams',
    items: [
      { key: 'exams', title: 'Exams', to: '/admin/exams', Icon: ExamIcon, superOnly: true },
      {
        key: 'examUpload',
        title: 'Exam Upload',
        to: '/admin/exam-upload',
        Icon: UploadIcon,
        superOnly: true,
      },
      { key: 'monitor', title: 'Live exams', to: '/admin/monitor', Icon: ViewIcon },
      { key: 'halls', title: 'Hall sessions', to: '/admin/halls', Icon: HomeIcon },
      {
        key: 'results',
        title: 'Students Result',
        to: '/admin/student-result',
        Icon: ResultIcon,
        superOnly: true,
      },
      {
        key: 'lateAnswers',
        title: 'Late answers',
        to: '/admin/late-answers',
        Icon: ClockIcon,
        superOnly: true,
      },
    ],
  },
  {
    title: 'Members',
    items: [
      { key: 'members', title: 'Members', to: '/admin/members', Icon: PersonIcon },
      { key: 'upgrades', title: 'Upgrades', to: '/admin/upgrades', Icon: UploadIcon },
      { key: 'cpd', title: 'CPD', to: '/admin/cpd', Icon: BookIcon },
      { key: 'cardOrders', title: 'Card orders', to: '/admin/card-orders', Icon: CertificateIcon },
      { key: 'memberRequests', title: 'Requests', to: '/admin/member-requests', Icon: EditIcon },
      { key: 'fees', title: 'Fees', to: '/admin/fees', Icon: NairaIcon },
      { key: 'reports', title: 'Reports', to: '/admin/reports', Icon: ResultIcon },
      {
        key: 'statements',
        title: 'Bank statements',
        to: '/admin/statements',
        Icon: StatementIcon,
        financeOnly: true,
      },
      {
        key: 'transfers',
        title: 'Members’ transfers',
        to: '/admin/transfers',
        Icon: CheckIcon,
        financeOnly: true,
      },
      {
        key: 'cardPayments',
        title: 'Card payments',
        to: '/admin/card-payments',
        Icon: NairaIcon,
        financeOnly: true,
      },
      { key: 'reminders', title: 'Reminders', to: '/admin/reminders', Icon: ClockIcon },
      {
        key: 'membershipSettings',
        title: 'Membership settings',
        to: '/admin/membership-settings',
        Icon: SlidersIcon,
        superOnly: true,
      },
    ],
  },
  {
    title: 'Certificates',
    items: [
      { key: 'courses', title: 'Courses', to: '/admin/courses', Icon: BookIcon },
      {
        key: 'certificates',
        title: 'Student Certificate',
        to: '/admin/student-certificates',
        Icon: CertificateIcon,
      },
      {
        key: 'certificateTemplates',
        title: 'Certificate designs',
        to: '/admin/certificate-templates',
        Icon: EditIcon,
      },
    ],
  },
  {
    title: 'Website',
    items: [{ key: 'gallery', title: 'Gallery', to: '/admin/gallery-settings', Icon: ImageIcon }],
  },
  {
    title: 'Administration',
    items: [
      {
        key: 'staff',
        title: 'Staff accounts',
        to: '/admin/staff-accounts',
        Icon: PersonIcon,
        superOnly: true,
      },
      { key: 'downloads', title: 'Downloads', to: '/admin/downloads', Icon: DownloadIcon },
      { key: 'outbox', title: 'Outbox', to: '/admin/outbox', Icon: MailIcon },
      { key: 'audit', title: 'Audit log', to: '/admin/audit', Icon: HistoryIcon, superOnly: true },
    ],
  },
];

/**
 * Menu of a role, without empty groups; empty for a role that is not staff.
 * @param hasFinance finance permission of an ADMIN
 */
export function menuFor(role: Role, hasFinance = false): readonly MenuGroup[] {
  if (role === 'SUPER_ADMIN') return MENU;
  if (role !== 'ADMIN') return [];
  const isOpen = ({ superOnly, financeOnly }: MenuItem) => !superOnly && (!financeOnly || hasFinance);
  const open = MENU.map((group) => ({ ...group, items: group.items.filter(isOpen) }));
  return open.filter(({ items }) => items.length > 0);
}

const normal = (path: string) => path.replace(/\/+$/, '').toLowerCase();

/** True if this address is the entry's page, or below it. */
export function isCurrent({ to }: Pick<MenuItem, 'to'>, pathname: string): boolean {
  const path = normal(pathname);
  return path === to || (to !== '/admin' && path.startsWith(`${to}/`));
}
