/** The entries of the menu, by which their counts are known. */
export type MenuKey =
  | 'dashboard'
  | 'students'
  | 'serials'
  | 'exams'
  | 'examUpload'
  | 'monitor'
  | 'results'
  | 'lateAnswers'
  | 'courses'
  | 'certificates'
  | 'gallery'
  | 'staff'
  | 'outbox'
  | 'audit';
