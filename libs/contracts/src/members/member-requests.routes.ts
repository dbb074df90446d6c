import { BODY_LIMITS } from '../core/body-limits';
import { defineRoutes } from '../core/route';

/** Requests of members, for staff. */
export const memberRequestRoutes = defineRoutes('members', {
  memberRequestList: { method: 'GET', path: '/member-requests', access: ['staff'], list: true },
  memberRequestDecide: {
    method: 'POST',
    path: '/member-requests/:id/decide',
    access: ['staff'],
    audit: 'member-request.decide',
    bodyLimit: BODY_LIMITS.form,
  },
});
