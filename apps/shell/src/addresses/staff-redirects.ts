/** Short addresses for staff, with the admin page that each redirects to. */
export const STAFF_REDIRECTS = {
  '/students': '/admin/students',
  '/students/:id': '/admin/students/:id',
  '/serial-number': '/admin/serial-number',
  '/gallery-settings': '/admin/gallery-settings',
  '/exam-board': '/admin/exams',
  '/exam-upload': '/admin/exam-upload',
  '/student-result': '/admin/student-result',
  '/courses': '/admin/courses',
  '/exams': '/admin/exams',
  '/student-certificates': '/admin/student-certificates',
} as const;
