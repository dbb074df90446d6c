import { BODY_LIMITS } from '../core/body-limits';
import { defineRoutes } from '../core/route';

/** Serial routes of the back office; separate from `serialRoutes`, which the registration loads. */
export const serialStockRoutes = defineRoutes('students', {
  serialBatchList: { method: 'GET', path: '/serial/batches', access: ['staff'], list: true },
  serialBatchGet: { method: 'GET', path: '/serial/batches/:id', access: ['staff'] },
  serialBatchUnused: { method: 'GET', path: '/serial/batches/:id/unused', access: ['staff'] },
  serialIssue: {
    method: 'PATCH',
    path: '/serial/:id',
    access: ['staff'],
    audit: 'serial.issue',
    bodyLimit: BODY_LIMITS.form,
  },
  serialRemove: { method: 'DELETE', path: '/serial/:id', access: ['staff'], audit: 'serial.remove' },
  serialRemoveMany: {
    method: 'POST',
    path: '/serial/remove-many',
    access: ['staff'],
    audit: 'serial.remove-many',
    bodyLimit: BODY_LIMITS.form,
    answerTimeoutMs: 120_000,
  },
});
