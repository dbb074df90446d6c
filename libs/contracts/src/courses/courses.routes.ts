import { defineRoutes } from '../core/route';

export const courseRoutes = defineRoutes({
  courseList: {
    service: 'exams',
    method: 'GET',
    path: '/course',
    access: ['public'],
    status: 200,
    list: true,
  },
  courseCreate: { service: 'exams', method: 'POST', path: '/course/create', access: ['staff'], status: 201 },
  courseUpdate: {
    service: 'exams',
    method: 'PATCH',
    path: '/course/update-course',
    access: ['staff'],
    status: 201,
  },
  courseRemove: { service: 'exams', method: 'DELETE', path: '/course/:id', access: ['staff'], status: 200 },
});
