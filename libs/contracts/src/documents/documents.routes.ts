import { defineRoutes } from '../core/route';

export const documentRoutes = defineRoutes({
  documentCreate: {
    service: 'media',
    method: 'POST',
    path: '/media/documents',
    access: ['staff', 'candidate', 'print'],
    status: 202,
  },
  documentGet: {
    service: 'media',
    method: 'GET',
    path: '/media/documents/:jobId',
    access: ['staff', 'candidate', 'print'],
    status: 200,
  },
  fileGet: {
    service: 'media',
    method: 'GET',
    path: '/media/files/:public_id',
    access: ['public'],
    status: 200,
    streamed: true,
  },
});
