/** The entries of the menu, by which their counts are known. */
export type MenuKey =
  | 'dashboard'
  | 'students'
  | 'cohorts'
  | 'review'
  | 'serials'
  | 'exams'
  | 'examUpload'
  | 'monitor'
  | 'results'
  | 'lateAnswers'
  | 'courses'
  | 'certificates'
  | 'gallery'
  | 'downloads'
  | 'staff'
  | 'outbox'
  | 'audit';
