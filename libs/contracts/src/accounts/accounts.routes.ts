import { defineRoutes } from '../core/route';

export const accountRoutes = defineRoutes({
  login: { service: 'students', method: 'POST', path: '/auth/login', access: ['public'], status: 200 },
  staffRegister: {
    service: 'students',
    method: 'POST',
    path: '/auth/register',
    access: ['public'],
    status: 201,
  },
  me: { service: 'students', method: 'GET', path: '/auth/me', access: ['pending', 'candidate'], status: 200 },
  adminList: {
    service: 'students',
    method: 'GET',
    path: '/admin',
    access: ['super'],
    status: 200,
    list: true,
  },
  adminCount: { service: 'students', method: 'GET', path: '/admin/count', access: ['staff'], status: 200 },
  adminUpdate: { service: 'students', method: 'PATCH', path: '/admin/:id', access: ['super'], status: 200 },
  adminRemove: { service: 'students', method: 'DELETE', path: '/admin/:id', access: ['super'], status: 200 },
});
