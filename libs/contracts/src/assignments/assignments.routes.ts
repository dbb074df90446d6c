import { defineRoutes } from '../core/route';

export const assignmentRoutes = defineRoutes({
  assignmentCreate: {
    service: 'exams',
    method: 'POST',
    path: '/exams/addExamToStudent',
    access: ['staff'],
    status: 201,
  },
  assignmentUpdate: {
    service: 'exams',
    method: 'PATCH',
    path: '/exams/studentExam/:id',
    access: ['staff'],
    status: 200,
  },
  assignmentRemove: {
    service: 'exams',
    method: 'DELETE',
    path: '/exams/removeStudentExam/:id',
    access: ['staff'],
    status: 200,
  },
  assignmentsOfStudent: {
    service: 'exams',
    method: 'GET',
    path: '/exams/studentExamByStudentId/:id',
    access: ['staff', 'candidate'],
    status: 200,
    list: true,
  },
});
