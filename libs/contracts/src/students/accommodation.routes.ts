import { BODY_LIMITS } from '../core/body-limits';
import { defineRoutes } from '../core/route';

/** Separate from `studentRoutes`, which the registration form loads. */
export const accommodationRoutes = defineRoutes('students', {
  studentAccommodate: {
    method: 'PUT',
    path: '/student/:id/accommodation',
    access: ['staff'],
    audit: 'student.accommodate',
    bodyLimit: BODY_LIMITS.form,
  },
});
