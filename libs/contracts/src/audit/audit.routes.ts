import { defineRoutes } from '../core/route';

export const auditRoutes = defineRoutes('students', {
  auditList: { method: 'GET', path: '/admin/audit', access: ['super'], list: true },
});
