import { BODY_LIMITS, JSON_VALUES } from '../core/body-limits';
import { defineRoutes } from '../core/route';

const FORM = { bodyLimit: BODY_LIMITS.form } as const;

/** The register of members. */
export const memberRoutes = defineRoutes('members', {
  memberList: { method: 'GET', path: '/member', access: ['staff'], list: true },
  memberCount: { method: 'GET', path: '/member/count', access: ['staff'] },
  memberCreate: {
    method: 'POST',
    path: '/member',
    access: ['staff'],
    status: 201,
    audit: 'member.create',
    idempotencyKey: true,
    ...FORM,
  },
  memberInductMany: {
    method: 'POST',
    path: '/member/induct',
    access: ['staff'],
    status: 202,
    audit: 'member.induct-many',
    dryRun: true,
    answerTimeoutMs: 60_000,
    jsonValues: JSON_VALUES.list,
  },
  memberGet: { method: 'GET', path: '/member/:id', access: ['staff'] },
  memberUpdate: {
    method: 'PATCH',
    path: '/member/:id',
    access: ['staff'],
    audit: 'member.update',
    ...FORM,
  },
  memberTakeOver: {
    method: 'POST',
    path: '/member/:id/take-over',
    access: ['staff'],
    audit: 'member.take-over',
    ...FORM,
  },
  memberGradeAdd: {
    method: 'POST',
    path: '/member/:id/grade',
    access: ['staff'],
    audit: 'member.grade',
    ...FORM,
  },
  memberEventAdd: {
    method: 'POST',
    path: '/member/:id/event',
    access: ['staff'],
    audit: 'member.event',
    ...FORM,
  },
  memberStanding: { method: 'GET', path: '/member/:id/standing', access: ['staff'] },
});
