import { defineRoutes } from '../core/route';

export const assignmentRoutes = defineRoutes('exams', {
  assignmentCreate: { method: 'POST', path: '/exams/addExamToStudent', access: ['staff'], status: 201 },
  assignmentUpdate: { method: 'PATCH', path: '/exams/studentExam/:id', access: ['staff'] },
  assignmentRemove: { method: 'DELETE', path: '/exams/removeStudentExam/:id', access: ['staff'] },
  assignmentsOfStudent: {
    method: 'GET',
    path: '/exams/studentExamByStudentId/:id',
    access: ['staff', 'candidate'],
    list: true,
  },
});
