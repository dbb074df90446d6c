import { BODY_LIMITS } from '../core/body-limits';
import { defineRoutes } from '../core/route';

export const documentRoutes = defineRoutes('media', {
  documentCreate: {
    method: 'POST',
    path: '/media/documents',
    access: ['staff', 'candidate', 'print'],
    audit: 'document.create',
    status: 202,
    bodyLimit: BODY_LIMITS.form,
  },
  documentGet: { method: 'GET', path: '/media/documents/:jobId', access: ['staff', 'candidate', 'print'] },
  fileGet: { method: 'GET', path: '/media/files/:public_id', access: ['public'], streamed: true },
  studentFileScans: { method: 'GET', path: '/media/students/:id/scans', access: ['staff'] },
});
