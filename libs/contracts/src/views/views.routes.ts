import { BODY_LIMITS } from '../core/body-limits';
import { defineRoutes } from '../core/route';

/** Saved views of lists, per account. */
export const viewRoutes = defineRoutes('students', {
  viewList: { method: 'GET', path: '/admin/views', access: ['staff'] },
  viewCreate: {
    method: 'POST',
    path: '/admin/views',
    access: ['staff'],
    status: 201,
    bodyLimit: BODY_LIMITS.form,
  },
  viewUpdate: { method: 'PATCH', path: '/admin/views/:id', access: ['staff'], bodyLimit: BODY_LIMITS.form },
  viewRemove: { method: 'DELETE', path: '/admin/views/:id', access: ['staff'] },
});
