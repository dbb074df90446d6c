import { BODY_LIMITS } from '../core/body-limits';
import { defineRoutes } from '../core/route';

export const courseRoutes = defineRoutes('exams', {
  courseList: { method: 'GET', path: '/course', access: ['public'], list: true },
  courseCreate: {
    method: 'POST',
    path: '/course/create',
    access: ['staff'],
    audit: 'course.create',
    status: 201,
    bodyLimit: BODY_LIMITS.form,
  },
  courseUpdate: {
    method: 'PATCH',
    path: '/course/update-course',
    access: ['staff'],
    audit: 'course.update',
    status: 201,
    bodyLimit: BODY_LIMITS.form,
  },
  courseRemove: { method: 'DELETE', path: '/course/:id', access: ['staff'], audit: 'course.remove' },
});
