import { defineRoutes } from '../core/route';

export const serialRoutes = defineRoutes({
  serialGenerate: {
    service: 'students',
    method: 'POST',
    path: '/serial/generate',
    access: ['staff'],
    status: 201,
  },
  serialList: {
    service: 'students',
    method: 'GET',
    path: '/serial',
    access: ['staff'],
    status: 200,
    list: true,
  },
  serialValidate: {
    service: 'students',
    method: 'GET',
    path: '/serial/validate',
    access: ['public'],
    status: 200,
  },
  serialCount: { service: 'students', method: 'GET', path: '/serial/count', access: ['staff'], status: 200 },
});
