import { defineRoutes } from '../core/route';

/** Background tasks of staff. */
export const taskRoutes = defineRoutes('exams', {
  taskList: { method: 'GET', path: '/exams/tasks', access: ['staff'] },
  taskGet: { method: 'GET', path: '/exams/tasks/:id', access: ['staff'] },
  taskCancel: { method: 'POST', path: '/exams/tasks/:id/cancel', access: ['staff'], audit: 'task.cancel' },
});
