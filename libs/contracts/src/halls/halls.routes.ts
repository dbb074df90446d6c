import { BODY_LIMITS, JSON_VALUES } from '../core/body-limits';
import { defineRoutes } from '../core/route';

/** Longer time-out: one call reads or changes hundreds of records. */
const MANY = { answerTimeoutMs: 60_000 } as const;

export const hallRoutes = defineRoutes('exams', {
  hallList: { method: 'GET', path: '/exams/halls', access: ['staff'], list: true },
  hallGet: { method: 'GET', path: '/exams/halls/:id', access: ['staff'] },
  hallCandidates: { method: 'GET', path: '/exams/halls/:id/candidates', access: ['staff'], ...MANY },
  hallCreate: {
    method: 'POST',
    path: '/exams/halls',
    access: ['staff'],
    status: 201,
    audit: 'hall.create',
    ...MANY,
    jsonValues: JSON_VALUES.list,
  },
  hallCheck: {
    method: 'POST',
    path: '/exams/halls/check',
    access: ['staff'],
    ...MANY,
    jsonValues: JSON_VALUES.list,
  },
  hallUpdate: {
    method: 'PATCH',
    path: '/exams/halls/:id',
    access: ['staff'],
    audit: 'hall.update',
    ...MANY,
    jsonValues: JSON_VALUES.list,
  },
  hallEnd: {
    method: 'POST',
    path: '/exams/halls/:id/end',
    access: ['staff'],
    audit: 'hall.end',
    bodyLimit: BODY_LIMITS.form,
  },
  hallRemove: { method: 'DELETE', path: '/exams/halls/:id', access: ['staff'], audit: 'hall.remove' },
});
