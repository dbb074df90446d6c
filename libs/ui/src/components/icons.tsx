import { lineIcon } from './line-icon';

export * from './basic-icons';
export * from './core-icons';

export const SearchIcon = lineIcon('SearchIcon', 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l4.5 4.5');
export const FilterIcon = lineIcon('FilterIcon', 'M4 6h16M7 12h10M10 18h4');
export const ChevronDownIcon = lineIcon('ChevronDownIcon', 'M6 9l6 6 6-6');
export const AddIcon = lineIcon('AddIcon', 'M12 5v14M5 12h14');
export const RemoveIcon = lineIcon('RemoveIcon', 'M5 12h14');
export const DeleteIcon = lineIcon('DeleteIcon', 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5');
export const EditIcon = lineIcon('EditIcon', 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4');
export const CopyIcon = lineIcon('CopyIcon', 'M9 9h11v11H9zM5 15H4V4h11v1');
export const UploadIcon = lineIcon('UploadIcon', 'M12 16V5M7 9l5-5 5 5M4 20h16');
export const PrintIcon = lineIcon('PrintIcon', 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z');
export const ViewIcon = lineIcon(
  'ViewIcon',
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
);
export const DashboardIcon = lineIcon('DashboardIcon', 'M4 4h7v7H4zM13 4h7v4h-7zM13 10h7v10h-7zM4 13h7v7H4z');
export const PeopleIcon = lineIcon(
  'PeopleIcon',
  'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 20c0-3.5 3-5.5 6.5-5.5s6.5 2 6.5 5.5M16 5.5a3.3 3.3 0 0 1 0 6.2M18 14.8c2.2.7 3.5 2.5 3.5 5.2',
);
export const BookIcon = lineIcon(
  'BookIcon',
  'M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2zM12 6v14',
);
export const NumbersIcon = lineIcon('NumbersIcon', 'M9 4L7 20M17 4l-2 16M4 9h16M4 15h16');
export const ExamIcon = lineIcon('ExamIcon', 'M6 3h9l4 4v14H6zM9 12l2 2 4-4M9 18h6');
export const ResultIcon = lineIcon('ResultIcon', 'M5 20V10M12 20V4M19 20v-7M3 20h18');
export const CertificateIcon = lineIcon(
  'CertificateIcon',
  'M12 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM8.5 13.5L7 21l5-2.5 5 2.5-1.5-7.5',
);
export const ImageIcon = lineIcon('ImageIcon', 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 8.5h.01');
export const HomeIcon = lineIcon('HomeIcon', 'M4 11l8-7 8 7M6 10v10h12V10M10 20v-6h4v6');
export const LogoutIcon = lineIcon('LogoutIcon', 'M14 4H5v16h9M10 12h11M17 8l4 4-4 4');
export const MailIcon = lineIcon('MailIcon', 'M3.5 5.5h17v13h-17zM4 6l8 7 8-7');
export const HistoryIcon = lineIcon('HistoryIcon', 'M4 12a8 8 0 1 0 2.5-5.8M4 3v4.5h4.5M12 8v4.2l3 1.8');
export const WarningIcon = lineIcon('WarningIcon', 'M12 4L2.5 20h19zM12 10v4.5M12 17.2v.1');
