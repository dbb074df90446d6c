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
import type { MenuKey } from './menu-items';

/** The picture beside each entry of the menu. */
export const MENU_ICONS: Record<MenuKey, typeof BookIcon> = {
  dashboard: DashboardIcon,
  students: PeopleIcon,
  courses: BookIcon,
  serials: NumbersIcon,
  exams: ExamIcon,
  examUpload: UploadIcon,
  results: ResultIcon,
  certificates: CertificateIcon,
  gallery: ImageIcon,
  staff: PersonIcon,
  monitor: ViewIcon,
  late: ClockIcon,
  outbox: MailIcon,
};
