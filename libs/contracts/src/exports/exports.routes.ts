import { BODY_LIMITS } from '../core/body-limits';
import { defineRoutes } from '../core/route';

/** Export routes, used by the back office only. */
export const exportRoutes = defineRoutes('media', {
  exportCreate: {
    method: 'POST',
    path: '/media/exports',
    access: ['staff'],
    audit: 'export.create',
    bodyLimit: BODY_LIMITS.form,
    status: 202,
  },
  /** Audits a list that the browser printed itself. */
  listPrinted: {
    method: 'POST',
    path: '/media/exports/printed',
    access: ['staff'],
    audit: 'list.print',
    bodyLimit: BODY_LIMITS.form,
  },
  exportList: { method: 'GET', path: '/media/exports', access: ['staff'] },
  exportGet: { method: 'GET', path: '/media/exports/:id', access: ['staff'] },
  exportCancel: {
    method: 'POST',
    path: '/media/exports/:id/cancel',
    access: ['staff'],
    audit: 'export.cancel',
  },
});
