import { defineRoutes } from '../core/route';

/** Background tasks of staff. */
export const taskRoutes = defineRoutes('exams', {
  taskList: { method: 'GET', path: '/exams/tasks', access: ['staff'] },
  taskGet: { method: 'GET', path: '/exams/tasks/:id', access: ['staff'] },
  taskCancel: { method: 'POST', path: '/exams/tasks/:id/cancel', access: ['staff'], audit: 'task.cancel' },
});

/** The same for tasks about members. */
export const memberTaskRoutes = defineRoutes('members', {
  memberTaskList: { method: 'GET', path: '/member-tasks', access: ['staff'] },
  memberTaskGet: { method: 'GET', path: '/member-tasks/:id', access: ['staff'] },
  memberTaskCancel: {
    method: 'POST',
    path: '/member-tasks/:id/cancel',
    access: ['staff'],
    audit: 'task.cancel',
  },
});
