import { BODY_LIMITS } from '../core/body-limits';
import { defineRoutes } from '../core/route';

export const assignmentRoutes = defineRoutes('exams', {
  assignmentCreate: {
    method: 'POST',
    path: '/exams/addExamToStudent',
    access: ['staff'],
    audit: 'assignment.create',
    status: 201,
    bodyLimit: BODY_LIMITS.form,
  },
  assignmentUpdate: {
    method: 'PATCH',
    path: '/exams/studentExam/:id',
    access: ['staff'],
    audit: 'assignment.update',
    bodyLimit: BODY_LIMITS.form,
  },
  assignmentRemove: {
    method: 'DELETE',
    path: '/exams/removeStudentExam/:id',
    access: ['staff'],
    audit: 'assignment.remove',
  },
  assignmentsOfStudent: {
    method: 'GET',
    path: '/exams/studentExamByStudentId/:id',
    access: ['staff', 'candidate'],
    list: true,
  },
});
