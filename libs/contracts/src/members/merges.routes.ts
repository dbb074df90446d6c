import { BODY_LIMITS } from '../core/body-limits';
import { defineRoutes } from '../core/route';

const FORM = { access: ['staff'], bodyLimit: BODY_LIMITS.form } as const;

/** Duplicates of members, and their merges. */
export const mergeRoutes = defineRoutes('members', {
  memberDuplicates: { method: 'GET', path: '/member/duplicates', access: ['staff'], list: true },
  memberDistinctList: { method: 'GET', path: '/member/distinct', access: ['staff'], list: true },
  memberDistinctCreate: {
    method: 'POST',
    path: '/member/distinct',
    status: 201,
    audit: 'member.distinct',
    ...FORM,
  },
  memberDistinctRemove: {
    method: 'DELETE',
    path: '/member/distinct/:id',
    audit: 'member.distinct-undo',
    access: ['staff'],
  },
  memberMerge: { method: 'POST', path: '/member/merge', audit: 'member.merge', dryRun: true, ...FORM },
  memberMergeList: { method: 'GET', path: '/member/merge', access: ['staff'], list: true },
  memberMergeUndo: {
    method: 'POST',
    path: '/member/merge/:id/undo',
    audit: 'member.merge-undo',
    access: ['staff'],
  },
});
