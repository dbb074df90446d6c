import { defineRoutes } from '../core/route';

export const backupRoutes = defineRoutes('students', {
  backupStatus: { method: 'GET', path: '/backups', access: ['super'] },
});
